import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { semear } from '../../demonstracao/semear.js';
import { bancoSemTabelas } from '../../teste/banco.js';
import { conectar } from '../conectar.js';
import type { Conexao } from '../conexao.js';
import { migrar } from '../migrar.js';

const API = fileURLToPath(new URL('../../../', import.meta.url));

let pasta: string;
let destino: Conexao;
beforeAll(async () => {
  pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-migrar-'));
  destino = await bancoSemTabelas();
});
afterAll(async () => {
  await destino.fechar();
  fs.rmSync(pasta, { recursive: true });
});

/** Number of rows and sum of the stocks, read independently of the command. */
const resumo = async ({ banco }: Conexao) =>
  (
    await banco.execute<{ linhas: number; usuarios: number; estoque: string }>(sql`
      select (select count(*)::int from kardex) as linhas, (select count(*)::int from usuarios) as usuarios, (select sum(quantidade)::text from produtos_estoque) as estoque`)
  ).rows;

test('one command moves an installation from the embedded database to a server; a second run is refused', async () => {
  const embutido = { bancoUrl: null, conexoes: 1, pastaDados: path.join(pasta, 'banco') };
  const origem = await conectar(embutido);
  await migrar(origem);
  await semear(origem.banco, { demonstracao: true });
  const antes = await resumo(origem);
  await origem.fechar();

  const { rows } = await destino.banco.execute<{ nome: string }>(sql`select current_database() as nome`);
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    DADOS: embutido.pastaDados,
    DATABASE_URL: new URL(`/${rows[0]!.nome}`, process.env.DATABASE_URL_TESTE).href,
  };
  const levar = () =>
    promisify(execFile)(process.execPath, ['--conditions=source', '--import', 'tsx', 'src/comandos/migrar-dados.ts'], {
      cwd: API,
      env,
    });

  expect((await levar()).stdout).toMatch(
    /Dados levados e conferidos: [\d.]+ linhas em \d+ tabelas, iguais nos dois bancos/,
  );
  expect(antes[0]?.linhas).toBeGreaterThan(0);
  expect(await resumo(destino)).toEqual(antes);
  await expect(levar()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('O banco de destino já tem tabelas.'),
  });
  const depois = await conectar(embutido);
  expect(await resumo(depois)).toEqual(antes);
  await depois.fechar();
});
