import { limparCpf } from '@merenda/shared/formatos';
import * as oidc from 'openid-client';
import { z } from 'zod';
import { pedirFora } from '../cliente.js';
import type { NivelDoGovBr, OpcoesDoGovBr } from './opcoes.js';
import { entradaCancelada, entradaVencida, govbrForaDoAr } from './recusas.js';

/** For each call of gov.br, in seconds. */
const PRAZO_S = 5;
/** The library ends a call at its time; the client, which nothing can stop from it, this much later (ms). */
const FOLGA_MS = 500;
/** How far the clocks of gov.br and of this machine may differ, in seconds. */
const RELOGIOS_S = 60;
/** gov.br's addresses are read again after this time. */
const VALIDADE_DOS_ENDERECOS_MS = 60 * 60 * 1000;

/** The level comes in the id_token with the last one (gov.br's 'Roteiro de Integração do Login Único', step 3). */
const ESCOPOS = 'openid email profile govbr_confiabilidades govbr_confiabilidades_idtoken';

/** Random values of one login, each of 43 characters. */
export interface Segredos {
  /** Comes back in the address. */
  estado: string;
  /** Comes back in the id_token. */
  nonce: string;
  /** gov.br gets its SHA-256 at the begin, and the value with the code (PKCE). */
  verificador: string;
}

/** Who has logged in. */
interface Identidade {
  /** Eleven digits. */
  cpf: string;
  /** Null for bronze, and where gov.br does not send it. */
  nivel: NivelDoGovBr | null;
}

/** The client of gov.br. Each function rejects with 503 when gov.br does not answer, or answers something else. */
export interface GovBr {
  /** The lowest level of an account that may log in. */
  nivel: NivelDoGovBr;
  /** The page of gov.br on which the user logs in. */
  enderecoDeEntrada(segredos: Segredos): Promise<string>;
  /**
   * Exchanges the code of the return for the user's identity. `retorno`: query string with which gov.br sent the browser
   * back. 409 when the user cancelled there, or when the code does not count (any more).
   */
  identificar(retorno: string, segredos: Segredos): Promise<Identidade>;
  /** The page that ends the user's session at gov.br and leads back to the login. */
  enderecoDeSaida(): Promise<string>;
}

/** gov.br's words for its levels. */
const NIVEIS = { silver: 'prata', gold: 'ouro' } as const satisfies Record<string, NivelDoGovBr>;

/** What the product reads of an id_token, whose signature and claims openid-client has checked. */
const IdToken = z.object({
  sub: z
    .string()
    .transform(limparCpf)
    .pipe(z.string().regex(/^\d{11}$/)),
  /** Seconds since 1970. */
  iat: z.number(),
  reliability_info: z
    .object({ level: z.enum(['silver', 'gold']).nullable().catch(null) })
    .optional()
    .catch(undefined),
});

/**
 * Logs in with gov.br: OpenID Connect, authorization code with PKCE. The library checks state, nonce, issuer, audience,
 * times and, against gov.br's keys, the signature of the id_token. Only the configured address is called, and no
 * redirect is followed.
 */
export function govbrEm({ emissor, cliente, segredo, nivel, enderecoPublico }: OpcoesDoGovBr): GovBr {
  const entrada = `${enderecoPublico}/`;
  let lida: { configuracao: Promise<oidc.Configuration>; em: number } | null = null;

  /** gov.br's addresses and keys. A failure is not kept. */
  function configuracao(): Promise<oidc.Configuration> {
    if (lida !== null && Date.now() - lida.em < VALIDADE_DOS_ENDERECOS_MS) return lida.configuracao;
    const nova = { configuracao: descobrir({ emissor, cliente, segredo }), em: Date.now() };
    lida = nova;
    nova.configuracao.catch(() => {
      if (lida === nova) lida = null;
    });
    return nova.configuracao;
  }

  return {
    nivel,
    enderecoDeEntrada: ({ estado, nonce, verificador }) =>
      pedindo(async () => {
        const endereco = oidc.buildAuthorizationUrl(await configuracao(), {
          redirect_uri: entrada,
          scope: ESCOPOS,
          state: estado,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verificador),
          code_challenge_method: 'S256',
        });
        return endereco.href;
      }),
    identificar: (retorno, { estado, nonce, verificador }) =>
      pedindo(async () => {
        const endereco = new URL(entrada);
        endereco.search = retorno;
        const resposta = await oidc.authorizationCodeGrant(await configuracao(), endereco, {
          expectedState: estado,
          expectedNonce: nonce,
          pkceCodeVerifier: verificador,
          idTokenExpected: true,
        });
        const { sub, iat, reliability_info } = IdToken.parse(resposta.claims());
        // The library compares end and begin with the clock, not this one.
        if (iat > Date.now() / 1000 + RELOGIOS_S) throw new Error('the id_token was issued in the future');
        const seu = reliability_info?.level;
        return { cpf: sub, nivel: seu ? NIVEIS[seu] : null };
      }),
    enderecoDeSaida: () =>
      pedindo(async () => {
        const { end_session_endpoint: declarado = new URL('/logout', emissor).href } = (
          await configuracao()
        ).serverMetadata();
        const endereco = new URL(declarado);
        endereco.searchParams.set('post_logout_redirect_uri', entrada);
        endereco.searchParams.set('client_id', cliente);
        return endereco.href;
      }),
  };
}

/** Reads gov.br's addresses. Throws when one of them is not gov.br's own: the server calls no other machine. */
async function descobrir({
  emissor,
  cliente,
  segredo,
}: Pick<OpcoesDoGovBr, 'emissor' | 'cliente' | 'segredo'>): Promise<oidc.Configuration> {
  const servidor = new URL(emissor);
  const configuracao = await oidc.discovery(
    servidor,
    cliente,
    { id_token_signed_response_alg: 'RS256', [oidc.clockTolerance]: RELOGIOS_S },
    oidc.ClientSecretBasic(segredo),
    {
      timeout: PRAZO_S,
      [oidc.customFetch]: buscarFora,
      // Without it the library trusts the connection, and does not check the signature of the id_token.
      execute: [
        oidc.enableNonRepudiationChecks,
        ...(servidor.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
  const { authorization_endpoint, token_endpoint, jwks_uri, end_session_endpoint } = configuracao.serverMetadata();
  const obrigatorios = [authorization_endpoint, token_endpoint, jwks_uri];
  if ([...obrigatorios, end_session_endpoint ?? emissor].some((endereco) => origem(endereco) !== servidor.origin))
    throw new Error('gov.br names an address that is not its own');
  return configuracao;
}

/** The library's calls, by the client of all outside services. */
async function buscarFora(
  endereco: string,
  { method, headers, body, signal }: oidc.CustomFetchOptions,
): Promise<Response> {
  const resposta = await pedirFora(endereco, {
    prazoMs: PRAZO_S * 1000 + FOLGA_MS,
    metodo: method === 'POST' ? 'POST' : 'GET',
    headers,
    ...(body && { corpo: String(body) }),
    signal,
  });
  const tipo = resposta.headers['content-type'];
  return new Response(resposta.corpo === '' ? null : resposta.corpo, {
    status: resposta.status,
    headers: { 'content-type': String(tipo ?? '') },
  });
}

const origem = (endereco: string | undefined): string | null =>
  endereco !== undefined && URL.canParse(endereco) ? new URL(endereco).origin : null;

/** A failure as the refusal that the user sees; the cause is for the log. */
async function pedindo<T>(fazer: () => Promise<T>): Promise<T> {
  try {
    return await fazer();
  } catch (causa) {
    if (causa instanceof oidc.AuthorizationResponseError && causa.error === 'access_denied') throw entradaCancelada();
    if (causa instanceof oidc.ResponseBodyError && causa.error === 'invalid_grant') throw entradaVencida();
    throw govbrForaDoAr(causa);
  }
}
