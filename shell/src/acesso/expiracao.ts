import { aoExpirar, api, haDigitadoGuardado, useSessao, type FimDaSessao } from '@merenda/shared';
import type { MotivoDoFim } from '@merenda/shared/contratos';
import { create } from 'zustand';

const DE_NOVO = 'Entre novamente para continuar de onde parou.';

const FRASES: Record<FimDaSessao, string> = {
  expirada: `Sua sessão terminou. ${DE_NOVO}`,
  'outra-aba': `Sua sessão foi encerrada em outra aba. ${DE_NOVO}`,
};

const PORQUES: Record<MotivoDoFim, string> = {
  SEM_USO: `ficou muito tempo sem uso. ${DE_NOVO}`,
  PRAZO: `chegou ao prazo máximo. ${DE_NOVO}`,
  ENCERRADA: `foi encerrada em outro aparelho. ${DE_NOVO}`,
  SENHA: `a senha foi trocada. ${DE_NOVO}`,
  ACESSO: `as suas permissões ou os seus estoques mudaram. ${DE_NOVO}`,
  DESATIVADO: 'o seu acesso foi desativado. Fale com a secretaria de educação.',
};

/** The login's message about the session that has just ended in this tab; null: none. */
export const useAvisoDoFim = create<{ aviso: string | null }>()(() => ({ aviso: null }));

/**
 * Ends a session that the server no longer accepts, or that was ended in another tab: once, with one notice at the
 * login, with the reason as soon as the server has sent it. The login then remembers where the user was; the form keeps
 * the typed values.
 */
export function expirarSessao(fim: FimDaSessao = 'expirada'): void {
  const { token, usuario } = useSessao.getState().auth;
  if (token === null) return;
  const guardado = haDigitadoGuardado(usuario?.id) ? ' O que você digitou está guardado nesta aba.' : '';
  const dizer = (frase: string) => useAvisoDoFim.setState({ aviso: frase + guardado });
  dizer(FRASES[fim]);
  if (fim === 'outra-aba') return;
  // The remaining tabs receive a message and show their own notice.
  useSessao.getState().encerrar();
  api.post('tokens/fim', { token }, { conferir: false }).then(
    ({ motivo }) => {
      // The user may be in again already.
      if (motivo !== null && useSessao.getState().auth.token === null)
        dizer(`Sua sessão terminou porque ${PORQUES[motivo]}`);
    },
    (erro: unknown) => {
      console.warn('The server did not say why the session ended:', erro);
    },
  );
}

/** From now on a 401 to any call ends the session. Called once, at startup; returns a function that stops it. */
export const vigiarExpiracao = (): (() => void) => aoExpirar(expirarSessao);
