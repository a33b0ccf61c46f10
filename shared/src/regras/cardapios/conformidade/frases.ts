import type { MarcaDaRegra } from '../../../vocabulario/cardapios/conformidade.js';
import { nomeComum } from '../../../formatos/nomes.js';
import { formatarQuantidade } from '../../../formatos/numeros.js';
import { Decimal } from '../../decimal.js';
import type { AvaliacaoDaRegra, MotivoDaRegra } from './avaliacao.js';
import type { CorrecaoDaRegra } from './correcoes.js';
import { ehMensal } from './regras.js';

/** In place of the rules of a month in which no regular menu is bound. */
export const MES_SEM_CARDAPIO_REGULAR = 'Nenhum cardápio regular neste mês.';

const UNIDADES = {
  dias: ['dia', 'dias'],
  vezes: ['vez', 'vezes'],
  gramas: ['g por aluno', 'g por aluno'],
} as const;

/**
 * The figure beside its limit: '3 dias; mínimo de 4 na semana'. Of a minimum the decimals are cut, of a maximum rounded up, so
 * that what fails never shows the limit.
 */
function figuraDaRegra({ regra, medida, valor, limite }: AvaliacaoDaRegra): string {
  const minimo = regra.operador === '>=';
  const mostrado = valor.toDecimalPlaces(2, minimo ? Decimal.ROUND_DOWN : Decimal.ROUND_UP);
  const [uma, varias] = UNIDADES[medida.contagem];
  const figura = `${formatarQuantidade(mostrado, 2)} ${mostrado.eq(1) ? uma : varias}`;
  if (!minimo && limite.isZero()) return `${figura}; nenhuma permitida`;
  const limitada = `${figura}; ${minimo ? 'mínimo' : 'máximo'} de ${formatarQuantidade(limite, 2)}`;
  return `${limitada} ${ehMensal(regra) ? 'no mês' : 'na semana'}`;
}

/** '12/11: Macarrão com salsicha (Salsicha)' */
const motivoPorExtenso = ({ dia, prato, alimentos }: MotivoDaRegra): string =>
  `${dia}: ${nomeComum(prato.nome)} (${alimentos.map(nomeComum).join(', ')})`;

/** The days of reasons, each once: '09/11, 11/11'. */
export const diasDosMotivos = (motivos: readonly string[]): string =>
  [...new Set(motivos.map((motivo) => motivo.slice(0, motivo.indexOf(':'))))].join(', ');

/** What would mend a rule: 'Troque Macarrão com salsicha de 12/11 por Macarrão com frango.' */
export const correcaoPorExtenso = ({ dia, prato, por, basta }: CorrecaoDaRegra): string =>
  `Troque ${nomeComum(prato.nome)} de ${dia} por ${nomeComum(por.nome)}.${basta ? '' : ' Será preciso trocar mais um prato.'}`;

/** A rule as people read it. */
export interface SituacaoDaRegra {
  codigo: string;
  /** What the norm asks, and where. */
  regra: string;
  norma: string;
  marca: MarcaDaRegra;
  /** The figure beside its limit. */
  figura: string;
  /** Days and dishes that count. */
  motivos: string[];
  /** Foods whose data are missing. */
  semDados: string[];
  /** What would mend it; null where nothing is to be mended, or no dish that exists mends it. */
  correcao: string | null;
}

/** An evaluation in the words of the screens and papers. */
export const situacaoDaRegra = (avaliacao: AvaliacaoDaRegra, correcao: CorrecaoDaRegra | null): SituacaoDaRegra => ({
  codigo: avaliacao.regra.codigo,
  regra: avaliacao.regra.regra,
  norma: avaliacao.regra.norma,
  marca: avaliacao.marca,
  figura: figuraDaRegra(avaliacao),
  motivos: avaliacao.motivos.map(motivoPorExtenso),
  semDados: avaliacao.semDados.map(nomeComum),
  correcao: correcao && correcaoPorExtenso(correcao),
});

/** '11 de 14 regras cumpridas, 1 não cumprida, 2 incompletas'. What only informs is not counted. */
export function resumoDasMarcas(marcas: readonly MarcaDaRegra[]): string {
  const quantas = (marca: MarcaDaRegra) => marcas.filter((uma) => uma === marca).length;
  const julgadas = marcas.length - quantas('INFORMA');
  if (julgadas === 0) return 'nenhuma regra é julgada';
  const [cumpridas, quebradas, incompletas] = [quantas('CUMPRE'), quantas('NAO_CUMPRE'), quantas('INCOMPLETO')];
  return [
    `${cumpridas} de ${julgadas} ${julgadas === 1 ? 'regra' : 'regras'} ${cumpridas === 1 || julgadas === 1 ? 'cumprida' : 'cumpridas'}`,
    ...(quebradas > 0 ? [`${quebradas} ${quebradas === 1 ? 'não cumprida' : 'não cumpridas'}`] : []),
    ...(incompletas > 0 ? [`${incompletas} ${incompletas === 1 ? 'incompleta' : 'incompletas'}`] : []),
  ].join(', ');
}
