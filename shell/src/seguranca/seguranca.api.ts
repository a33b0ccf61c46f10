import { api, useEscrita, useLeitura } from '@merenda/shared';
import { criarChave } from './navegador.js';

const FAMILIA = ['segundo-fator'] as const;

/** The user's own second factors. */
export const useSegundoFator = () => useLeitura('segundo-fator', { queryKey: FAMILIA });

/** Begins the enrolment of an authenticator app: the answer is its secret. */
export const useIniciarAutenticador = () =>
  useEscrita(() => api.post('segundo-fator/autenticador', undefined, { conferir: false }), []);

/** Confirms it with a code. @throws ErroApi: 422 wrong code, 409 another enrolment was begun */
export const useConfirmarAutenticador = () =>
  useEscrita((codigo: string) => api.put('segundo-fator/autenticador', { codigo }), [FAMILIA]);

export const useRetirarAutenticador = () => useEscrita(() => api.delete('segundo-fator/autenticador'), [FAMILIA]);

/**
 * Enrols a passkey of this browser, or of a phone or key that it reaches.
 * @throws FalhaDaChave when the browser made none; ErroApi: 409 too many, or it is there already, 422 it was not accepted
 */
export const useCadastrarChave = () =>
  useEscrita(
    async (nome: string) => {
      const credencial = await criarChave(
        await api.post('segundo-fator/chaves/opcoes', undefined, { conferir: false }),
      );
      return api.post('segundo-fator/chaves', { nome, credencial });
    },
    [FAMILIA],
  );

export const useRetirarChave = () =>
  useEscrita((id: number) => api.delete('segundo-fator/chaves/:id', { caminho: { id } }), [FAMILIA]);

/** Makes new recovery codes, which end the earlier ones. Only this answer has them. */
export const useGerarCodigos = () =>
  useEscrita(() => api.post('segundo-fator/codigos', undefined, { conferir: false }), [FAMILIA]);
