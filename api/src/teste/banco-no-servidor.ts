import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Conexao } from '../banco/conexao.js';
import { conectarPostgres } from '../banco/servidor/conectar.js';

/** Any number that no other code locks: test processes create the model one after the other. */
const TRAVA = 7_263_003;

/** A database of its own on the server, copied from the model of this version, and dropped when it is closed. */
export function bancoNoServidor(
  servidor: string,
  versao: string,
  preparar: (conexao: Conexao) => Promise<void>,
): Promise<Conexao> {
  const modelo = `modelo_${versao}`;
  return criarBanco(servidor, async (cliente, nome) => {
    await cliente.query('select pg_advisory_lock($1)', [TRAVA]);
    const { rowCount } = await cliente.query('select from pg_database where datname = $1', [modelo]);
    if (rowCount === 0) await criarModelo(cliente, servidor, modelo, preparar);
    // Half of the CPU of the default, which writes the copy to the log of changes too.
    await cliente.query(`create database ${nome} template ${modelo} strategy file_copy`);
  });
}

/** Like `bancoNoServidor`, without any table. */
export function bancoSemTabelasNoServidor(servidor: string): Promise<Conexao> {
  return criarBanco(servidor, async (cliente, nome) => {
    await cliente.query(`create database ${nome}`);
  });
}

async function criarBanco(
  servidor: string,
  criar: (cliente: pg.Client, nome: string) => Promise<void>,
): Promise<Conexao> {
  const nome = `teste_${randomBytes(8).toString('hex')}`;
  await noServidor(servidor, (cliente) => criar(cliente, nome));
  let fechado = false;
  const conexao = conectarPostgres(enderecoDe(servidor, nome), {
    // These tests check concurrent behaviour, not the speed of this machine.
    comPrazos: false,
    aoFalhar(erro) {
      // Dropping the database ends connections that the pool has already released; before that, an ended connection is
      // an error.
      if (!fechado) console.error(erro);
    },
  });
  return {
    ...conexao,
    async fechar() {
      await conexao.fechar();
      fechado = true;
      await noServidor(servidor, (cliente) => cliente.query(`drop database ${nome} with (force)`));
    },
  };
}

/** Under a temporary name until it is complete, so that no process copies half of it. */
async function criarModelo(
  cliente: pg.Client,
  servidor: string,
  modelo: string,
  preparar: (conexao: Conexao) => Promise<void>,
): Promise<void> {
  const parcial = `${modelo}_parcial`;
  await cliente.query(`drop database if exists ${parcial}`);
  await cliente.query(`create database ${parcial}`);
  const conexao = conectarPostgres(enderecoDe(servidor, parcial));
  try {
    await preparar(conexao);
  } finally {
    await conexao.fechar();
  }
  await cliente.query(`alter database ${parcial} rename to ${modelo}`);
}

async function noServidor<T>(servidor: string, fazer: (cliente: pg.Client) => Promise<T>): Promise<T> {
  const cliente = new pg.Client({ connectionString: servidor });
  await cliente.connect();
  try {
    return await fazer(cliente);
  } finally {
    await cliente.end();
  }
}

function enderecoDe(servidor: string, banco: string): string {
  const endereco = new URL(servidor);
  endereco.pathname = `/${banco}`;
  return endereco.href;
}
