import { CONFIRME_A_SENHA } from '@merenda/shared/contratos';
import { create } from 'zustand';
import type { ErroApi } from './erro-api.js';

interface PerguntaDaSenha {
  /** The element with the focus when the password was asked for. */
  origem: Element | null;
  /** True when the server has confirmed the user, false when the user gave up. */
  responder: (confirmada: boolean) => void;
}

/** The open question for the password; null for none. `ConfirmarSenha` of the ui door shows it in the shell. */
export const useSenhaPedida = create<{ pedida: PerguntaDaSenha | null }>()(() => ({ pedida: null }));

/** Whether the server wants the password again before it does the call. */
export const querSenha = (erro: ErroApi): boolean => erro.tipo === CONFIRME_A_SENHA;

let emCurso: Promise<boolean> | null = null;

/** Asks for the password, once for all calls that wait for it. Resolves to whether the server has confirmed it. */
export function pedirSenha(): Promise<boolean> {
  emCurso ??= new Promise<boolean>((resolve) => {
    const responder = (confirmada: boolean) => {
      emCurso = null;
      useSenhaPedida.setState({ pedida: null });
      resolve(confirmada);
    };
    useSenhaPedida.setState({ pedida: { origem: document.activeElement, responder } });
  });
  return emCurso;
}
