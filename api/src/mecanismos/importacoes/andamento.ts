import { createHash } from 'node:crypto';
import type { AndamentoDaImportacao } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import { tokenDaRequisicao } from '../token.js';

/** Called with the part that is done, from 0 to 1, and the transaction once it is open. */
export type AoAvancar = (feito: number, tx?: Transacao) => Promise<void>;

/** The part of each import that runs in this process, by its name. */
const andamentos = new Map<string, number>();

/**
 * The name of an import: its session and its key, as a digest. Only the session that sent the import knows both, so its
 * progress needs no look-up of the session, which would wait for the import on the embedded database. Null without them.
 */
export function nomeDaImportacao(req: FastifyRequest, chave: string | undefined): string | null {
  const token = tokenDaRequisicao(req);
  if (token === null || chave === undefined) return null;
  return createHash('sha256').update(`${token} ${chave}`).digest('hex');
}

/** How far an import is, in this process or in another one; null when none of this name runs. */
export async function andamentoDe(banco: Banco, nome: string | null): Promise<AndamentoDaImportacao> {
  if (nome === null) return { feito: null };
  return { feito: andamentos.get(nome) ?? (await andamentoAlhures(banco, nome)) };
}

/** Runs an import, whose progress can be read by its name until it ends. */
export async function comAndamento<T>(nome: string | null, executar: (aoAvancar: AoAvancar) => Promise<T>): Promise<T> {
  if (nome === null) return executar(async () => undefined);
  andamentos.set(nome, 0);
  try {
    return await executar(async (feito, tx) => {
      andamentos.set(nome, feito);
      if (tx) await dizerAndamento(tx, nome, feito);
    });
  } finally {
    andamentos.delete(nome);
  }
}

/**
 * Tells the other processes how far an import is, from 0 to 1, with an advisory lock whose second number is the
 * percentage. Other connections see a lock at once, although they see no row of the transaction, and the database
 * removes it at the end, also when the process dies.
 */
export async function dizerAndamento(tx: Transacao, nome: string, feito: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${travaDe(nome)}, ${Math.floor(100 * feito)})`);
}

/** The last progress from the transaction of an import in another process. */
async function andamentoAlhures(banco: Banco, nome: string): Promise<number | null> {
  const { rows } = await banco.execute<{ feito: number | null }>(sql`
    select max(objid::int) as feito from pg_locks
    where locktype = 'advisory' and objsubid = 2 and classid::int = ${travaDe(nome)}
      and database = (select oid from pg_database where datname = current_database())`);
  const porcento = rows[0]?.feito ?? null;
  return porcento === null ? null : porcento / 100;
}

/** The first number of the locks of an import: 31 bits of its name. */
const travaDe = (nome: string): number => Number.parseInt(nome.slice(0, 8), 16) >>> 1;
