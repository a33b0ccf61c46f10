import { avisos, chegouSemResposta, confirmar, useConfirmacoes } from '@merenda/shared';
import type { ReactNode } from 'react';

interface Execucao<R> {
  /** The question: 'Deseja realmente excluir o Item?' */
  mensagem: string;
  /** Below the question, a paragraph each: what will happen to which quantities. */
  detalhes?: readonly string[];
  /** Below them: what a component reads of the consequences. */
  efeito?: ReactNode;
  /** Marks an action that cannot be undone. */
  perigo?: boolean;
  acao: () => Promise<R>;
  /** The sentence of the success toast: 'Item excluído com sucesso!'; a function if it depends on the answer. */
  sucesso: string | ((resposta: R) => string);
  /** Takes the action back: the success toast has the button 'Desfazer', and stays longer. It handles its failure. */
  desfazer?: (resposta: R) => void;
  /** Title of the toast of a failure; 'Erro' by default. */
  tituloDaFalha?: string;
  /** Handles a failure; true: completely handled, no toast is shown. */
  aoFalhar?: (erro: unknown) => boolean | Promise<boolean>;
}

/** How long the toast offers to take an action back. */
export const PRAZO_DE_DESFAZER_MS = 10_000;

/**
 * Asks, acts and reports the result: one action on a row (delete, homologate), and the core of `useEnvio`. While a
 * question is open, another call does nothing: it comes from the second click of a double click.
 * @returns whether the action was carried out
 */
export async function confirmarEExecutar<R>({
  mensagem,
  detalhes,
  efeito,
  perigo,
  acao,
  sucesso,
  desfazer,
  tituloDaFalha,
  aoFalhar,
}: Execucao<R>): Promise<boolean> {
  if (useConfirmacoes.getState().fila.length > 0 || !(await confirmar({ mensagem, detalhes, efeito, perigo })))
    return false;
  let resposta: R;
  try {
    resposta = await acao();
  } catch (erro) {
    if (chegouSemResposta(erro)) {
      avisos.sucesso(typeof sucesso === 'string' ? sucesso : erro.detail);
      return true;
    }
    if (!(await aoFalhar?.(erro))) avisos.falha(erro, tituloDaFalha);
    return false;
  }
  const frase = typeof sucesso === 'string' ? sucesso : sucesso(resposta);
  if (desfazer) avisos.desfazivel(frase, () => desfazer(resposta), { ms: PRAZO_DE_DESFAZER_MS });
  else avisos.sucesso(frase);
  return true;
}
