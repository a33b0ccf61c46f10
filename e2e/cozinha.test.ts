import type { Page } from '@playwright/test';
import { alvosPequenos } from './harness/alvos.js';
import { comoConta } from './harness/api.js';
import { sobraLateral, violacoesDe } from './harness/axe.js';
import { contarGestos } from './harness/gestos.js';
import { entrar } from './harness/login.js';
import { expect, test } from './harness/test.js';
import { novaVez } from './harness/vez.js';

const UNIDADE = 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS';
/** What a cook's day may take: taps and keys. */
const TOQUES = 12;
const TELEFONE = { width: 360, height: 780 };

interface Id {
  id: number;
}

/** A dish of its own for today, of 30 g net and 35.1 g gross for one student, with 50 kg in the stock. */
async function almocoDeHoje(vez: string): Promise<void> {
  const { chamar, estoqueDe } = await comoConta('admin');
  const { unidadeEducacional, id: estoque } = estoqueDe(UNIDADE);
  const { hoje } = await chamar<{ hoje: string }>('GET', 'relogio');
  const categorias = await chamar<(Id & { faixaEtaria: { nome: string } })[]>('GET', 'categorias');
  const categoria = { id: categorias.find(({ faixaEtaria }) => faixaEtaria.nome === '6 a 10 anos')?.id };
  const item = await chamar<Id>('POST', 'itens-produto', {
    nome: `CENOURA ${vez}`,
    itemProdutoTipo: 'ALIMENTO',
    categoria: (await chamar<{ nome: string }[]>('GET', 'convencoes/categorias-alimento'))[0]?.nome,
  });
  const [componente] = await chamar<Id[]>('GET', 'componentes-nutricionais');
  const alimento = await chamar<Id>('POST', 'alimentos', {
    nome: `CENOURA ${vez}`,
    itemAlimento: { id: item.id },
    unidadeMedida: 'G',
    quantidadeBase: 100,
    forma: (await chamar<{ nome: string }[]>('GET', 'convencoes/formas-alimento'))[0]?.nome,
    componentes: [{ componente, valor: 34 }],
  });
  const preparo = await chamar<Id>('POST', 'preparos', {
    nome: `REFOGADO ${vez}`,
    porcoes: 1,
    modoPreparo: 'Refogue a cenoura.',
    ingredientes: [{ alimento: { id: alimento.id }, quantidade: 30, unidadeMedida: 'G', pesoBruto: 35.1 }],
  });
  const prato = await chamar<Id>('POST', 'pratos', {
    nome: `ALMOÇO ${vez}`,
    categoria,
    modalidade: 'PARCIAL1',
    preparos: [{ preparo: { id: preparo.id } }],
  });
  const cardapio = await chamar<Id>('POST', 'cardapios', {
    nome: `DIA ${vez}`,
    categoria,
    modalidade: 'PARCIAL1',
    cardapioTipo: 'REGULAR',
    pratos: [{ hora: '00:05', tipo: 'ALMOCO', prato: { id: prato.id } }],
  });
  const produto = await chamar<Id>('POST', 'produtos', {
    nome: `CENOURA ${vez} 5 KG`,
    medidaReal: 5,
    unidadeProduto: 'PACOTE',
    unidadeMedida: 'KG',
    item: { id: item.id },
  });
  const ano = Number(hoje.slice(6));
  await chamar('POST', `estoques/${estoque}/produtos-estoque`, {
    produto: { id: produto.id },
    numero: `L${vez}`,
    quantidade: 10,
    dataFabricacao: `01/01/${ano}`,
    dataValidade: `01/01/${ano + 1}`,
  });
  await chamar('POST', 'cardapios-calendario', {
    tipo: 'DIARIO',
    cardapio: { id: cardapio.id },
    data: hoje,
    unidadesEducacionais: [{ unidade: { id: unidadeEducacional.id } }],
    confirmado: true,
  });
}

const parte = (page: Page, nome: string) => page.getByRole('region', { name: nome });

test(`a cook's day on a phone takes at most ${TOQUES} touches: 180 students, execution, leftover`, async ({
  browser,
}) => {
  const vez = novaVez();
  await almocoDeHoje(vez);
  const contexto = await browser.newContext({ viewport: TELEFONE, hasTouch: true, isMobile: true });
  const page = await contexto.newPage();
  const gestos = await contarGestos(page);
  await entrar(page, 'merendeira');
  await expect(page).toHaveURL('/cozinha');
  // The login is not a part of the day.
  gestos.cliques = gestos.teclas = 0;

  // Its hour is the first of the day, so it is open.
  const linha = page.getByRole('row').filter({ hasText: `Cenoura ${vez}` });
  await expect(linha).toBeVisible();
  await page.getByLabel('Quantidade de alunos').tap();
  await page.keyboard.type('180');
  // 180 × 35.1 g = 6.318 kg of 50 kg.
  await expect(linha).toContainText('6,318 kg');
  await expect(linha).toContainText('no estoque 50 kg');
  expect(await violacoesDe(page)).toEqual([]);
  expect(await alvosPequenos(page)).toEqual([]);
  expect(await sobraLateral(page)).toBe(0);
  await page.getByRole('button', { name: 'Registrar e executar' }).tap();
  await expect(page.getByText(/saem 6,318 kg de 50 kg, ficam 43,68 kg\./)).toBeVisible();
  await page.getByRole('button', { name: 'Sim' }).tap();
  await expect(parte(page, 'Refeição registrada').getByText(/^Executada em/)).toBeVisible();
  await page.getByLabel(/^Pesar sobra/).tap();
  await page.keyboard.type('2');
  await page.getByRole('button', { name: 'Registrar sobra' }).tap();
  await expect(parte(page, '4. Sobra').getByText('2 kg')).toBeVisible();
  expect(gestos.cliques + gestos.teclas).toBeLessThanOrEqual(TOQUES);
  await contexto.close();
});
