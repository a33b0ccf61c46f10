import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { novoAssinante } from './harness/assinado.js';
import { entrar } from './harness/login.js';
import { seguirPara } from './harness/navegar.js';
import { publicarProduto, type Publicado } from './harness/publicado.js';
import { expect, test } from './harness/test.js';

let pasta: string;
let produto: Publicado;
test.beforeEach(async () => {
  pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-assinatura-'));
  produto = await publicarProduto(novoAssinante(pasta).assinar);
});
test.afterEach(async () => {
  await produto.parar();
  fs.rmSync(pasta, { recursive: true });
});

/** Adds a statement to the published files of an area that `quais` selects, as somebody who may write into the folder. */
function adulterar(area: string, quais: (nome: string) => boolean): void {
  const daArea = path.join(produto.pasta, 'areas', area, produto.partes[area]?.versao ?? '');
  for (const nome of fs.readdirSync(daArea).filter((um) => um.endsWith('.js') && quais(um))) {
    const arquivo = path.join(daArea, nome);
    fs.appendFileSync(arquivo, `;globalThis.executado=(globalThis.executado??'')+'${area} ';`);
    for (const tipo of ['br', 'gz']) fs.rmSync(`${arquivo}.${tipo}`, { force: true });
  }
}

/** Gives an area in `federation.json` the entry of a version that is signed with another key. */
function assinarComOutraChave(area: string): void {
  const arquivo = path.join(produto.pasta, 'federation.json');
  const federacao = JSON.parse(fs.readFileSync(arquivo, 'utf8')) as { areas: Record<string, unknown> };
  const outra = fs.mkdtempSync(path.join(pasta, 'outra-'));
  federacao.areas[area] = novoAssinante(outra).assinar(produto.partes)[area]?.entry;
  fs.writeFileSync(arquivo, JSON.stringify(federacao));
}

const FALHA = 'Não foi possível abrir esta tela';

async function abre(page: Page, caminho: string, titulo: string): Promise<void> {
  await seguirPara(page, caminho);
  await expect(page.getByRole('heading', { name: titulo, level: 1 })).toBeVisible();
}

async function recusa(page: Page, caminho: string, frase: string): Promise<void> {
  await seguirPara(page, caminho);
  const painel = page.getByRole('alert').filter({ hasText: FALHA });
  await expect(painel).toContainText(frase);
}

test('an area with a changed chunk, a changed entry, or the signature of another key is not executed; the others work @deep @federation', async ({
  novaPagina,
}) => {
  adulterar('mf-compras', (nome) => nome !== 'remoteEntry.js');
  adulterar('mf-estoque', (nome) => nome === 'remoteEntry.js');
  assinarComOutraChave('mf-cardapios');
  const page = await novaPagina();
  await entrar(page, 'admin', produto.url);
  await abre(page, '/gerenciar-itens', 'Gerenciar Itens');
  const DIFERENTE = 'tem um arquivo diferente do que foi publicado';
  await recusa(page, '/gerenciar-aquisicoes', DIFERENTE);
  await recusa(page, '/gerenciar-movimentacoes', DIFERENTE);
  await recusa(page, '/gerenciar-pratos', 'não tem a assinatura desta instalação');
  await abre(page, '/relatorio', 'Relatórios');
  await abre(page, '/gerenciar-fornecedores', 'Gerenciar Fornecedores');
  await expect.poll(() => page.evaluate(() => 'executado' in globalThis)).toBe(false);
});
