import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { conectarEmbutido, type Conexao } from '../banco/conexao.js';
import { convencoes } from '../banco/esquema/convencoes.js';
import { migrar, PASTA_MIGRACOES } from '../banco/migrar.js';
import { bancoNoServidor, bancoSemTabelasNoServidor } from './banco-no-servidor.js';
import { LISTAS_DE_TESTE } from './listas.js';

const CACHE = fileURLToPath(new URL('../../../.cache/teste/', import.meta.url));

/**
 * A fresh, migrated database: a copy of a model that is made once for each state of the migrations and lists.
 * Embedded and in memory, or, with DATABASE_URL_TESTE, on that PostgreSQL server.
 */
export function bancoDeTeste(): Promise<Conexao> {
  const servidor = process.env.DATABASE_URL_TESTE;
  return servidor ? bancoNoServidor(servidor, versaoDoModelo(), preparar) : bancoEmMemoria();
}

/** A database without any table, where `bancoDeTeste` would have its own. */
export async function bancoSemTabelas(): Promise<Conexao> {
  const servidor = process.env.DATABASE_URL_TESTE;
  return servidor ? bancoSemTabelasNoServidor(servidor) : conectarEmbutido(await PGlite.create());
}

/** As `bancoDeTeste`, embedded and without a row: for tests that sow their own data. */
export async function bancoVazioDeTeste(): Promise<Conexao> {
  const conexao = conectarEmbutido(await PGlite.create());
  await migrar(conexao);
  return conexao;
}

async function bancoEmMemoria(): Promise<Conexao> {
  const modelo = path.join(CACHE, `banco-${versaoDoModelo()}.tar`);
  if (!existsSync(modelo)) await gravarModelo(modelo);
  return conectarEmbutido(await PGlite.create({ loadDataDir: new Blob([await readFile(modelo)]) }));
}

/** Test files run in several processes: each may make the snapshot, the last one to finish leaves it. */
async function gravarModelo(arquivo: string): Promise<void> {
  const pglite = await PGlite.create();
  const conexao = conectarEmbutido(pglite);
  await preparar(conexao);
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
}

function versaoDoModelo(): string {
  const hashes = readMigrationFiles({ migrationsFolder: PASTA_MIGRACOES }).map(({ hash }) => hash);
  return createHash('sha256').update(JSON.stringify([hashes, LISTAS_DE_TESTE])).digest('hex').slice(0, 16);
}
