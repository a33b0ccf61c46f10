import { type CriteriosDaSugestao, PESOS_DA_SUGESTAO, VEZES_DO_PRATO } from '@merenda/shared/contratos';
import { type Decimal, decimal, ZERO } from '@merenda/shared/regras';
import type { DadosDaSugestao } from './dados.js';
import type { EstoqueDaUnidade } from './estoque-da-unidade.js';
import type { Incompleto, LimiteDaSugestao } from './limite-da-sugestao.js';
import { limitesDaSugestao } from './limites.js';
import { type PratoDaEtapa, temFichaInteira } from './pratos-da-etapa.js';
import type { Problema, SobraDoItem } from './problema.js';

/** A meal of a school day. */
export interface VagaDaSugestao {
  dia: string;
  hora: string;
  tipo: CriteriosDaSugestao['vagas'][number]['tipo'];
  /** The dish that stays; null where one is chosen. */
  fixo: number | null;
  /** The dishes that could be there, also where one stays. */
  possiveis: readonly number[];
}

/** What is to be decided, with what its figures are about. */
export interface ProblemaDaSugestao {
  problema: Problema;
  vagas: readonly VagaDaSugestao[];
  limites: readonly LimiteDaSugestao[];
  incompletos: readonly Incompleto[];
  /** Dishes of the stage that are not offered, because their sheet is not whole. */
  semFicha: readonly PratoDaEtapa[];
}

/** Puts together what a suggestion decides (specification 4.12). */
export function problemaDaSugestao(
  criterios: CriteriosDaSugestao,
  dados: DadosDaSugestao,
  estoque: EstoqueDaUnidade | null,
): ProblemaDaSugestao {
  const { candidatos, semFicha } = candidatosDa(criterios, dados);
  const vagas = vagasDa(criterios, dados, candidatos, semFicha);
  const { limites, incompletos } = limitesDaSugestao(dados, vagas, criterios.teto || null);
  const pesos = PESOS_DA_SUGESTAO[criterios.objetivo];
  const usados = new Set(vagas.flatMap(({ fixo, possiveis }) => (fixo === null ? possiveis : [fixo, ...possiveis])));
  const pratos = [...usados].sort((a, b) => a - b).flatMap((id) => dados.pratos.get(id) ?? []);
  return {
    vagas,
    limites,
    incompletos,
    semFicha,
    problema: {
      vagas: vagas.map(({ dia, fixo, possiveis }) => ({ dia, pratos: fixo === null ? possiveis : [fixo] })),
      pratos: pratos.map((prato) => ({
        id: prato.id,
        peso: pesoDo(prato, pesos).toNumber(),
        principal: prato.principal?.id ?? null,
      })),
      limites: limites.map(({ limite }) => limite),
      sobras: pesos.sobra > 0 && estoque ? sobrasDo(estoque, pesos.sobra, usados) : [],
      vezes: criterios.vezes ?? VEZES_DO_PRATO * Math.ceil(criterios.semanas / 2),
    },
  };
}

/** The dishes that may be suggested, with a whole sheet and without. */
function candidatosDa({ excluidos }: CriteriosDaSugestao, { pratos, etapa }: DadosDaSugestao) {
  const fora = new Set(excluidos.map(({ id }) => id));
  const todos = [...pratos.values()].filter(
    ({ id, candidato, principal, conteudo }) =>
      candidato && !fora.has(id) && principal !== null && !conteudo.alimentos.has('PROIBIDO'),
  );
  return {
    candidatos: todos.filter((prato) => temFichaInteira(prato, etapa.creche)),
    semFicha: todos.filter((prato) => !temFichaInteira(prato, etapa.creche)),
  };
}

/** The meals of all school days. A meal that no dish with a whole sheet is for takes the others. */
function vagasDa(
  { vagas, fixos, outrasRefeicoes = false }: CriteriosDaSugestao,
  { semanas }: DadosDaSugestao,
  candidatos: readonly PratoDaEtapa[],
  semFicha: readonly PratoDaEtapa[],
): VagaDaSugestao[] {
  const dos = (pratos: readonly PratoDaEtapa[], tipo: VagaDaSugestao['tipo']) =>
    pratos.filter(({ tipos }) => outrasRefeicoes || tipos.length === 0 || tipos.includes(tipo)).map(({ id }) => id);
  return semanas.flatMap(({ dias }) =>
    dias.flatMap((dia) =>
      vagas.map(({ hora, tipo }): VagaDaSugestao => {
        const inteiros = dos(candidatos, tipo);
        const fixo = fixos.find((um) => um.dia === dia && um.hora === hora && um.tipo === tipo);
        return {
          dia,
          hora,
          tipo,
          fixo: fixo?.prato.id ?? null,
          possiveis: inteiros.length > 0 ? inteiros : dos(semFicha, tipo),
        };
      }),
    ),
  );
}

/** R$ of a portion, as the preset weighs them. */
function pesoDo(
  { custo, custoFamiliar }: PratoDaEtapa,
  pesos: (typeof PESOS_DA_SUGESTAO)[keyof typeof PESOS_DA_SUGESTAO],
): Decimal {
  const total = custo ?? ZERO;
  return total.times(pesos.custo).plus(total.minus(custoFamiliar).times(pesos.foraDaAgriculturaFamiliar));
}

/** The lots that would expire, for one student, so that their value adds to the cost of a portion. */
const sobrasDo = ({ alunos, itens }: EstoqueDaUnidade, peso: number, usados: ReadonlySet<number>): SobraDoItem[] =>
  itens.flatMap(({ sobras, preco, porPorcao }): SobraDoItem[] => {
    const usos = [...porPorcao].filter(([id, quantidade]) => usados.has(id) && quantidade.gt(0));
    if (preco === null || sobras.length === 0 || usos.length === 0) return [];
    let juntas = ZERO;
    return [
      {
        prazos: [...sobras]
          .sort((a, b) => a.validade.localeCompare(b.validade))
          .map(({ validade, sobra }) => {
            juntas = juntas.plus(sobra);
            return { validade, sobra: juntas.div(alunos).toNumber() };
          }),
        peso: decimal(preco).times(peso).toNumber(),
        usos: new Map(usos.map(([id, quantidade]) => [id, quantidade.toNumber()])),
      },
    ];
  });
