import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { criarApp } from '../../app.js';
import { INVARIANTES } from '../../areas.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { bancoSemTabelas } from '../../teste/banco.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { conectarEmbutido } from '../conectar.js';
import type { Conexao } from '../conexao.js';
import { apagarAntigas, gravarArquivo, lerArquivo, nomeDaCopia } from './arquivo.js';
import { levarDados } from './levar.js';
import { restaurarCopia } from './restaurar.js';

let pasta: string;
let arquivo: string;
let original: Conexao | undefined;
let pessoa: Pessoa;
const abertos: Conexao[] = [];
beforeAll(async () => {
  pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-copia-'));
  arquivo = path.join(pasta, 'copias', nomeDaCopia(null));
  const app = await criarAppDeTeste();
  const { estoque } = await criarUnidade(app, { nome: 'ESCOLA "AÇÚCAR" \\ D’OESTE\n2' });
  const { id: produtoId } = await criarProduto(app, { medidaReal: '0.5' });
  const { id } = await criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId, quantidade: 20.125 });
  pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [estoque] });
  const saida = await pessoa.injetar(
    'PUT',
    `/estoques/${estoque.id}/produtos-estoque/${id}`,
    { tipoSaidaDireta: 'ESTRAVIO', observacao: 'X', quantidade: 1.125 },
    { 'idempotency-key': 'uma' },
  );
  expect(saida.statusCode).toBe(204);
  // A row that was deleted: its number must not come back.
  await criarUnidade(app);
  await app.banco.execute(
    sql`delete from estoques where unidade_educacional_id = (select max(id) from unidades_educacionais)`,
  );
  await app.banco.execute(
    sql`delete from unidades_educacionais where id = (select max(id) from unidades_educacionais)`,
  );
  original = { banco: app.banco, semPrazo: (fazer) => fazer(app.banco), fechar: () => app.close() };
  await gravarArquivo(original, arquivo, null);
});
afterEach(async () => {
  for (const aberto of abertos.splice(0)) await aberto.fechar();
});
afterAll(async () => {
  await original?.fechar();
  fs.rmSync(pasta, { recursive: true });
});

const vazio = async () => {
  const conexao = await bancoSemTabelas();
  abertos.push(conexao);
  return conexao;
};
const alterada = (mudar: (linhas: string[]) => string[]) => {
  const outra = path.join(pasta, 'alterada.jsonl.gz');
  fs.writeFileSync(
    outra,
    gzipSync(mudar(gunzipSync(fs.readFileSync(arquivo)).toString('utf8').trimEnd().split('\n')).join('\n')),
  );
  return outra;
};
const tabelas = async ({ banco }: Conexao) =>
  (
    await banco.execute<{ nome: string }>(
      sql`select relname as nome from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
  ).rows;
/** Independent of the copy's own counts: the rows as the driver reads them. */
const conteudo = async ({ banco }: Conexao) => {
  const linhas: Record<string, unknown> = {};
  for (const tabela of [
    'unidades_educacionais',
    'produtos',
    'produtos_estoque',
    'kardex',
    'saidas',
    'usuarios',
    'tokens',
    'auditoria',
    'chaves_idempotencia',
    'convencoes',
  ]) {
    linhas[tabela] = (await banco.execute(sql`select * from ${sql.identifier(tabela)} order by 1, 2`)).rows;
  }
  return linhas;
};

test('a copy restores every value into an empty database, to the last decimal and the next number', async () => {
  const destino = await vazio();
  const resumos = await restaurarCopia(destino, lerArquivo(arquivo, null), { invariantes: INVARIANTES });
  expect(resumos.kardex?.linhas).toBe(2);
  expect(await conteudo(destino)).toEqual(await conteudo(original!));
  const { rows } = await destino.banco.execute<{ saldo: string }>(
    sql`select saldo::text from kardex order by id desc limit 1`,
  );
  expect(rows).toEqual([{ saldo: '19.000000' }]);
  const proximo = async ({ banco }: Conexao) =>
    (
      await banco.execute(
        sql`insert into unidades_educacionais (nome, tipo_unidade, cep, cidade, logradouro, numero) values ('A', 'ESCOLA', '1', 'A', 'A', '1') returning id`,
      )
    ).rows;
  expect(await proximo(destino)).toEqual(await proximo(original!));
});

test('no tag of the copied database is valid in the restored one, although user, session and rows are the same', async () => {
  const destino = await vazio();
  await restaurarCopia(destino, lerArquivo(arquivo, null), { invariantes: INVARIANTES });
  const restaurado = await criarApp({ conexao: { ...destino, fechar: async () => undefined } });
  const headers = { authorization: `Bearer ${pessoa.token}` };
  const { headers: antes, body } = await pessoa.injetar('GET', '/unidades-educacionais');
  const ler = (etiqueta: unknown) =>
    restaurado.inject({
      url: '/api/unidades-educacionais',
      headers: { ...headers, 'if-none-match': String(etiqueta) },
    });
  const depois = await ler(antes.etag);
  expect([depois.statusCode, depois.body]).toEqual([200, body]);
  expect((await ler(depois.headers.etag)).statusCode).toBe(304);
  await restaurado.close();
});

test('only the owner can read the file, and no temporary file is left', () => {
  expect(fs.statSync(arquivo).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(path.dirname(arquivo))).toEqual([path.basename(arquivo)]);
});

test('a database that is not empty is unchanged', async () => {
  await expect(restaurarCopia(original!, lerArquivo(arquivo, null), { invariantes: INVARIANTES })).rejects.toThrow(
    'O banco de destino já tem tabelas.',
  );
});

test.each([
  ['cut short', (linhas: string[]) => linhas.slice(0, -1), 'A cópia está incompleta'],
  [
    'short of rows',
    (linhas: string[]) => linhas.filter((linha) => !linha.startsWith('{"tabela":"tokens"')),
    'A tabela tokens não ficou igual à da cópia (0 de 1 linhas).',
  ],
  [
    'altered',
    (linhas: string[]) => linhas.map((linha) => linha.replace('"PRODUTO ', '"PRODUT0 ')),
    'A tabela produtos não ficou igual',
  ],
  [
    'of a newer version',
    (linhas: string[]) => linhas.map((linha) => linha.replace(/"migracao":"\w+"/, '"migracao":"ffff"')),
    'Os dados são de outra versão do programa',
  ],
  [
    'damaged amid a row',
    (linhas: string[]) => linhas.with(2, linhas[2]!.slice(0, -20)),
    'A cópia está danificada na linha 3. Nada foi restaurado.',
  ],
  [
    'damaged in a value',
    (linhas: string[]) => linhas.map((linha) => linha.replace(/"criado_em":"\d/, '"criado_em":"x')),
    'A cópia está danificada na linha',
  ],
  [
    'damaged in its first line',
    (linhas: string[]) => linhas.with(0, linhas[0]!.slice(0, -5)),
    'A cópia está incompleta',
  ],
  [
    'damaged in its last line',
    (linhas: string[]) => linhas.with(-1, linhas.at(-1)!.slice(0, -5)),
    'A cópia está danificada na linha',
  ],
  ['no copy at all', () => ['{"nome":"outra coisa"}'], 'A cópia está incompleta'],
])('a copy that is %s is refused and leaves nothing', async (_, mudar, frase) => {
  const destino = await vazio();
  const recusa = restaurarCopia(destino, lerArquivo(alterada(mudar), null), { invariantes: INVARIANTES });
  await expect(recusa).rejects.toThrow(frase);
  // One or two sentences, without any data of the rows.
  await expect(recusa).rejects.toThrow(/^[^{\n]{1,200}$/);
  expect(await tabelas(destino)).toEqual([]);
});

test('a file with its second half missing is refused', async () => {
  const metade = path.join(pasta, 'metade.jsonl.gz');
  const inteira = fs.readFileSync(arquivo);
  fs.writeFileSync(metade, inteira.subarray(0, inteira.length / 2));
  const destino = await vazio();
  await expect(restaurarCopia(destino, lerArquivo(metade, null), { invariantes: INVARIANTES })).rejects.toThrow(
    /^O arquivo está danificado: a linha \d+ não pôde ser lida\. Nada foi restaurado\.$/,
  );
  await expect(
    restaurarCopia(destino, lerArquivo(path.join(pasta, 'nenhuma'), null), { invariantes: INVARIANTES }),
  ).rejects.toThrow(/ENOENT/);
  expect(await tabelas(destino)).toEqual([]);
});

describe('an encrypted copy', () => {
  const SENHA = 'quatro palavras que ninguém adivinha';
  let cifrada: string;
  beforeAll(async () => {
    cifrada = path.join(pasta, 'copias', nomeDaCopia(SENHA));
    await gravarArquivo(original!, cifrada, SENHA);
  });
  const restaurar = async (caminho: string, senha: string | null) =>
    restaurarCopia(await vazio(), lerArquivo(caminho, senha), { invariantes: INVARIANTES });

  test('has no readable byte and restores every value', async () => {
    expect(path.basename(cifrada)).toMatch(/\.jsonl\.gz\.age$/);
    expect(() => gunzipSync(fs.readFileSync(cifrada))).toThrow('incorrect header check');
    const destino = await vazio();
    await restaurarCopia(destino, lerArquivo(cifrada, SENHA), { invariantes: INVARIANTES });
    expect(await conteudo(destino)).toEqual(await conteudo(original!));
  });

  test('is not restored without its passphrase or with another one', async () => {
    await expect(restaurar(cifrada, null)).rejects.toThrow('Esta cópia é cifrada. Defina BACKUPS_SENHA');
    await expect(restaurar(cifrada, `${SENHA}!`)).rejects.toThrow('A senha de BACKUPS_SENHA não abre esta cópia');
  });

  test('with one changed bit, or without its end, is refused with one sentence that names the line', async () => {
    const bytes = fs.readFileSync(cifrada);
    const outra = path.join(pasta, 'outra.age');
    for (const alterados of [
      bytes.with(-1, bytes.at(-1)! ^ 1),
      bytes.with(bytes.length >> 1, bytes[bytes.length >> 1]! ^ 1),
      bytes.subarray(0, -1),
    ]) {
      fs.writeFileSync(outra, alterados);
      await expect(restaurar(outra, SENHA)).rejects.toThrow(
        /^O arquivo está danificado: a linha \d+ não pôde ser lida\. Nada foi restaurado\.$/,
      );
    }
  });

  test('cannot be replaced by a copy that is not encrypted', async () => {
    await expect(restaurar(arquivo, SENHA)).rejects.toThrow('Esta cópia não é cifrada');
  });
});

test('data are copied from one database into another without a file', async () => {
  const destino = await vazio();
  await levarDados(original!, destino, INVARIANTES);
  expect(await conteudo(destino)).toEqual(await conteudo(original!));
  await expect(levarDados(original!, destino, INVARIANTES)).rejects.toThrow('O banco de destino já tem tabelas.');
  const semNada = conectarEmbutido(await PGlite.create());
  abertos.push(semNada);
  await expect(levarDados(semNada, await vazio(), INVARIANTES)).rejects.toThrow('O banco está vazio');
});

test('the newest copies are kept', async () => {
  const varias = path.join(pasta, 'varias');
  fs.mkdirSync(varias);
  const nomes = [
    'merenda-2026-11-19-010000.jsonl.gz',
    'merenda-2026-11-20-010000.jsonl.gz.age',
    'merenda-2026-11-21-010000.jsonl.gz',
    'carta.txt',
  ];
  for (const nome of nomes) fs.writeFileSync(path.join(varias, nome), '');
  expect(await apagarAntigas(varias, 2)).toEqual(['merenda-2026-11-19-010000.jsonl.gz']);
  expect(await apagarAntigas(varias, 2)).toEqual([]);
  expect(fs.readdirSync(varias).sort()).toEqual(['carta.txt', ...nomes.slice(1, 3)]);
});
