import { estadoDaRefeicao, MAQUINA_REFEICAO, type AcaoRefeicao } from '@merenda/shared/regras';
import { conflito } from '../../nucleo/recusas.js';

/** Throws 409, naming the state, unless the action is possible in it. */
export function exigirEstado(refeicao: { executado: boolean }, acao: AcaoRefeicao): void {
  const recusa = MAQUINA_REFEICAO.recusa(acao, estadoDaRefeicao(refeicao));
  if (recusa) throw conflito(recusa);
}
