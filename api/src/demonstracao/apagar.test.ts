import { afterEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Conexao } from '../banco/conexao.js';
import { usuarios } from '../banco/esquema/acesso/acesso.js';
import { auditoria } from '../banco/esquema/auditoria.js';
import { municipio } from '../banco/esquema/cadastros/municipio.js';
import { unidadesEducacionais } from '../banco/esquema/cadastros/unidades.js';
import { composicaoAlimentos } from '../banco/esquema/cardapios/cardapios.js';
import { kardex } from '../banco/esquema/estoque/estoques.js';
import { lerMarcas } from '../banco/marcas.js';
import { migrar } from '../banco/migrar.js';
import { bancoSemTabelas } from '../teste/banco.js';
import { apagarDemonstracao } from './apagar.js';
import { semear, temDemonstracao } from './semear.js';

let conexao: Conexao | undefined;
afterEach(async () => {
  await conexao?.fechar();
  conexao = undefined;
});

async function semeado(demonstracao: boolean): Promise<Conexao> {
  conexao = await bancoSemTabelas();
  await migrar(conexao);
  await semear(conexao.banco, { demonstracao });
  return conexao;
}

test('the demonstration is deleted; the reference data come back, and the ledgers stay append-only', async () => {
  const { banco } = await semeado(true);
  expect(await temDemonstracao(banco)).toBe(true);
  expect(await banco.$count(kardex)).toBeGreaterThan(0);
  const fatos = await banco.$count(composicaoAlimentos);
  const marca = (await lerMarcas(banco)).get('usuarios');

  await apagarDemonstracao(banco);

  expect(await temDemonstracao(banco)).toBe(false);
  const restam = await Promise.all(
    [usuarios, unidadesEducacionais, kardex, auditoria].map((tabela) => banco.$count(tabela)),
  );
  expect(restam).toEqual([0, 0, 0, 0]);
  expect(await banco.$count(composicaoAlimentos)).toBe(fatos);
  expect(await banco.select({ nome: municipio.nome, versao: municipio.versao }).from(municipio)).toEqual([
    { nome: null, versao: 1 },
  ]);
  // The browser must not get a stale response.
  expect((await lerMarcas(banco)).get('usuarios')).not.toBe(marca);
  await banco.insert(auditoria).values({ entidade: 'itens-produto', acao: 'CRIAR' });
  await expect(banco.execute(sql`delete from auditoria`)).rejects.toThrow();
  await expect(banco.execute(sql`truncate kardex`)).rejects.toThrow();
});

test('a database without the demonstration is not touched', async () => {
  const { banco } = await semeado(false);
  await banco.insert(auditoria).values({ entidade: 'itens-produto', acao: 'CRIAR' });
  await expect(apagarDemonstracao(banco)).rejects.toMatchObject({
    detail: 'Este banco não tem a demonstração. Nada foi apagado.',
  });
  expect(await banco.$count(auditoria)).toBe(1);
});
