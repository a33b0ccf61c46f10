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
