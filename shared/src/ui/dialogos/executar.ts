import { avisos, confirmar, useConfirmacoes } from '@merenda/shared';

interface Execucao {
  /** The question: 'Deseja realmente excluir o Item?' */
  mensagem: string;
  /** Marks what cannot be undone. */
  perigo?: boolean;
  acao: () => Promise<unknown>;
  /** The sentence of the success toast: 'Item excluído com sucesso!' */
  sucesso: string;
  /** 'Erro' if not said. */
  tituloDaFalha?: string;
}

/**
 * Asks, acts and says how it went: the way of every action without a form (delete, homologate, cancel). While a question is open nothing else
 * can be asked for: what comes then is the second click of a double click, and asks nothing.
 * @returns whether it was carried out
 */
export async function confirmarEExecutar({
  mensagem,
  perigo,
  acao,
  sucesso,
  tituloDaFalha,
}: Execucao): Promise<boolean> {
  if (useConfirmacoes.getState().fila.length > 0 || !(await confirmar({ mensagem, perigo }))) return false;
  try {
    await acao();
  } catch (erro) {
    avisos.falha(erro, tituloDaFalha);
    return false;
  }
  avisos.sucesso(sucesso);
  return true;
}
