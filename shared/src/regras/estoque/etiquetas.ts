import { nomeComum } from '../../formatos/nomes.js';
import { type Violacao, violacao } from '../violacao.js';

/** Labels that are printed at once: more of them make the browser's preview slow. */
export const MAXIMO_DE_ETIQUETAS = 500;

/** How a lot is called in sentences and names of buttons: 'Arroz 5 kg, lote A-1'. */
export const nomeDoLote = ({ produto, numero }: { produto: { nome: string }; numero: string }): string =>
  `${nomeComum(produto.nome)}, lote ${numero}`;

/** The address of a lot's record. */
export const enderecoDoRastreio = (lote: number): string => `/rastreio-de-lotes?lote=${lote}`;

/** The address of the screen that prints the labels of lots of a stock. */
export const enderecoDasEtiquetas = (estoque: number, lotes: readonly number[]): string =>
  `/relatorio/etiquetas/${estoque}?lotes=${lotes.join(',')}`;

/**
 * What the QR code on a label holds: the address of the lot's record on this server, so that the camera of any phone
 * opens it.
 * @param origem scheme and host of the server: 'https://merenda.exemplo.gov.br'
 */
export const codigoDaEtiqueta = (origem: string, lote: number): string => `${origem}${enderecoDoRastreio(lote)}`;

/**
 * The id of the lot in a code that was read; null unless it is a label of this server: the same id is another lot in
 * another municipality. A label that was printed over http is still read over https.
 */
export function loteDaEtiqueta(codigo: string, origem: string): number | null {
  const lote = Number(/=(\d+)$/.exec(codigo)?.[1]);
  if (!Number.isSafeInteger(lote) || lote <= 0) return null;
  return semProtocolo(codigo) === semProtocolo(codigoDaEtiqueta(origem, lote)) ? lote : null;
}

const semProtocolo = (endereco: string): string => endereco.trim().replace(/^https?:\/\//i, '');

/** How many labels of a lot are printed: a whole number from 1 on. */
export const violacoesDasCopias = (copias: number | null): Violacao[] =>
  violacao(
    copias === null || !Number.isInteger(copias) || copias < 1,
    'copias',
    'Informe um número inteiro de cópias, a partir de 1.',
  );

/** How many labels are printed together. */
export const violacoesDoTotalDeEtiquetas = (total: number): Violacao[] =>
  violacao(total > MAXIMO_DE_ETIQUETAS, 'copias', `Imprima no máximo ${MAXIMO_DE_ETIQUETAS} etiquetas de uma vez.`);
