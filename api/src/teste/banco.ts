import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { conectarEmbutido } from '../banco/conectar.js';
import type { Conexao } from '../banco/conexao.js';
import { EXTENSOES } from '../banco/embutido/pglite.js';
import { planejarUmaVez } from '../banco/embutido/planejadas.js';
import { convencoes } from '../banco/esquema/cadastros/convencoes.js';
import { migrar, PASTA_MIGRACOES } from '../banco/migrar.js';
import { criarConfiguracoes } from '../cadastros/municipio/gravacao.js';
import { bancoNoServidor, bancoSemTabelasNoServidor } from './banco-no-servidor.js';
import { LISTAS_DE_TESTE } from './listas.js';

const CACHE = fileURLToPath(new URL('../../../.cache/teste/', import.meta.url));

/**
 * A fresh, migrated database: a copy of a model that is created once for each state of the migrations and lists.
 * Embedded and in memory, or, with DATABASE_URL_TESTE, on that PostgreSQL server.
 */
export function bancoDeTeste(): Promise<Conexao> {
  const servidor = process.env.DATABASE_URL_TESTE;
  return servidor ? bancoNoServidor(servidor, versaoDoModelo(), preparar) : bancoEmMemoria(versaoDoModelo(), preparar);
}

/** A database without any table, on the same kind of server as `bancoDeTeste`. */
export function bancoSemTabelas(): Promise<Conexao> {
  const servidor = process.env.DATABASE_URL_TESTE;
  return servidor ? bancoSemTabelasNoServidor(servidor) : bancoEmMemoria('sem-tabelas', async () => undefined);
}

/** Like `bancoDeTeste`, embedded and without rows: for tests that sow their own data. */
export async function bancoVazioDeTeste(): Promise<Conexao> {
  const conexao = await bancoEmMemoria('sem-tabelas', async () => undefined);
  await migrar(conexao);
  return conexao;
}

/** A snapshot of a database that is created once: opening a copy is much faster than creating a database. */
async function bancoEmMemoria(nome: string, fazer: (conexao: Conexao) => Promise<void>): Promise<Conexao> {
  const modelo = path.join(CACHE, `banco-${nome}.tar`);
  if (!existsSync(modelo)) await gravarModelo(modelo, fazer);
  const pglite = await PGlite.create({
    extensions: EXTENSOES,
    loadDataDir: new Blob([await readFile(modelo)]),
  });
  planejarUmaVez(pglite);
  return conectarEmbutido(pglite);
}

/** Test files run in several processes: each may create the snapshot, and the last one to finish keeps its own. */
async function gravarModelo(arquivo: string, fazer: (conexao: Conexao) => Promise<void>): Promise<void> {
  const pglite = await PGlite.create({ extensions: EXTENSOES });
  const conexao = conectarEmbutido(pglite);
  await fazer(conexao);
  const foto = await pglite.dumpDataDir('none');
  await conexao.fechar();
  await mkdir(CACHE, { recursive: true });
  const parcial = `${arquivo}.${process.pid}`;
  await writeFile(parcial, Buffer.from(await foto.arrayBuffer()));
  await rename(parcial, arquivo);
}

async function preparar(conexao: Conexao): Promise<void> {
  await migrar(conexao);
  await conexao.banco.insert(convencoes).values(LISTAS_DE_TESTE);
  await criarConfiguracoes(conexao.banco);
}

function versaoDoModelo(): string {
  const hashes = readMigrationFiles({ migrationsFolder: PASTA_MIGRACOES }).map(({ hash }) => hash);
  return createHash('sha256')
    .update(JSON.stringify([hashes, LISTAS_DE_TESTE]))
    .digest('hex')
    .slice(0, 16);
}
