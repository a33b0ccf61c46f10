import type { ReactNode } from 'react';
import { create } from 'zustand';

export interface Confirmacao {
  /** The question: 'Deseja realmente excluir o Item?' */
  mensagem: string;
  /** More sentences, a paragraph each: which records, and what else happens. */
  detalhes?: readonly string[];
  /** Below them, also on a phone: what a component reads of the consequences; it may come later or be nothing. */
  efeito?: ReactNode;
  /** In place of the details on a phone, where they would push the answers out of sight. */
  resumo?: ReactNode;
  /** Marks 'Sim' if the action cannot be undone. */
  perigo?: boolean;
}

interface Pergunta extends Confirmacao {
  /** The element with the focus when the question opened. */
  origem: Element | null;
  responder: (sim: boolean) => void;
}

/** The open questions, oldest first. `Confirmacoes` of the ui door shows them in the shell. */
export const useConfirmacoes = create<{ fila: readonly Pergunta[] }>()(() => ({ fila: [] }));

/** Asks in a dialog titled 'Aviso' with 'Cancelar' and 'Sim'. Closing it in any other way means no. */
export function confirmar(confirmacao: Confirmacao): Promise<boolean> {
  return new Promise((resolve) => {
    const pergunta: Pergunta = {
      ...confirmacao,
      origem: document.activeElement,
      responder: (sim) => {
        useConfirmacoes.setState(({ fila }) => ({ fila: fila.filter((outro) => outro !== pergunta) }));
        resolve(sim);
      },
    };
    useConfirmacoes.setState(({ fila }) => ({ fila: [...fila, pergunta] }));
  });
}
