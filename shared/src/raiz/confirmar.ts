import { create } from 'zustand';

export interface Confirmacao {
  /** The question: 'Deseja realmente excluir o Item?' */
  mensagem: string;
  /** Marks the 'Sim' of what cannot be undone. */
  perigo?: boolean;
}

interface Pergunta extends Confirmacao {
  /** What had the focus when it was asked. */
  origem: Element | null;
  responder: (sim: boolean) => void;
}

/** The questions that wait for an answer, oldest first; `Confirmacoes` of the ui door, in the shell, shows them. */
export const useConfirmacoes = create<{ fila: readonly Pergunta[] }>()(() => ({ fila: [] }));

/** Asks in a dialog titled 'Aviso' with 'Cancelar' and 'Sim'. Closing it in any other way is a no. */
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
