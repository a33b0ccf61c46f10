import { z } from 'zod';
import { LIMITES } from '../../vocabulario/limites.js';
import { texto } from '../primitivos.js';
import { SegundaEtapa } from './segundo-fator.js';
import { SessaoAberta, TokensDoAparelho } from './sessao.js';

/** Answer of POST /tokens/govbr: a login with gov.br has begun. */
export const EntradaDoGovBr = z.object({
  /** The page of gov.br on which the user logs in. */
  endereco: z.url(),
  /** Binds the login to this tab: the tab keeps it and sends it with the return. */
  chave: z.string(),
});
export type EntradaDoGovBr = z.infer<typeof EntradaDoGovBr>;

/** Body of POST /tokens/govbr/retorno: what gov.br sent the browser back with. */
export const RetornoDoGovBr = z.object({
  chave: texto(LIMITES.chaveDoGovBr),
  /** Query string of the address, as it came. */
  retorno: texto(LIMITES.retornoDoGovBr),
  /** As in `Credenciais`. */
  aparelho: TokensDoAparelho.optional(),
});
export type RetornoDoGovBr = z.infer<typeof RetornoDoGovBr>;

/** The page that ends the user's session at gov.br too and leads back to the login. */
const Saida = { saida: z.url() };

/** The session of a login with gov.br, or the second step for a user with a second factor. */
export const SessaoDoGovBr = z.union([SessaoAberta.extend(Saida), SegundaEtapa.extend(Saida)]);
export type SessaoDoGovBr = z.infer<typeof SessaoDoGovBr>;
