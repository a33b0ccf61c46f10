import { z } from 'zod';
import { OBRIGATORIO } from '../../regras/frases.js';
import { violacoesDoCodigoDoAutenticador, violacoesDoSegundoPasso } from '../../regras/acesso/segundo-fator.js';
import { ChaveDeAcesso, PerguntaDaChave, UsoDaChave } from './chaves-de-acesso.js';
import { conferir, conferirCampo } from '../conferir.js';
import { FORMAS_DO_SEGUNDO_FATOR } from '../../vocabulario/acesso/segundo-fator.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataHoraBR, Logico, opcao } from '../primitivos.js';
import { TokensDoAparelho } from './sessao.js';

/** A code as people type it: with spaces and hyphens. */
const CodigoDigitado = z.string({ error: OBRIGATORIO }).trim().min(1, OBRIGATORIO).max(LIMITES.codigoDigitado);

/** The second factors of a user, as 'Dados cadastrais' shows them. */
export const SegundoFator = z.object({
  /** The authenticator app, and since when; null without one. */
  autenticador: z.object({ desde: DataHoraBR }).nullable(),
  chaves: z.array(ChaveDeAcesso),
  /** Recovery codes that were not used. */
  codigosRestantes: z.int(),
  /** The municipality requires a second factor of a permission of the user. */
  obrigatorio: z.boolean(),
  /** False while the server has no key to keep the secrets of authenticator apps. */
  guardaSegredos: z.boolean(),
});
export type SegundoFator = z.infer<typeof SegundoFator>;

/** The secret of a new authenticator app. It counts after a code confirms it. */
export const AutenticadorNovo = z.object({
  /** In base32, to be typed. */
  segredo: z.string(),
  /** The same as the address in the QR code (`otpauth://…`). */
  endereco: z.string(),
});
export type AutenticadorNovo = z.infer<typeof AutenticadorNovo>;

/** Body of PUT /segundo-fator/autenticador. */
export const ConfirmacaoDoAutenticador = z.object({
  codigo: CodigoDigitado.superRefine(conferirCampo(violacoesDoCodigoDoAutenticador)),
});

/** New recovery codes. No later response has them. */
export const CodigosDeRecuperacao = z.object({ codigos: z.array(z.string()) });

/** Response of a login whose password was right and which needs a second step. */
export const SegundaEtapa = z.object({
  /** To be sent with the second step. */
  bilhete: z.string(),
  /** Seconds until the ticket ends. */
  validadeS: z.int(),
  /** Those that the user has, the usual one first. */
  formas: z.array(z.enum(FORMAS_DO_SEGUNDO_FATOR)),
  /** For a passkey; null for a user without one. */
  chave: PerguntaDaChave.nullable(),
});
export type SegundaEtapa = z.infer<typeof SegundaEtapa>;

/** Body of POST /tokens/segundo-fator. */
export const SegundoPasso = z
  .object({
    bilhete: z.string({ error: OBRIGATORIO }).max(LIMITES.aparelho),
    forma: opcao(FORMAS_DO_SEGUNDO_FATOR),
    codigo: CodigoDigitado.optional(),
    chave: UsoDaChave.optional(),
    /** The token that an earlier login gave to this browser. */
    aparelho: TokensDoAparelho.optional(),
    /** Logins from this browser need no second factor for 30 days. */
    lembrar: Logico.optional(),
  })
  .superRefine(conferir(violacoesDoSegundoPasso));
export type SegundoPasso = z.infer<typeof SegundoPasso>;
