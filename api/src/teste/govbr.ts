import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pessoas, usuarios } from '../banco/esquema/acesso/acesso.js';
import { primeira } from '../banco/restricoes.js';
import type { OpcoesDoGovBr } from '../externo/govbr/opcoes.js';
import type { Pessoa } from './app.js';
import { portaLivre } from './porta-livre.js';

const PROGRAMA = fileURLToPath(new URL('../../../scripts/govbr-local.mjs', import.meta.url));

export const ENDERECO_PUBLICO = 'http://merenda.exemplo.test';

/** The CPF of a user of the test, by which gov.br knows it. */
export async function cpfDe({ banco }: FastifyInstance, { usuarioId }: Pessoa): Promise<string> {
  const achadas = await banco
    .select({ cpf: pessoas.cpf })
    .from(pessoas)
    .innerJoin(usuarios, eq(usuarios.pessoaId, pessoas.id))
    .where(eq(usuarios.id, usuarioId));
  return primeira(achadas).cpf;
}

/** Starts the local provider (`scripts/govbr-local.mjs`), and says how the app uses it. */
export async function iniciarGovBr(): Promise<{ opcoes: OpcoesDoGovBr; parar: () => Promise<void> }> {
  const credencial = { cliente: 'merenda', segredo: 'segredo dos testes & mais' };
  const processo = spawn(process.execPath, [PROGRAMA], {
    env: {
      ...process.env,
      PORT: String(await portaLivre()),
      GOVBR_CLIENTE: credencial.cliente,
      GOVBR_SEGREDO: credencial.segredo,
      ENDERECO_PUBLICO,
    },
    // Its library warns of the memory in which it keeps everything.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const linhas = createInterface(processo.stdout);
  const [emissor] = await Promise.race([once(linhas, 'line'), terminou(processo)]);
  return {
    opcoes: { ...credencial, emissor, nivel: 'prata', enderecoPublico: ENDERECO_PUBLICO },
    parar: async () => {
      processo.kill('SIGTERM');
      await once(processo, 'exit');
    },
  };
}

/** Rejects when the process ends before it is needed. */
async function terminou(processo: ChildProcess): Promise<never> {
  await once(processo, 'exit');
  throw new Error('The local provider ended before it answered.');
}

/** What a user does on the provider's page. */
type NoGovBr = { cpf: string; nivel: 'bronze' | 'prata' | 'ouro' } | { cancelar: '1' };

/** Follows the address like a browser, fills in the page, and returns the query string of the way back to the product. */
export async function passarPeloGovBr(endereco: string, ato: NoGovBr): Promise<string> {
  const cookies = new Map<string, string>();
  let atual = endereco;
  let corpo: URLSearchParams | undefined;
  while (!atual.startsWith(`${ENDERECO_PUBLICO}/`)) {
    const res = await fetch(atual, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((par) => par.join('=')).join('; ') },
      ...(corpo && { method: 'POST', body: corpo }),
    });
    for (const cookie of res.headers.getSetCookie()) {
      const [, nome = '', valor = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(nome, valor);
    }
    const destino = res.headers.get('location');
    if (destino === null && res.status !== 200) throw new Error(`${res.status}: ${await res.text()}`);
    corpo = destino === null ? new URLSearchParams(ato) : undefined;
    if (destino !== null) atual = new URL(destino, atual).href;
  }
  return new URL(atual).search;
}
