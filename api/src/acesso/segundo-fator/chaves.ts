import {
  LIMITES,
  type ChaveDeAcesso,
  type ChaveDeAcessoNova,
  type OpcoesDaChave,
  type PerguntaDaChave,
  type UsoDaChave,
} from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { chavesDeAcesso, desafiosDeChave } from '../../banco/esquema/acesso/segundo-fator.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito, invalido, type Recusa } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { liberarSessoes } from '../tokens/sessoes.js';
import { comoChave, travarSegundoFator } from './consultas.js';

/** How long a browser may take, in ms. */
const PRAZO_MS = 5 * 60 * 1000;
/** ES256, RS256 and Ed25519, in COSE's numbers: what all platforms have. */
const ALGORITMOS = [-7, -8, -257];

/** Where a passkey is used: the address at which people reach the product. */
export interface Local {
  rpId: string;
  origem: string;
}

/** The place of passkeys: the product's public address, never the host of a request. */
export function localDe(enderecoPublico: string): Local {
  const { hostname, origin } = new URL(enderecoPublico);
  return { rpId: hostname, origem: origin };
}

/** Begins the enrolment of a passkey: what the browser needs. 409 for a user with the most of them. */
export function prepararChave(contexto: Contexto, { rpId }: Local): Promise<OpcoesDaChave> {
  const { id: usuarioId, usuario, pessoa } = contexto.usuario;
  return emTransacao(contexto, async (tx) => {
    const chaves = await credenciaisDe(tx, usuarioId);
    exigirVaga(chaves.length);
    const desafio = randomBytes(32).toString('base64url');
    const espera = { desafio, expiraEm: new Date(agora().getTime() + PRAZO_MS) };
    await tx
      .insert(desafiosDeChave)
      .values({ usuarioId, ...espera })
      .onConflictDoUpdate({ target: desafiosDeChave.usuarioId, set: espera });
    return {
      challenge: desafio,
      rp: { id: rpId, name: 'Merenda Escolar' },
      // The handle says nothing about the person.
      user: {
        id: Buffer.from(`merenda ${usuarioId}`).toString('base64url'),
        name: usuario,
        displayName: nomeProprio(pessoa.nome),
      },
      pubKeyCredParams: ALGORITMOS.map((alg) => ({ type: 'public-key', alg })),
      timeout: PRAZO_MS,
      excludeCredentials: chaves,
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
    };
  });
}

function exigirVaga(chaves: number): void {
  if (chaves >= LIMITES.chavesPorUsuario)
    throw conflito(`Você já tem ${LIMITES.chavesPorUsuario} chaves de acesso. Retire uma antes de cadastrar outra.`);
}

const RECUSADA = 'A chave de acesso não foi aceita. Tente de novo.';

/**
 * Ends the enrolment of a passkey; the user's limited sessions are full ones from now on. 422 when it has not signed the
 * challenge, at another address, or without checking its user; 409 when it is enrolled already, or when the user has the
 * most of them.
 */
export async function cadastrarChave(
  contexto: Contexto,
  { rpId, origem }: Local,
  { nome, credencial }: ChaveDeAcessoNova,
): Promise<ChaveDeAcesso> {
  const { id: usuarioId } = contexto.usuario;
  const desafio = await gastarDesafio(contexto, usuarioId);
  const conferida = await ouRecusada(
    verifyRegistrationResponse({
      response: { ...credencial, clientExtensionResults: {} },
      expectedChallenge: desafio,
      expectedOrigin: origem,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITMOS,
    }),
  );
  if (!conferida.verified) throw recusada();
  const { id, publicKey, counter } = conferida.registrationInfo.credential;
  return emTransacao(contexto, async (tx) => {
    await travarSegundoFator(tx, usuarioId);
    // Two enrolments may have begun while there was room for one.
    exigirVaga(await tx.$count(chavesDeAcesso, eq(chavesDeAcesso.usuarioId, usuarioId)));
    const inserida = await tx
      .insert(chavesDeAcesso)
      .values({
        usuarioId,
        nome,
        credencial: id,
        chavePublica: Buffer.from(publicKey).toString('base64'),
        contador: counter,
        transportes: credencial.response.transports,
        criadaEm: agora(),
      })
      .onConflictDoNothing()
      .returning();
    if (inserida.length === 0) throw conflito('Esta chave de acesso já está cadastrada.');
    await liberarSessoes(tx, usuarioId);
    await auditar(tx, {
      entidade: 'usuarios',
      id: usuarioId,
      acao: 'ATIVAR_SEGUNDO_FATOR',
      depois: { forma: 'CHAVE', nome },
    });
    return comoChave(primeira(inserida));
  });
}

/** The challenge of the enrolment that the user has begun. It counts once, also when the enrolment fails. */
async function gastarDesafio(contexto: Contexto, usuarioId: number): Promise<string> {
  const [gasto] = await emTransacao(contexto, (tx) =>
    tx
      .delete(desafiosDeChave)
      .where(and(eq(desafiosDeChave.usuarioId, usuarioId), gt(desafiosDeChave.expiraEm, agora())))
      .returning({ desafio: desafiosDeChave.desafio }),
  );
  if (!gasto) throw conflito('O cadastro da chave de acesso foi encerrado. Comece de novo.');
  return gasto.desafio;
}

/** What a browser needs to use one of the user's passkeys for a login; null for a user without one. */
export async function perguntaDaChave(
  tx: Transacao,
  { rpId }: Local,
  usuarioId: number,
  desafio: string,
): Promise<PerguntaDaChave | null> {
  const allowCredentials = await credenciaisDe(tx, usuarioId);
  if (allowCredentials.length === 0) return null;
  return { challenge: desafio, rpId, timeout: PRAZO_MS, allowCredentials, userVerification: 'required' };
}

async function credenciaisDe(tx: Transacao, usuarioId: number): Promise<OpcoesDaChave['excludeCredentials']> {
  const linhas = await tx
    .select({ id: chavesDeAcesso.credencial, transportes: chavesDeAcesso.transportes })
    .from(chavesDeAcesso)
    .where(eq(chavesDeAcesso.usuarioId, usuarioId))
    .orderBy(chavesDeAcesso.id);
  return linhas.map(({ id, transportes }) => ({
    id,
    type: 'public-key',
    ...(transportes && { transports: transportes }),
  }));
}

/** A passkey that has signed a login's challenge, with the count of its signatures before and after. */
interface ChaveUsada {
  id: number;
  antes: number;
  depois: number;
}

/** Checks that one of the user's passkeys has signed the login's challenge. 422 at `chave` otherwise. */
export async function conferirUso(
  banco: Banco,
  { rpId, origem }: Local,
  { id: usuarioId, desafio }: { id: number; desafio: string },
  uso: UsoDaChave,
): Promise<ChaveUsada> {
  const [chave] = await banco
    .select()
    .from(chavesDeAcesso)
    .where(and(eq(chavesDeAcesso.usuarioId, usuarioId), eq(chavesDeAcesso.credencial, uso.id)));
  if (!chave) throw recusada();
  const { verified, authenticationInfo } = await ouRecusada(
    verifyAuthenticationResponse({
      response: { ...uso, clientExtensionResults: {} },
      expectedChallenge: desafio,
      expectedOrigin: origem,
      expectedRPID: rpId,
      credential: {
        id: chave.credencial,
        publicKey: new Uint8Array(Buffer.from(chave.chavePublica, 'base64')),
        counter: chave.contador,
      },
      requireUserVerification: true,
    }),
  );
  if (!verified) throw recusada();
  return { id: chave.id, antes: chave.contador, depois: authenticationInfo.newCounter };
}

/** Notes the use: of two requests that have read the same count, one wins. 422 for the other. */
export async function gastarUso(tx: Transacao, { id, antes, depois }: ChaveUsada): Promise<void> {
  const notadas = await tx
    .update(chavesDeAcesso)
    .set({ contador: depois, usadaEm: agora() })
    .where(and(eq(chavesDeAcesso.id, id), eq(chavesDeAcesso.contador, antes)))
    .returning({ id: chavesDeAcesso.id });
  if (notadas.length === 0) throw recusada();
}

const recusada = (): Recusa => invalido([{ campo: 'chave', mensagem: RECUSADA }]);

/** The library throws for each thing that is wrong: bytes that can't be read, another address, a count that went back. */
const ouRecusada = <T>(conferencia: Promise<T>): Promise<T> =>
  conferencia.catch(() => {
    throw recusada();
  });
