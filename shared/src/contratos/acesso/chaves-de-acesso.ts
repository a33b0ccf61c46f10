import { z } from 'zod';
import { TRANSPORTES_DA_CHAVE } from '../../vocabulario/acesso/segundo-fator.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataHoraBR, Id, texto } from '../primitivos.js';

/** Bytes as WebAuthn writes them in JSON. */
const Base64Url = z
  .string()
  .max(LIMITES.respostaDaChave)
  .regex(/^[\w-]+$/);
const Transportes = z.array(z.enum(TRANSPORTES_DA_CHAVE)).optional();
const Credencial = z.object({ id: z.string(), type: z.literal('public-key'), transports: Transportes });

/** A passkey of a user. */
export const ChaveDeAcesso = z.object({
  id: Id,
  nome: z.string(),
  criadaEm: DataHoraBR,
  /** The last login with it; null before the first one. */
  usadaEm: DataHoraBR.nullable(),
});
export type ChaveDeAcesso = z.infer<typeof ChaveDeAcesso>;

/** What a browser needs to create a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const OpcoesDaChave = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(Credencial),
  authenticatorSelection: z.object({
    residentKey: z.enum(['preferred']),
    userVerification: z.enum(['required']),
  }),
  attestation: z.enum(['none']),
});
export type OpcoesDaChave = z.infer<typeof OpcoesDaChave>;

/** What a browser needs to use one (`PublicKeyCredentialRequestOptionsJSON`). */
export const PerguntaDaChave = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(Credencial),
  userVerification: z.enum(['required']),
});
export type PerguntaDaChave = z.infer<typeof PerguntaDaChave>;

/** Body of POST /segundo-fator/chaves: what the browser made of the options. */
export const ChaveDeAcessoNova = z.object({
  /** 'Celular', 'Computador da secretaria'. */
  nome: texto(LIMITES.nomeDaChave),
  credencial: z.object({
    id: Base64Url,
    rawId: Base64Url,
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: Base64Url, attestationObject: Base64Url, transports: Transportes }),
  }),
});
export type ChaveDeAcessoNova = z.infer<typeof ChaveDeAcessoNova>;

/** What the browser made of the request. */
export const UsoDaChave = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: Base64Url, authenticatorData: Base64Url, signature: Base64Url }),
});
export type UsoDaChave = z.infer<typeof UsoDaChave>;
