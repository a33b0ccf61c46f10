import { diasEntre } from '../../calendario.js';
import { decimal, type Numerico } from '../../decimal.js';

/** Days between the payment and its line in the statement (specification 4.4). */
const DIAS_DA_CONCILIACAO = 3;

interface NoBanco {
  id: number;
  /** 'YYYY-MM-DD'. */
  data: string;
  /** R$; below zero it left the account. */
  valor: Numerico;
  documento: string;
  historico: string;
}

interface Pago {
  id: number;
  data: string;
  valor: Numerico;
  documento: string;
  fornecedor: number;
}

/** What a text of the bank is remembered by: its letters, because dates and numbers in it change. */
export const textoLembrado = (historico: string): string =>
  historico
    .toUpperCase()
    .replace(/[\d\W_]+/gu, ' ')
    .trim();

/** The digits of a document, without zeros before them: banks pad the number of an order. */
export const digitosDoDocumento = (documento: string): string => documento.replace(/\D/g, '').replace(/^0+/, '');

/** Whether a line may be this payment: the same value, at most three days apart. */
export const podeSer = (linha: Pick<NoBanco, 'data' | 'valor'>, pago: Pick<Pago, 'data' | 'valor'>): boolean =>
  decimal(linha.valor).neg().eq(pago.valor) && Math.abs(diasEntre(linha.data, pago.data)) <= DIAS_DA_CONCILIACAO;

/**
 * The payment of each line of a statement, where there is no doubt: the same value, at most three days apart, and the
 * document; else the supplier that people have given to the bank's text; else the only line and the only payment that fit
 * each other.
 * @param lembrados supplier by `textoLembrado`
 */
export function conciliar(
  linhas: readonly NoBanco[],
  pagos: readonly Pago[],
  lembrados: ReadonlyMap<string, number>,
): Map<number, number> {
  const feitas = new Map<number, number>();
  const usados = new Set<number>();
  const criterios: ((linha: NoBanco, pago: Pago) => boolean)[] = [
    (linha, pago) =>
      digitosDoDocumento(linha.documento) !== '' &&
      digitosDoDocumento(linha.documento) === digitosDoDocumento(pago.documento),
    (linha, pago) => lembrados.get(textoLembrado(linha.historico)) === pago.fornecedor,
    () => true,
  ];
  for (const criterio of criterios) {
    const livres = linhas.filter(({ id }) => !feitas.has(id));
    const abertos = pagos.filter(({ id }) => !usados.has(id));
    const serve = (linha: NoBanco, pago: Pago) => podeSer(linha, pago) && criterio(linha, pago);
    for (const linha of livres) {
      const [pago, outro] = abertos.filter((um) => serve(linha, um));
      if (!pago || outro || livres.filter((uma) => serve(uma, pago)).length > 1) continue;
      feitas.set(linha.id, pago.id);
      usados.add(pago.id);
    }
  }
  return feitas;
}
