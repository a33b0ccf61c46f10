import { z } from 'zod';
import { violacoesDoPin, violacoesDoPinNovo } from '../../regras/acesso/pin.js';
import { conferirCampo } from '../conferir.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataHoraBR, Id } from '../primitivos.js';
import { TokensDoAparelho } from './sessao.js';

/** The user's own token on the device. */
const TokenDoAparelho = z.string().min(1).max(LIMITES.aparelho);

/** Body of PUT /pins: the user's PIN for the kitchen on the device with this token. */
export const PinNovo = z.object({
  aparelho: TokenDoAparelho,
  pin: z.string().superRefine(conferirCampo(violacoesDoPinNovo)),
});
export type PinNovo = z.infer<typeof PinNovo>;

/** One of the user's PINs. */
export const Pin = z.object({
  /** Name of its device: the first twelve digits of the SHA-256 of the device's token. */
  id: z.string(),
  /** 'Chrome no Android'. */
  aparelho: z.string(),
  desde: DataHoraBR,
});
export type Pin = z.infer<typeof Pin>;

/** Path of DELETE /pins/:pin. */
export const PorPin = z.object({ pin: z.string().regex(/^[0-9a-f]{12}$/, 'PIN inválido.') });

/** Answer of PUT /pins: the user's new token on the device; the one before counts no more. */
export const AparelhoRenovado = z.object({ aparelho: z.string() });
export type AparelhoRenovado = z.infer<typeof AparelhoRenovado>;

/** Body of POST /tokens/pin/pessoas. */
export const AparelhoDaCozinha = z.object({ aparelho: TokensDoAparelho.min(1) });

/** A user with a PIN on the device, by first name and surname. */
export const PessoaDaCozinha = z.object({ id: Id, nome: z.string() });
export type PessoaDaCozinha = z.infer<typeof PessoaDaCozinha>;

/** Body of POST /tokens/pin. */
export const EntradaPorPin = z.object({
  aparelho: TokenDoAparelho,
  usuario: Id,
  pin: z.string().superRefine(conferirCampo(violacoesDoPin)),
});
export type EntradaPorPin = z.infer<typeof EntradaPorPin>;
