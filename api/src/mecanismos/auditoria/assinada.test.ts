import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { divergenciasDaTrilha, exportarTrilha, lerOuCriarChave, publicaDoTexto, publicaEmTexto } from './assinada.js';
import { encadear } from './cadeia.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let pasta: string;
beforeEach(async () => {
  pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-trilha-'));
  app = await criarAppDeTeste();
  pessoa = await entrarComo(app, { permissoes: ['ITENS'] });
});
afterEach(async () => {
  await app.close();
  fs.rmSync(pasta, { recursive: true });
});

const cadastrar = (nome: string) => pessoa.injetar('POST', '/itens-produto', { nome, itemProdutoTipo: 'LIMPEZA' });
const arquivos = () => path.join(pasta, 'trilha');
const chave = () => lerOuCriarChave(path.join(pasta, 'chave.pem'));
const exportar = async () => exportarTrilha(app.banco, arquivos(), await chave());
const divergencias = async () =>
  divergenciasDaTrilha(app.banco, arquivos(), publicaDoTexto(publicaEmTexto(await chave())));

async function doisArquivos(): Promise<[string, string]> {
  await cadastrar('ARROZ');
  const primeiro = await exportar();
  await cadastrar('FUBÁ');
  return [primeiro ?? '', (await exportar()) ?? ''];
}

test('each export has the lines since the last one, and all agree with the database', async () => {
  const [primeiro, segundo] = await doisArquivos();
  expect(await exportar()).toBeNull();
  const linhas = (nome: string) =>
    gunzipSync(fs.readFileSync(path.join(arquivos(), nome)))
      .toString()
      .trim()
      .split('\n')
      .map((texto): { posicao: number; linha: { depois: string; login: string } } => JSON.parse(texto));
  const [ultima] = linhas(primeiro).slice(-1);
  expect(JSON.parse(ultima?.linha.depois ?? '')).toMatchObject({ nome: 'ARROZ' });
  expect(linhas(segundo)).toMatchObject([{ posicao: (ultima?.posicao ?? 0) + 1, linha: { login: pessoa.usuario } }]);
  expect(await divergencias()).toEqual([]);
  expect(fs.statSync(path.join(pasta, 'chave.pem')).mode & 0o777).toBe(0o600);
});

test('a chain that was calculated again does not agree with the files', async () => {
  const [primeiro, segundo] = await doisArquivos();
  for (const comando of [
    'alter table auditoria disable trigger user',
    'alter table auditoria_elos disable trigger user',
    'delete from auditoria_elos',
    `delete from auditoria where depois->>'nome' = 'ARROZ'`,
    'alter table auditoria enable trigger user',
    'alter table auditoria_elos enable trigger user',
  ])
    await app.banco.execute(sql.raw(comando));
  await encadear(app.banco);
  expect(await divergencias()).toEqual(
    [primeiro, segundo].map((nome) => `A trilha do banco não é mais a de ${nome}: linhas foram alteradas ou apagadas.`),
  );
});

test('a changed file, a missing file and a receipt of another key are named', async () => {
  const [primeiro, segundo] = await doisArquivos();
  fs.appendFileSync(path.join(arquivos(), segundo), 'x');
  expect(await divergencias()).toEqual([`O arquivo ${segundo} foi alterado ou apagado.`]);
  fs.rmSync(path.join(arquivos(), `${primeiro}.json`));
  expect(await divergencias()).toContain(`Falta o arquivo da trilha antes de ${segundo}.`);
  const { publicKey } = generateKeyPairSync('ed25519');
  expect(await divergenciasDaTrilha(app.banco, arquivos(), publicKey)).toEqual([
    `O recibo de ${segundo} não tem a assinatura desta chave.`,
  ]);
});
