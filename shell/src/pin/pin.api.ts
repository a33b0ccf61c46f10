import { api, guardarAparelho, lerAparelho, lerAparelhoDe, useEscrita, useSessao } from '@merenda/shared';
import type { PessoaDaCozinha, Pin } from '@merenda/shared/contratos';
import { skipToken, useQuery } from '@tanstack/react-query';
import { comecar } from '../acesso/sessao.api.js';
import { anotarPins } from './pins-deste-aparelho.js';

const FAMILIA = ['pins'] as const;

/** Users with a PIN on this device; empty when the server does not know the device. @throws ErroApi */
export async function buscarPessoas(): Promise<PessoaDaCozinha[]> {
  const aparelho = await lerAparelho();
  const pessoas = aparelho === undefined ? [] : await api.post('tokens/pin/pessoas', { aparelho });
  anotarPins(pessoas.length > 0);
  return pessoas;
}

/** Opens the kitchen for a user of this device. @throws ErroApi: 401 wrong PIN, 403 not by PIN, 429 too many attempts */
export async function entrarPorPin(usuario: number, pin: string): Promise<void> {
  comecar(await api.post('tokens/pin', { aparelho: (await lerAparelhoDe(usuario)) ?? '', usuario, pin }));
}

/** The user's own PINs, and the name of this device among them; null when the server has given it no token. */
export const usePins = (usuario: number | undefined) =>
  useQuery({
    queryKey: [...FAMILIA, usuario],
    queryFn:
      usuario === undefined
        ? skipToken
        : async ({ signal }): Promise<{ pins: Pin[]; esteAparelho: string | null }> => {
            const [pins, token] = await Promise.all([api.get('pins', { signal }), lerAparelhoDe(usuario)]);
            return { pins, esteAparelho: token === undefined ? null : await nomeDoAparelho(token) };
          },
  });

/** Sets the PIN of the user of the session on this device. @throws ErroApi: 422 easy to guess, 409 the device is not known */
export const useDefinirPin = () =>
  useEscrita(
    async (pin: string) => {
      const usuario = useSessao.getState().auth.usuario?.id ?? 0;
      const { aparelho } = await api.put('pins', { aparelho: (await lerAparelhoDe(usuario)) ?? '', pin });
      await guardarAparelho(usuario, aparelho);
      anotarPins(true);
    },
    [FAMILIA],
  );

export const useRetirarPin = () =>
  useEscrita((pin: string) => api.delete('pins/:pin', { caminho: { pin } }), [FAMILIA]);

/** The name of a device in the list of PINs: twelve digits of the SHA-256 of its token. */
async function nomeDoAparelho(token: string): Promise<string> {
  const resumo = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(resumo).slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
