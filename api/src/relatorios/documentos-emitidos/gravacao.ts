import { createHash, randomBytes } from 'node:crypto';
import type { TipoDeRelatorio } from '@merenda/shared/contratos';
import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { documentosEmitidos } from '../../banco/esquema/relatorios/documentos.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { agora, hoje } from '../../nucleo/relogio.js';

/** A paper that is about to be written. */
export interface AEmitir {
  tipo: TipoDeRelatorio;
  registroId: number | null;
  endereco: string;
  titulo: string;
}

/** The number and the code that a paper shows. */
export interface Numerado {
  id: number;
  numero: number;
  ano: number;
  codigo: string;
}

/** Any number that no one else locks; together with the year there is one lock per year. */
const TRAVA = 7_263_003;

/** A file is written within minutes (`oficina.ts`): what is older was left by a process that died. */
const ABANDONADO_MS = 60 * 60 * 1000;

/** 16 letters. */
const BYTES_DO_CODIGO = 12;

/**
 * Issues papers: they get numbers, `escrever` writes them into files, one for all or one each, and their hashes are kept.
 * When it fails, nothing is left, and the last numbers are given again. Returns the files.
 */
export async function emitir<P extends AEmitir>(
  contexto: Contexto,
  papeis: readonly P[],
  escrever: (numerados: readonly (P & Numerado)[]) => Promise<readonly Uint8Array[]>,
): Promise<readonly Uint8Array[]> {
  const numeros = await numerar(contexto, papeis);
  try {
    const numerados = papeis.flatMap((papel, posicao) => {
      const numero = numeros[posicao];
      return numero ? [{ ...papel, ...numero }] : [];
    });
    const arquivos = await escrever(numerados);
    await guardarHashes(contexto, numeros, arquivos.map(sha256));
    return arquivos;
  } catch (erro) {
    const ids = numeros.map(({ id }) => id);
    await contexto.banco.delete(documentosEmitidos).where(inArray(documentosEmitidos.id, ids));
    throw erro;
  }
}

/** The next issuer waits until this transaction ends: no number is given twice. */
async function numerar(contexto: Contexto, papeis: readonly AEmitir[]): Promise<Numerado[]> {
  const { id, numero, ano, codigo, sha256: hash, emitidoEm } = documentosEmitidos;
  return emTransacao(contexto, async (tx) => {
    const doAno = Number(hoje().slice(0, 4));
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA}, ${doAno})`);
    const instante = agora();
    const abandonados = new Date(instante.getTime() - ABANDONADO_MS);
    await tx.delete(documentosEmitidos).where(and(isNull(hash), lt(emitidoEm, abandonados)));
    const { rows } = await tx.execute<{ ultimo: number }>(
      sql`select coalesce(max(numero), 0)::int as ultimo from documentos_emitidos where ano = ${doAno}`,
    );
    const { ultimo } = primeira(rows);
    const criados = await tx
      .insert(documentosEmitidos)
      .values(
        papeis.map(({ tipo, registroId, endereco, titulo }, posicao) => ({
          tipo,
          registroId,
          endereco,
          titulo,
          numero: ultimo + 1 + posicao,
          ano: doAno,
          codigo: randomBytes(BYTES_DO_CODIGO).toString('base64url'),
          emitidoEm: instante,
          usuarioId: contexto.usuario.id,
        })),
      )
      .returning({ id, numero, ano, codigo });
    return criados.sort((a, b) => a.numero - b.numero);
  });
}

async function guardarHashes(
  { banco }: Contexto,
  numeros: readonly Numerado[],
  hashes: readonly string[],
): Promise<void> {
  const linhas = numeros.map(({ id }, posicao) => ({ id, sha256: hashes[posicao] ?? hashes[0] }));
  await banco.execute(sql`
    update documentos_emitidos d set sha256 = h.sha256
    from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as h (id int, sha256 text) where h.id = d.id`);
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
