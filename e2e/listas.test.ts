import type { Page } from '@playwright/test';
import { comoConta } from './harness/api.js';
import { comSolicitacao } from './harness/compras.js';
import { ORIGEM } from './harness/registros.js';
import { abrirTela, esperarTela, NOTEBOOK } from './harness/tela.js';
import { expect, test } from './harness/test.js';
import { novoCpf } from './harness/usuarios.js';

/** Rows that a list shows at least, if it has them. */
const MINIMO = 12;

/** The lists at the top of their screens; the cards of movements are none. */
const LISTAS = [
  '/gerenciar-usuarios',
  '/gerenciar-unidade',
  '/gerenciar-itens',
  '/gerenciar-produtos',
  '/gerenciar-fornecedores',
  '/gerenciar-aquisicoes',
  '/gerenciar-solicitacao',
  '/gerenciar-alimentos',
  '/gerenciar-preparos',
  '/gerenciar-pratos',
  '/gerenciar-cardapios',
  '/referencias-nutricionais',
  '/historico-execucao-cardapios',
  '/execucao-cardapios',
  '/estoque',
  '/vencimentos',
  '/rastreio-de-lotes?busca=arroz',
  '/auditoria',
  '/lista-de-necessidades',
] as const;

/** The same of one unit. */
const DA_UNIDADE = ['/estoque?', '/estoque?ver=produto&', '/estoque?ver=valor&', '/balancos?'] as const;

/** A supplier who is a person. */
const AGRICULTOR = {
  fornecedorTipo: 'FISICO',
  email: 'agricultor@example.com',
  cep: '78600000',
  municipio: 'BARRA DO GARÇAS',
  uf: 'MT',
  logradouro: 'ESTRADA DO VALE',
  numero: '1',
  bairro_distrito: 'ZONA RURAL',
};

/** What a list of the page shows above the fold. */
interface Medida {
  endereco: string;
  linhas: number;
  inteiras: number;
}

async function medir(page: Page, endereco: string): Promise<Medida> {
  await abrirTela(page, endereco);
  await esperarTela(page);
  const linhas = page.locator('main table').first().locator('tbody > tr.ant-table-row');
  await expect(linhas.first()).toBeVisible();
  const fundos = await linhas.evaluateAll((todas) => todas.map((linha) => linha.getBoundingClientRect().bottom));
  return { endereco, linhas: fundos.length, inteiras: fundos.filter((fundo) => fundo <= NOTEBOOK.height).length };
}

/** Gives the lists that the demonstration keeps short as many records as the rule is about. */
async function completar(): Promise<number> {
  const { chamar, estoqueDe } = await comoConta('admin');
  const { id: estoque } = estoqueDe(ORIGEM);
  const lotes = await chamar<{ id: number; quantidade: number }[]>('GET', `estoques/${estoque}/produtos-estoque`);
  for (const { id, quantidade } of lotes.slice(0, MINIMO))
    await chamar('POST', `estoques/${estoque}/balancos/produtos-estoque/${id}`, {
      quantidadeAnterior: quantidade,
      novaQuantidade: quantidade,
    });
  // Each has a unit, a user and an acquisition of its own.
  for (let i = 0; i < MINIMO - 4; i += 1) await comSolicitacao();
  for (let i = 0; i < MINIMO - 5; i += 1)
    await chamar('POST', 'fornecedores', { ...AGRICULTOR, nome: `AGRICULTOR ${i}`, cpf: novoCpf() });
  return estoque;
}

test('at 1366×768 every list of twelve records or more shows twelve of them without scrolling', async ({ conta }) => {
  const estoque = await completar();
  const page = await conta('admin', NOTEBOOK);
  const medidas: Medida[] = [];
  for (const endereco of [...LISTAS, ...DA_UNIDADE.map((um) => `${um}estoque=${estoque}`)])
    medidas.push(await medir(page, endereco));
  expect(medidas.filter(({ linhas, inteiras }) => inteiras < Math.min(linhas, MINIMO))).toEqual([]);
});
