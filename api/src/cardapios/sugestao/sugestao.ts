import type { CriteriosDaSugestao, PropostaDeCardapios, SugestaoDeCardapios } from '@merenda/shared/contratos';
import { formatarData, nomeComum } from '@merenda/shared/formatos';
import { agrupar, arredondar, type PratoServidoNoDia } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import { Recusa } from '../../nucleo/recusas.js';
import { exigirPratoDaCategoria } from '../cardapios/linhas.js';
import { frasesDosConflitos } from './conflitos.js';
import { lerDadosDaSugestao, type PratosPorDia } from './dados.js';
import { lerEstoqueDaUnidade } from './estoque-da-unidade.js';
import { figurasDosCardapios } from './figuras.js';
import { type BaseDasFrases, deixaDeCumprir, diferencaDeCusto, porqueDa } from './frases-da-vaga.js';
import { problemaDaSugestao, type ProblemaDaSugestao } from './problema-da-sugestao.js';
import type { Resposta } from './solucao.js';
import { Solucionador } from './solucionador.js';

const solucionador = new Solucionador();

/**
 * Menus for some weeks of a stage that keep the rules at the lowest weighted cost, or why there are none (specification
 * 4.12). Nothing is saved. 422 for an unknown category, or a dish that stays and is of another one; 503 when too many
 * suggestions wait, or the time ended before any answer.
 */
export async function sugerirCardapios(
  banco: Banco,
  criterios: CriteriosDaSugestao,
  sinal: AbortSignal,
): Promise<SugestaoDeCardapios> {
  const dados = await lerDadosDaSugestao(banco, criterios);
  criterios.fixos.forEach(({ prato: { id } }, n) =>
    exigirPratoDaCategoria(dados.pratos.get(id), criterios.categoria.id, `fixos.${n}.prato.id`),
  );
  const estoque = await lerEstoqueDaUnidade(banco, criterios, dados);
  const montado = problemaDaSugestao(criterios, dados, estoque);
  const base: BaseDasFrases = { criterios, dados, montado, estoque };
  const dias = new Set(dados.semanas.flatMap((semana) => semana.dias));
  const doPeriodo = new Map([...dados.doCalendario].filter(([dia]) => dias.has(dia)));
  const hoje = doPeriodo.size > 0 ? figurasDosCardapios(dados, doPeriodo, estoque) : null;
  if (montado.vagas.length === 0) return { proposta: null, conflitos: [SEM_DIAS], hoje };
  const resposta = await solucionador.decidir(
    { problema: montado.problema, possiveis: montado.vagas.map(({ possiveis }) => possiveis) },
    sinal,
  );
  const { decisao } = resposta;
  if (decisao.tipo === 'SEM_RESPOSTA') throw new Recusa(503, SEM_RESPOSTA);
  if (decisao.tipo === 'INVIAVEL') {
    const conflitos = frasesDosConflitos(base, decisao);
    return { proposta: null, conflitos: [...conflitos, ...semFichaInteira(base)], hoje };
  }
  return { proposta: propor(base, resposta, decisao), conflitos: [], hoje };
}

const SEM_DIAS = 'Não há dias letivos no período. Escolha outra semana, ou confira o calendário escolar.';
const SEM_RESPOSTA =
  'O tempo acabou antes de uma resposta. Escolha um período menor, menos refeições, ou fixe alguns pratos.';

function propor(
  base: BaseDasFrases,
  { alternativas }: Resposta,
  { escolha, folga, cortadaPeloTempo }: Extract<Resposta['decisao'], { tipo: 'ESCOLHA' }>,
): PropostaDeCardapios {
  const { dados, montado, estoque } = base;
  const vagas = montado.vagas.flatMap((vaga, v): (VagaEscolhida & { dia: string })[] => {
    const prato = dados.pratos.get(escolha[v] ?? 0);
    const outras = alternativas[v];
    if (!prato || !outras) return [];
    return [
      {
        dia: vaga.dia,
        hora: vaga.hora,
        tipo: vaga.tipo,
        prato: { id: prato.id, nome: prato.nome },
        fixo: vaga.fixo !== null,
        custo: prato.custo && arredondar(prato.custo, 2).toNumber(),
        porque: porqueDa(base, v, prato, outras.maisLeve),
        alternativas: outras.melhores.flatMap((outra) => {
          const outro = dados.pratos.get(outra.prato);
          if (!outro) return [];
          const diferenca = diferencaDeCusto(prato, outro);
          return [
            {
              prato: { id: outro.id, nome: outro.nome },
              diferencaDeCusto: diferenca && diferenca.toNumber(),
              deixaDeCumprir: deixaDeCumprir(base, outra),
            },
          ];
        }),
      },
    ];
  });
  const porDia = agrupar(vagas, ({ dia }) => dia);
  return {
    semanas: dados.semanas.map(({ de, ate, dias, semAula }) => ({
      de: formatarData(de),
      ate: formatarData(ate),
      dias: dias.map((dia) => ({
        dia: formatarData(dia),
        vagas: (porDia.get(dia) ?? []).map(({ dia: _, ...vaga }) => vaga),
      })),
      semAula: semAula.map(({ dia, motivo }) => ({ dia: formatarData(dia), motivo })),
    })),
    figuras: figurasDosCardapios(dados, servidosNa(porDia), estoque),
    folga: arredondar(folga * 100, 2).toNumber(),
    cortada: cortadaPeloTempo,
    incompletos: [...frasesDosIncompletos(montado), ...semFichaInteira(base)],
  };
}

type VagaEscolhida = PropostaDeCardapios['semanas'][number]['dias'][number]['vagas'][number];

const servidosNa = (porDia: ReadonlyMap<string, readonly VagaEscolhida[]>): PratosPorDia =>
  new Map(
    [...porDia].map(([dia, doDia]) => [
      dia,
      doDia.map(({ hora, tipo, prato }): PratoServidoNoDia => ({ ...prato, hora, tipo })),
    ]),
  );

/** The most names in one sentence. */
const CITADOS = 5;

function citar(nomes: readonly string[]): string {
  const distintos = [...new Set(nomes)].map(nomeComum);
  const demais = distintos.length - CITADOS;
  return [...distintos.slice(0, CITADOS), ...(demais > 0 ? [`e mais ${demais}`] : [])].join(', ');
}

const frasesDosIncompletos = ({ incompletos }: ProblemaDaSugestao): string[] =>
  incompletos.map(({ nome, alimentos }) => `${nome}: ficou de fora, porque faltam dados de ${citar(alimentos)}.`);

/** The dishes that were not offered, and why. */
function semFichaInteira({ montado: { semFicha, vagas } }: BaseDasFrases): string[] {
  const oferecidos = new Set(vagas.flatMap(({ possiveis }) => possiveis));
  const fora = semFicha.filter(({ id }) => !oferecidos.has(id));
  if (fora.length === 0) return [];
  const faltas = fora.flatMap(({ semPreco, conteudo }) => [...semPreco, ...conteudo.semGrupo, ...conteudo.semGrau]);
  return [
    `Pratos sem ficha inteira não foram usados: ${citar(fora.map(({ nome }) => nome))}. Faltam preço ou classificação de ${citar(faltas)}.`,
  ];
}
