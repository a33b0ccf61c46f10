import { formatarQuantidade } from '../../formatos/numeros.js';
import { regraAConferir } from '../cadastros/regras-pnae.js';
import { diasEntre } from '../calendario.js';

/** Code of the rule of the national programme that says how much of its shelf life a delivered food must have left. */
export const PRAZO_NA_ENTREGA = 'VALIDADE_ENTREGA';

/** The shelf life that a delivery must have left, in % of the whole; one that is 'a conferir' informs and asks nothing. */
export interface PrazoMinimo {
  percentual: number;
  aConferir: boolean;
}

/** What the rule that is in force on the day of the delivery asks; null without one. */
export const prazoMinimo = (regra: { valor: number | null; certeza: string } | null | undefined): PrazoMinimo | null =>
  regra?.valor == null ? null : { percentual: regra.valor, aConferir: regraAConferir(regra.certeza) };

export interface PrazoDoLote {
  dataFabricacao: string;
  dataValidade: string;
  /** Day of the delivery. */
  dataRecebimento: string;
  /** The supplier belongs to family farming, which the law exempts. */
  agriculturaFamiliar: boolean;
}

/**
 * Whether a delivery has less of its shelf life left than the rule asks, counted in days from manufacture to expiry;
 * exactly as much is enough. Then it is only accepted with a justification (Lei 15.226/2025, on art. 13 of Lei
 * 11.947/2009; family farming exempt).
 */
export const prazoInsuficiente = (prazo: PrazoDoLote, minimo: PrazoMinimo | null): boolean =>
  minimo !== null && !minimo.aConferir && abaixoDe(prazo, minimo);

function abaixoDe(
  { dataFabricacao, dataValidade, dataRecebimento, agriculturaFamiliar }: PrazoDoLote,
  { percentual }: PrazoMinimo,
): boolean {
  if (agriculturaFamiliar) return false;
  return 100 * diasEntre(dataRecebimento, dataValidade) < percentual * diasEntre(dataFabricacao, dataValidade);
}

/** The rest of a lot's shelf life on the day of its delivery, in words, and whether it is less than the law asks. */
export function prazoDoLote(prazo: PrazoDoLote, minimo: PrazoMinimo | null): { frase: string; insuficiente: boolean } {
  const { dataFabricacao, dataValidade, dataRecebimento } = prazo;
  const restam = Math.max(0, diasEntre(dataRecebimento, dataValidade));
  const validade = diasEntre(dataFabricacao, dataValidade);
  const restante =
    restam === 1 ? `Resta 1 dos ${validade} dias de validade` : `Restam ${restam} dos ${validade} dias de validade`;
  return { frase: `${restante}${ressalva(prazo, minimo)}.`, insuficiente: prazoInsuficiente(prazo, minimo) };
}

function ressalva(prazo: PrazoDoLote, minimo: PrazoMinimo | null): string {
  if (minimo === null || !abaixoDe(prazo, minimo)) return '';
  return `: menos ${daParte(minimo)}${minimo.aConferir ? ', regra a conferir' : ''}`;
}

/** 'da metade', or another share: 'de 60%'. */
const daParte = ({ percentual }: PrazoMinimo): string =>
  percentual === 50 ? 'da metade' : `de ${formatarQuantidade(percentual, 2)}%`;

/** Why a delivery with less asks for a justification. */
export const avisoDoPrazo = (minimo: PrazoMinimo): string =>
  `O lote chega com menos ${daParte(minimo)} do prazo de validade (Lei 15.226/2025). Justifique o recebimento ou não o aceite.`;
