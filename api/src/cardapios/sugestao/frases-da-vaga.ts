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
  ...(outra.repete ? [fraseDaRepeticao(outra.repete, dados.pratos.get(outra.prato))] : []),
];

function fraseDaRepeticao(repete: Repeticao, prato: PratoDaEtapa | undefined): string {
  if (repete === 'DIAS_SEGUIDOS') return 'O prato viria no mesmo dia ou em dias seguidos.';
  if (repete === 'VEZES') return 'O prato viria mais vezes do que o permitido no período.';
  return `${nomeComum(prato?.principal?.nome ?? '')} viria em dias seguidos.`;
}

/** Why a dish is at a meal, one sentence each. */
export function porqueDa(base: BaseDasFrases, v: number, prato: PratoDaEtapa, maisLeve: Alternativa | null): string[] {
  const vaga = base.montado.vagas[v];
  if (!vaga) return [];
  const contam = base.montado.limites.filter(
    ({ assunto, limite }) =>
      assunto.tipo === 'REGRA' &&
      limite.operador === '>=' &&
      limite.vagas.includes(v) &&
      (limite.valores.get(prato.id) ?? 0) > 0,
  );
  const assuntos = [...new Set(contam.map(assuntoDe))];
  return [
    ...(vaga.fixo === null ? [] : ['Você fixou este prato.']),
    ...(vaga.fixo === null && vaga.possiveis.length === 1 ? ['É o único prato desta refeição.'] : []),
    ...(assuntos.length > 0 ? [`Conta para ${LISTA.format(assuntos)}.`] : []),
    ...lotesQueVencem(base, vaga.dia, prato.id),
    ...(maisLeve ? doMaisLeve(base, prato, maisLeve) : doMaisBarato(base, vaga.possiveis, prato)),
  ];
}

/** So many lots are named for a dish. */
const LOTES = 2;

/** The lots that would expire and that the dish uses in time, the first to expire first. */
function lotesQueVencem({ estoque }: BaseDasFrases, dia: string, prato: number): string[] {
  const lotes = (estoque?.itens ?? []).flatMap(({ alimento, porPorcao, sobras }) => {
    const aTempo = sobras.find(({ validade }) => validade >= dia);
    return aTempo && porPorcao.get(prato)?.gt(0) ? [{ ...aTempo, nome: nomeComum(alimento.nome).toLowerCase() }] : [];
  });
  const primeiros = lotes.sort((um, outro) => um.validade.localeCompare(outro.validade)).slice(0, LOTES);
  const nomes = primeiros.map(({ nome, validade }) => `${nome} (vence em ${diaEMes(validade)})`);
  return nomes.length > 0 ? [`Aproveita ${LISTA.format(nomes)}.`] : [];
}

/** The dish that would weigh less, and why it is not there. */
function doMaisLeve(base: BaseDasFrases, prato: PratoDaEtapa, maisLeve: Alternativa): string[] {
  const outro = base.dados.pratos.get(maisLeve.prato);
  const diferenca = diferencaDeCusto(prato, outro);
  if (!outro || !diferenca || prato.semPreco.length > 0) return [];
  const nome = nomeComum(outro.nome);
  const seria = diferenca.isNegative()
    ? `${nome} custaria ${formatarMoeda(diferenca.negated())} a menos`
    : `${nome} serviria melhor ao objetivo`;
  const quebra = deixaDeCumprir(base, maisLeve);
  return [quebra.length > 0 ? `${seria}, mas não cabe. ${quebra.join(' ')}` : `${seria} e também caberia aqui.`];
}

/** The dish is the cheapest of several with known prices. */
function doMaisBarato({ dados }: BaseDasFrases, possiveis: readonly number[], { id, custo }: PratoDaEtapa): string[] {
  const comPreco = possiveis.flatMap((outro) => dados.pratos.get(outro) ?? []).filter((um) => um.semPreco.length === 0);
  const outros = comPreco.filter((outro) => outro.id !== id);
  const barato = custo && outros.length < comPreco.length && outros.every((outro) => outro.custo?.gt(custo));
  return barato && outros.length > 0 ? [`É o mais barato dos ${comPreco.length} pratos desta refeição.`] : [];
}

/** R$ of a portion that another dish costs more, rounded to cents; null if one of the two has no price. */
export function diferencaDeCusto(prato: PratoDaEtapa, outro: PratoDaEtapa | undefined): Decimal | null {
  return prato.custo && outro?.custo ? arredondar(outro.custo.minus(prato.custo), 2) : null;
}
