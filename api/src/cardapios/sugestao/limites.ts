import {
  contaNoPrato,
  type Decimal,
  decimal,
  DIAS_DE_UMA_SEMANA,
  ehMensal,
  faltasDaClassificacao,
  gramasDoPrato,
  medidaDaRegra,
  type MedidaDaRegra,
  mesDoDia,
  periodoDoRecorte,
  type PratoServidoNoDia,
  type Recorte,
  regraAConferir,
  regrasDaEtapa,
  somar,
  ZERO,
} from '@merenda/shared/regras';
import type { DadosDaSugestao } from './dados.js';
import {
  emRecorte,
  idsDa,
  type Incompleto,
  type LimiteDaSugestao,
  type Parte,
  pratosDe,
  type VagaAberta,
} from './limite-da-sugestao.js';
import { dosNutrientes, doTeto } from './limites-das-figuras.js';
import type { PratoDaEtapa } from './pratos-da-etapa.js';
import type { Limite } from './problema.js';

/** The limits of a suggestion, and what is left out of it (specification 4.12). */
export function limitesDaSugestao(
  dados: DadosDaSugestao,
  vagas: readonly VagaAberta[],
  { teto, seguir }: { teto: number | null; seguir: (chave: string) => boolean },
): { limites: LimiteDaSugestao[]; incompletos: Incompleto[] } {
  const partes = [
    ...recortes(dados).flatMap((recorte) => dasRegras(dados, vagas, recorte)),
    ...dosNutrientes(dados, vagas),
  ];
  const incompletos = new Map<string, Set<string>>();
  for (const { incompleto } of partes)
    if (incompleto)
      incompletos.set(incompleto.nome, new Set([...(incompletos.get(incompleto.nome) ?? []), ...incompleto.alimentos]));
  return {
    limites: [
      ...partes.flatMap(({ limites, incompleto }) =>
        limites.filter(({ limite }) => incompleto === null || seguir(limite.chave)),
      ),
      ...doTeto(dados, vagas, teto),
    ],
    incompletos: [...incompletos].map(([nome, alimentos]) => ({ nome, alimentos: [...alimentos] })),
  };
}

/** The weeks and civil months that the suggestion touches. */
function recortes({ semanas }: DadosDaSugestao): Recorte[] {
  const meses = [...new Set(semanas.flatMap(({ dias }) => dias.map((dia) => dia.slice(0, 7))))];
  return [
    ...semanas.map(({ de, ate }) => ({ de, ate, mes: false })),
    ...meses.map((mes) => ({ ...mesDoDia(`${mes}-01`), mes: true })),
  ];
}

/** The rules that are verified and judged in a week or month. */
function dasRegras(dados: DadosDaSugestao, vagas: readonly VagaAberta[], recorte: Recorte): Parte[] {
  const posicoes = emRecorte(vagas, recorte);
  if (posicoes.length === 0) return [];
  const daSugestao = new Set(dados.semanas.flatMap(({ dias }) => dias));
  const outrosDias = new Map([...dados.doCalendario].filter(([dia]) => !daSugestao.has(dia)));
  const periodo = periodoDoRecorte(recorte, outrosDias, dados.temAula);
  const outros = periodo.dias.flatMap(({ pratos }) => pratos);
  const pratos = pratosDe(dados, [
    ...vagas.filter((_, v) => posicoes.includes(v)).flatMap(idsDa),
    ...outros.map(({ id }) => id),
  ]);
  return regrasDaEtapa(dados.regras, dados.etapa)
    .filter((regra) => ehMensal(regra) === recorte.mes && !regraAConferir(regra.certeza))
    .flatMap((regra): Parte[] => {
      const medida = medidaDaRegra(regra);
      const julgada = recorte.mes || medida?.proibicao || periodo.diasLetivos >= DIAS_DE_UMA_SEMANA;
      if (!medida || medida.recomendacao || !julgada) return [];
      const faltas = pratos.flatMap(({ conteudo }) =>
        medida.contagem === 'gramas'
          ? [...faltasDaClassificacao(medida, conteudo), ...conteudo.semPeso]
          : faltasDaClassificacao(medida, conteudo),
      );
      const incompleto = faltas.length > 0 ? { nome: regra.regra, alimentos: faltas } : null;
      const minimo = regra.operador === '>=';
      const fora = contarFora(dados, medida, periodo.dias);
      const resta = decimal(regra.valor ?? 0).minus(fora);
      if (minimo && resta.lte(0)) return [];
      const limite: Limite = {
        chave: `${regra.codigo} ${recorte.de}`,
        vagas: posicoes,
        contagem: medida.contagem === 'dias' ? 'dias' : 'soma',
        valores: new Map(pratos.map((prato) => [prato.id, valorDoPrato(medida, prato)])),
        operador: minimo ? '>=' : '<=',
        // What the calendar has too much of already is not the fault of the suggestion: it adds nothing.
        limite: resta.lt(0) ? 0 : resta.toNumber(),
      };
      return [
        {
          incompleto,
          limites: [{ limite, assunto: { tipo: 'REGRA', regra, medida, fora }, de: recorte.de, ate: recorte.ate }],
        },
      ];
    });
}

function valorDoPrato({ contagem, de }: MedidaDaRegra, { conteudo }: PratoDaEtapa): number {
  if (!contaNoPrato(de, conteudo)) return 0;
  return contagem === 'gramas' ? gramasDoPrato(conteudo).toNumber() : 1;
}

/** What other days of the calendar already have of what a rule counts. */
function contarFora(
  dados: DadosDaSugestao,
  medida: MedidaDaRegra,
  dias: readonly { pratos: readonly PratoServidoNoDia[] }[],
): Decimal {
  const valores = dias.map(({ pratos }) =>
    pratos.flatMap((servido) => {
      const prato = dados.pratos.get(servido.id);
      const valor = prato ? valorDoPrato(medida, prato) : 0;
      return valor > 0 ? [{ valor, refeicao: `${servido.hora} ${servido.tipo}` }] : [];
    }),
  );
  if (medida.contagem === 'gramas') return somar(valores.flat().map(({ valor }) => valor));
  return ZERO.plus(
    medida.contagem === 'dias'
      ? valores.filter((doDia) => doDia.length > 0).length
      : valores.reduce((soma, doDia) => soma + new Set(doDia.map(({ refeicao }) => refeicao)).size, 0),
  );
}
