import { and, eq, gt, lte } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { codigosDeInstalacao } from '../../banco/esquema/cadastros/municipio.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { agora } from '../../nucleo/relogio.js';
import { novoCodigoParaDigitar, soOCodigo } from '../tokens/codigo-para-digitar.js';
import { temUsuarios } from './consultas.js';

/** How long a code is valid, in hours; a new start of the server makes another one. */
export const VALIDADE_H = 24;

const hashDoCodigo = (codigo: string): string => hashDoToken(soOCodigo(codigo));

/**
 * Makes a code that opens the setup, 60 random bits; null when there is nothing to set up. Each process of an
 * installation makes its own, and all accept the codes of the others.
 */
export function emitirCodigo(banco: Banco): Promise<string | null> {
  return emTransacao({ banco, usuario: null }, async (tx) => {
    await tx.delete(codigosDeInstalacao).where(lte(codigosDeInstalacao.expiraEm, agora()));
    if (await temUsuarios(tx)) return null;
    const codigo = novoCodigoParaDigitar();
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
