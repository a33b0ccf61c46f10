import { arredondar, decimal, somar, type Decimal, type Numerico } from '../../decimal.js';

/** One price of the research, R$ of one unit of the product. */
export interface Cotacao {
  valor: Numerico;
}

/** What is added to the mean of the quotes, R$ of one unit of the product. */
export interface Acrescimos {
  frete: Numerico;
  embalagem: Numerico;
  encargos: Numerico;
}

/** The quotes that the research of an item needs (Resolução CD/FNDE nº 26/2013, art. 29). */
export const COTACOES_MINIMAS = 3;

/** Mean of the quotes in R$, half up to the cent; null without any. */
export const mediaDasCotacoes = (cotacoes: readonly Cotacao[]): Decimal | null =>
  cotacoes.length === 0 ? null : arredondar(mediaExata(cotacoes), 2);

/**
 * The price of an item in the call, R$, half up to the cent: the unrounded mean of its quotes with what is added. Suppliers
 * never underbid it. Null while there are too few quotes.
 */
export const precoDaChamada = (
  cotacoes: readonly Cotacao[],
  { frete, embalagem, encargos }: Acrescimos,
): Decimal | null =>
  cotacoes.length < COTACOES_MINIMAS
    ? null
    : arredondar(mediaExata(cotacoes).plus(frete).plus(embalagem).plus(encargos), 2);

/** Why the price research of an item is not enough to publish the call; null when it is. */
export const recusaDaPesquisa = (produto: string, cotacoes: readonly Cotacao[]): string | null =>
  cotacoes.length < COTACOES_MINIMAS
    ? `A pesquisa de preços de ${produto} tem ${cotacoes.length} ${cotacoes.length === 1 ? 'cotação' : 'cotações'}: são necessárias ao menos ${COTACOES_MINIMAS}.`
    : null;

const mediaExata = (cotacoes: readonly Cotacao[]): Decimal =>
  somar(cotacoes.map(({ valor }) => decimal(valor))).div(cotacoes.length);
