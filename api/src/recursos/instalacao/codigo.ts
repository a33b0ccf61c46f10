import { randomInt } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { codigosDeInstalacao } from '../../banco/esquema/municipio.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { agora } from '../../nucleo/relogio.js';
import { hashDoToken } from '../tokens/token.js';
import { temUsuarios } from './consultas.js';

/** How long a code is valid, in hours; a new start of the server makes another one. */
export const VALIDADE_H = 24;

/** Without letters and digits that look alike. */
const LETRAS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GRUPOS = 3;
const POR_GRUPO = 4;

const novoCodigo = (): string =>
  Array.from({ length: GRUPOS }, () =>
    Array.from({ length: POR_GRUPO }, () => LETRAS.charAt(randomInt(LETRAS.length))).join(''),
  ).join('-');

/** Upper and lower case, spaces and hyphens make no difference. */
const hashDoCodigo = (codigo: string): string => hashDoToken(codigo.toUpperCase().replace(/[^A-Z0-9]/g, ''));

/**
 * Makes a code that opens the setup, 60 random bits; null when there is nothing to set up. Each process of an
 * installation makes its own, and all accept the codes of the others.
 */
export function emitirCodigo(banco: Banco): Promise<string | null> {
  return emTransacao({ banco, usuario: null }, async (tx) => {
    await tx.delete(codigosDeInstalacao).where(lte(codigosDeInstalacao.expiraEm, agora()));
    if (await temUsuarios(tx)) return null;
    const codigo = novoCodigo();
    await tx.insert(codigosDeInstalacao).values({
      hash: hashDoCodigo(codigo),
      expiraEm: new Date(agora().getTime() + VALIDADE_H * 60 * 60 * 1000),
    });
    return codigo;
  });
}

/** Whether the server has printed this code, and it has not expired. */
export async function codigoVale(banco: Pick<Banco, '$count'> | Transacao, codigo: string): Promise<boolean> {
  const { hash, expiraEm } = codigosDeInstalacao;
  return (await banco.$count(codigosDeInstalacao, and(eq(hash, hashDoCodigo(codigo)), gt(expiraEm, agora())))) > 0;
}
