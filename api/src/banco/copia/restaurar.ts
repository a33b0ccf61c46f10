import { sql } from 'drizzle-orm';
import type { Banco, Conexao } from '../conexao.js';
import { trazerHistoria } from '../historia.js';
import { bancoIndisponivel } from '../indisponivel.js';
import { verificar, type Invariante } from '../invariante.js';
import { aplicarMigracoes } from '../migrar.js';
import { criarSementes } from '../sementes.js';
import { FORMATO, type Cabecalho, type Fim } from './gravar.js';
import { fixarFormatos, nome, resumir, tabelasEmOrdem, type Executor, type Resumo } from './tabelas.js';

const INCOMPLETA = 'A cópia está incompleta ou não é uma cópia deste programa. Nada foi restaurado.';
const TRECHO = /^\{"tabela":"([a-z_]+)",/;

interface OpcoesDaRestauracao {
  /** Invariants that the restored data must keep. */
  invariantes: readonly Invariante[];
  /** Name of the copy in the messages. */
  copia?: string;
}

/**
 * Fills an empty database with a copy, all or nothing, and proves that the content is the same: every table has the
 * same rows, and every invariant is kept. A copy of an earlier version is migrated to this one. Returns how many rows
 * each table has. Throws a Portuguese sentence when the database is not empty, or the copy is incomplete, altered or of
 * a newer version.
 */
export async function restaurarCopia(
  conexao: Conexao,
  linhas: AsyncIterable<string>,
  { invariantes, copia = 'A cópia' }: OpcoesDaRestauracao,
): Promise<Record<string, Resumo>> {
  const leitor = linhas[Symbol.asyncIterator]();
  try {
    return await restaurarDe(conexao, leitor, invariantes, copia);
  } finally {
    await leitor.return?.();
  }
}

function restaurarDe(
  { semPrazo }: Conexao,
  leitor: AsyncIterator<string>,
  invariantes: readonly Invariante[],
  copia: string,
): Promise<Record<string, Resumo>> {
  return semPrazo(async (banco) => {
    const resumos = await banco.transaction(async (tx) => {
      await fixarFormatos(tx);
      await exigirVazio(tx);
      const { migracao } = lerCabecalho((await leitor.next()).value);
      await aplicarMigracoes(tx, migracao);
      await criarSementes(tx);
      await trazerHistoria(tx, 'copia');
      const { fim } = await encher(tx, leitor, copia);
      await conferir(tx, fim.resumos);
      for (const { tabela, ultimo, usado } of fim.sequencias) {
        await tx.execute(
          sql`select setval(pg_get_serial_sequence(${`public.${tabela}`}, 'id'), ${ultimo}::bigint, ${usado}::boolean)`,
        );
      }
      await aplicarMigracoes(tx);
      await exigirRegras(tx, invariantes);
      return fim.resumos;
    });
    // The planner has no statistics of the new rows yet.
    await banco.execute(sql`analyze`);
    return resumos;
  });
}

async function exigirVazio(tx: Executor): Promise<void> {
  const { rows } = await tx.execute<{ existe: boolean }>(
    sql`select exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as existe`,
  );
  if (rows[0]?.existe)
    throw new Error(
      'O banco de destino já tem tabelas. Restaure em um banco vazio: outra pasta em DADOS, ou um banco recém-criado em DATABASE_URL.',
    );
}

async function exigirRegras(tx: Pick<Banco, 'execute'>, invariantes: readonly Invariante[]): Promise<void> {
  const estritas = invariantes.filter(({ soAvisa }) => !soAvisa);
  for (const { nome: regra, violacoes } of await verificar(tx, estritas)) {
    if (violacoes.length > 0)
      throw new Error(`Os dados da cópia quebram uma regra. Nada foi restaurado. ${regra}: ${violacoes[0]}`);
  }
}

function lerCabecalho(linha: string | undefined): Cabecalho {
  const lido: unknown = linha?.startsWith('{"formato":') ? comoJson(linha) : null;
  if (typeof lido !== 'object' || lido === null || !('formato' in lido) || lido.formato !== FORMATO)
    throw new Error(INCOMPLETA);
  return lido as Cabecalho;
}

function comoJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    // The parser's message quotes the copy's data, so the error only says that the line is not valid.
    return null;
  }
}

/** Fills the tables from the second line on. Throws a sentence that names the line which cannot be read. */
async function encher(tx: Executor, leitor: AsyncIterator<string>, copia: string): Promise<Fim> {
  const conhecidas = new Set(await tabelasEmOrdem(tx));
  let numero = 2;
  for (let vez = await leitor.next(); !vez.done; vez = await leitor.next(), numero++) {
    try {
      const fim = await lerLinha(tx, vez.value, conhecidas);
      if (fim) return fim;
    } catch (erro) {
      // The error carries all rows of the line, which are people's data.
      if (!bancoIndisponivel(erro))
        throw new Error(`${copia} está danificada na linha ${numero}. Nada foi restaurado.`);
      throw new Error(
        `O banco de destino não pôde receber a linha ${numero} da cópia: faltou espaço, memória ou a conexão. Nada foi restaurado.`,
      );
    }
  }
  throw new Error(INCOMPLETA);
}

/**
 * The last line; null after a line with rows. Only PostgreSQL parses rows: a decimal parsed by JavaScript would lose
 * its places.
 */
async function lerLinha(tx: Executor, linha: string, conhecidas: ReadonlySet<string>): Promise<Fim | null> {
  if (linha.startsWith('{"fim":')) return JSON.parse(linha) as Fim;
  const tabela = TRECHO.exec(linha)?.[1];
  if (!tabela || !conhecidas.has(tabela)) throw new Error('the line names no table');
  await tx.execute(
    sql`insert into ${nome(tabela)} select r.* from json_populate_recordset(null::${nome(tabela)}, ${linha}::json -> 'linhas') r`,
  );
  return null;
}

async function conferir(tx: Executor, resumos: Record<string, Resumo>): Promise<void> {
  for (const tabela of await tabelasEmOrdem(tx)) {
    const { linhas, soma } = await resumir(tx, tabela);
    const esperado = resumos[tabela] ?? { linhas: 0, soma: '0' };
    if (linhas !== esperado.linhas || soma !== esperado.soma) {
      throw new Error(
        `A tabela ${tabela} não ficou igual à da cópia (${linhas} de ${esperado.linhas} linhas). Nada foi restaurado.`,
      );
    }
  }
}
