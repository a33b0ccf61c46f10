import type { Endereco } from '@merenda/shared/contratos';
import { z } from 'zod';
import { consultar } from './consultar.js';

/** The postal-code service. Null: an unknown code. Rejects with 503 when it does not answer. */
export type ServicoDeCep = (cep: string) => Promise<Endereco | null>;

const parte = z
  .string()
  .nullish()
  .transform((texto) => texto ?? '');

/** ViaCEP's answers: an address, or `erro` as a boolean or as text. */
const Resposta = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }).transform(() => null),
  z.object({
    logradouro: parte,
    complemento: parte,
    bairro: parte,
    localidade: z.string().min(1),
    uf: z.string().length(2),
  }),
]);

/** The service at `url`, which answers `{url}/{8 digits}/json/` in the shape of ViaCEP. */
export function cepEm(url: string): ServicoDeCep {
  return (cep) =>
    consultar(
      `${url.replace(/\/$/, '')}/${cep}/json/`,
      Resposta,
      'O serviço de CEP não respondeu. Preencha o endereço.',
    );
}
