import type { CriteriosDaSugestao } from '@merenda/shared/contratos';
import { formatarMoeda, nomeComum } from '@merenda/shared/formatos';
import { arredondar, type Decimal } from '@merenda/shared/regras';
import type { Alternativa, Repeticao } from './alternativas.js';
import type { DadosDaSugestao } from './dados.js';
import type { EstoqueDaUnidade } from './estoque-da-unidade.js';
import { assuntoDe, diaEMes, fraseDaQuebra } from './frases-dos-limites.js';
import type { PratoDaEtapa } from './pratos-da-etapa.js';
import type { ProblemaDaSugestao } from './problema-da-sugestao.js';

/** What the sentences of a proposal know. */
export interface BaseDasFrases {
  criterios: CriteriosDaSugestao;
  dados: DadosDaSugestao;
  montado: ProblemaDaSugestao;
  estoque: EstoqueDaUnidade | null;
}

const LISTA = new Intl.ListFormat('pt-BR');

/** What would no longer hold with another dish, one sentence each. */
export const deixaDeCumprir = ({ criterios, montado, dados }: BaseDasFrases, outra: Alternativa): string[] => [
  ...outra.quebra.flatMap(({ limite, valor }) => {
    const um = montado.limites[limite];
    return um ? [fraseDaQuebra(um, valor, criterios.semanas)] : [];
  }),
  ...(outra.repete ? [fraseDaRepeticao(outra.repete, dados.pratos.get(outra.prato), montado.problema.vezes)] : []),
];

function fraseDaRepeticao(repete: Repeticao, prato: PratoDaEtapa | undefined, vezes: number): string {
  if (repete === 'DIAS_SEGUIDOS') return 'O prato viria no mesmo dia ou em dias seguidos.';
  if (repete === 'VEZES') return `O prato passaria de ${vezes} ${vezes === 1 ? 'vez' : 'vezes'} no período.`;
  return `${nomeComum(prato?.principal?.nome ?? '')} viria em dias seguidos.`;
}

/** Why a dish is at a meal, one sentence each. */
export function porqueDa(base: BaseDasFrases, v: number, prato: PratoDaEtapa, maisLeve: Alternativa | null): string[] {
  const { montado, criterios, dados } = base;
  const vaga = montado.vagas[v];
  const contam = montado.limites.filter(
    ({ assunto, limite }) =>
      assunto.tipo === 'REGRA' &&
      limite.operador === '>=' &&
      limite.vagas.includes(v) &&
      (limite.valores.get(prato.id) ?? 0) > 0,
  );
  const assuntos = [...new Set(contam.map(assuntoDe))];
  return [
    ...(vaga?.fixo === prato.id ? ['Você fixou este prato.'] : []),
    ...(assuntos.length > 0 ? [`Conta para ${LISTA.format(assuntos)}.`] : []),
    ...loteQueVence(base, vaga?.dia ?? '', prato.id),
    ...(vaga?.possiveis.length === 1 && vaga.fixo === null ? ['É o único prato desta refeição.'] : []),
    ...(maisLeve ? [fraseDoMaisLeve(base, prato, maisLeve)] : []),
    ...(!maisLeve &&
    criterios.objetivo === 'MAIS_BARATO' &&
    (vaga?.possiveis.length ?? 0) > 1 &&
    dados.pratos.has(prato.id)
      ? [`É o mais barato dos ${vaga?.possiveis.length} pratos desta refeição.`]
      : []),
  ];
}

/** The lots that would expire and that the dish uses in time. */
function loteQueVence({ estoque }: BaseDasFrases, dia: string, prato: number): string[] {
  return (estoque?.itens ?? []).flatMap(({ alimento, porPorcao, sobras }) => {
    const aTempo = sobras.find(({ validade }) => validade >= dia);
    if (!aTempo || !porPorcao.get(prato)?.gt(0)) return [];
    return [`Aproveita ${nomeComum(alimento.nome)}, que vence em ${diaEMes(aTempo.validade)}.`];
  });
}

/** The dish that would weigh less, and why it is not there. */
function fraseDoMaisLeve(base: BaseDasFrases, prato: PratoDaEtapa, maisLeve: Alternativa): string {
  const outro = base.dados.pratos.get(maisLeve.prato);
  const diferenca = diferencaDeCusto(prato, outro);
  const menos = diferenca?.isNegative() ? ` custaria ${formatarMoeda(diferenca.negated())} a menos` : ' pesaria menos';
  const quebra = deixaDeCumprir(base, maisLeve);
  const nome = `${nomeComum(outro?.nome ?? '')}${menos}`;
  return quebra.length > 0 ? `${nome}, mas deixaria de cumprir: ${quebra.join(' ')}` : `${nome} e também caberia aqui.`;
}

/** R$ of a portion that another dish costs more, rounded to cents; null if one of the two has no price. */
export function diferencaDeCusto(prato: PratoDaEtapa, outro: PratoDaEtapa | undefined): Decimal | null {
  return prato.custo && outro?.custo ? arredondar(outro.custo.minus(prato.custo), 2) : null;
}
