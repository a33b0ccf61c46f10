import { type Violacao, violacao } from '../violacao.js';
import { type Dia, diaAnterior } from '../datas.js';
import { vencido, venceEmBreve } from '../validade.js';
import { diasEntre } from '../calendario.js';

/** A lot expires on the day of its manufacture or later. */
export const violacoesDoLote = (lote: { dataFabricacao: Dia; dataValidade: Dia }): Violacao[] =>
  violacao(
    diaAnterior(lote.dataValidade, lote.dataFabricacao),
    'dataValidade',
    'A validade não pode ser anterior à fabricação.',
  );

/** An expired lot does not enter a stock. */
export const violacoesDoVencimento = (dataValidade: Dia, hoje: string): Violacao[] =>
  violacao(diaAnterior(dataValidade, hoje), 'dataValidade', 'A validade não pode ser anterior a hoje.');

/** Lots that expire within so many days are to be used now. */
export const DIAS_DE_USO = 7;

/** Whether a lot is to be taken out or to be used now; undefined for other lots. The home counts both. */
export function prazoDeUso(dataValidade: string, hoje: string): 'VENCIDO' | 'SETE_DIAS' | undefined {
  if (vencido(dataValidade, hoje)) return 'VENCIDO';
  return venceEmBreve(dataValidade, hoje, DIAS_DE_USO) ? 'SETE_DIAS' : undefined;
}

/** The note next to the expiry of a lot that is expired or expires soon; null for other lots. */
export function avisoDeValidade(dataValidade: string, hoje: string): string | null {
  if (vencido(dataValidade, hoje)) return 'Vencido';
  if (!venceEmBreve(dataValidade, hoje)) return null;
  const dias = diasEntre(hoje, dataValidade);
  if (dias === 0) return 'Vence hoje';
  return dias === 1 ? 'Vence amanhã' : `Vence em ${dias} dias`;
}

export interface PrazoDoLote {
  dataFabricacao: string;
  dataValidade: string;
  /** Day of the delivery. */
  dataRecebimento: string;
  /** The supplier belongs to family farming, which the law exempts. */
  agriculturaFamiliar: boolean;
}

/**
 * Whether a delivery has less than half of its shelf life left, counted in days from manufacture to expiry; exactly
 * half is enough. Then it is only accepted with a justification (Lei 15.226/2025, on art. 13 of Lei 11.947/2009; family
 * farming exempt).
 */
export function prazoInsuficiente({
  dataFabricacao,
  dataValidade,
  dataRecebimento,
  agriculturaFamiliar,
}: PrazoDoLote): boolean {
  if (agriculturaFamiliar) return false;
  return 2 * diasEntre(dataRecebimento, dataValidade) < diasEntre(dataFabricacao, dataValidade);
}

/** The rest of a lot's shelf life on the day of its delivery, in words, and whether it is less than the law asks. */
export function prazoDoLote(prazo: PrazoDoLote): { frase: string; insuficiente: boolean } {
  const { dataFabricacao, dataValidade, dataRecebimento } = prazo;
  const restam = Math.max(0, diasEntre(dataRecebimento, dataValidade));
  const validade = diasEntre(dataFabricacao, dataValidade);
  const insuficiente = prazoInsuficiente(prazo);
  const restante =
    restam === 1 ? `Resta 1 dos ${validade} dias de validade` : `Restam ${restam} dos ${validade} dias de validade`;
  return { frase: `${restante}${insuficiente ? ': menos da metade' : ''}.`, insuficiente };
}

export const AVISO_PRAZO_INSUFICIENTE =
  'O lote chega com menos da metade do prazo de validade (Lei 15.226/2025). Justifique o recebimento ou não o aceite.';
