import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { confirmarComSim, escolher } from './harness/campos.js';
import { acionar } from './harness/linhas.js';
import { corrigirRecusadas } from './harness/planilhas.js';
import { expect, NARROW, test } from './harness/test.js';
import { abrirTela, conferirTela } from './harness/tela.js';
import { novaVez } from './harness/vez.js';

const ORIGEM = 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS';

/** Distinguishes the records of this run from those of another. */
const VEZ = novaVez();

const csv = (linhas: string[]) => ({
  name: 'itens.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(linhas.join('\r\n'), 'latin1'),
});

test('items are imported from a spreadsheet, and the same file again changes nothing', async ({ conta }) => {
  const page = await conta('nutricionista');
  await abrirTela(page, '/gerenciar-itens');
  await page.getByRole('button', { name: 'Importar planilha' }).click();
  await expect(page.getByRole('heading', { name: 'Importar Itens' })).toBeVisible();

  const modelo = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar o modelo' }).click();
  expect((await modelo).suggestedFilename()).toBe('modelo-itens.xlsx');
  // A file of XLSX is a zip.
  expect((await readFile(await (await modelo).path())).subarray(0, 2).toString()).toBe('PK');

  const arquivo = csv([
    'Gênero;Classe;Grupo',
    `PINHÃO ${VEZ};Alimento;Frutas e derivados`,
    `AMIDO ${VEZ};Alimento;`,
    `BALDE ${VEZ};Limpeza;`,
  ]);
  await page.getByLabel('Arquivo da planilha').setInputFiles(arquivo);
  await expect(page.getByText('Sem coluna para Tipo: registros novos serão recusados.')).toBeVisible();
  await escolher(page, 'Campo da coluna Classe', 'Tipo');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('Novas: 2')).toBeVisible();
  await expect(page.getByText('Categoria: Informe a categoria do alimento.')).toBeVisible();
  await page.getByRole('button', { name: 'Importar só as linhas boas' }).click();
  await confirmarComSim(page, 'Deseja realmente importar 2 linhas da planilha?', 'Planilha importada!');
  await expect(page.getByText('2 registros novos, 1 linha recusada.')).toBeVisible();
  const recusadas = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar as linhas recusadas' }).click();
  expect((await recusadas).suggestedFilename()).toBe('linhas-recusadas.xlsx');

  // The correction of the column is remembered.
  await page.getByRole('button', { name: 'Importar outra planilha' }).click();
  await page.getByLabel('Arquivo da planilha').setInputFiles(arquivo);
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('Iguais: 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importar só as linhas boas' })).toBeDisabled();

  await page.goBack();
  await page.getByRole('textbox', { name: 'Nome' }).fill(VEZ);
  await expect(page.getByRole('cell', { name: `Pinhão ${VEZ}`, exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: `Balde ${VEZ}`, exact: true })).toBeVisible();

  // What the list shows is exported, and the file comes back as equal rows.
  const exportada = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const texto = (await readFile(await (await exportada).path())).toString();
  expect(texto.split('\r\n').slice(1)).toEqual([
    `BALDE ${VEZ};Limpeza;;;;;`,
    `PINHÃO ${VEZ};Alimento;Frutas e derivados;;;;Não`,
    '',
  ]);
  await page.getByRole('button', { name: 'Importar planilha' }).click();
  await page.getByLabel('Arquivo da planilha').setInputFiles({ ...arquivo, buffer: Buffer.from(texto) });
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('Iguais: 2')).toBeVisible();
});

test('a food comes from a table with the columns of TACO, with what its marks mean', async ({ conta }) => {
  const page = await conta('nutricionista');
  await abrirTela(page, '/cadastrar-alimento');
  await page.getByRole('link', { name: 'Importar uma tabela de composição' }).click();
  await page
    .getByLabel('Arquivo da planilha')
    .setInputFiles(
      csv([
        'Número do Alimento;Descrição dos alimentos;Energia (kcal);Proteína (g);Vitamina C (mg)',
        `T${VEZ};Pinhão, cozido, ${VEZ};174,4;3,0;Tr`,
      ]),
    );
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('Vitamina C (mg): "Tr" é um traço: entra como 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Importar tudo ou nada' }).click();
  await confirmarComSim(
    page,
    'Deseja realmente importar 1 linha da planilha, todas ou nenhuma?',
    'Planilha importada!',
  );
  await page.getByRole('button', { name: 'Cadastrar alimentos' }).click();
  await escolher(page, 'Buscar na tabela de composição', `PINHÃO, COZIDO, ${VEZ}`);
  await expect(page.getByRole('textbox', { name: 'Valor de Energia' })).toHaveValue('174,4');
  await expect(page.getByRole('textbox', { name: 'Valor de Vitamina C' })).toHaveValue('0');
  await expect(page.getByRole('textbox', { name: 'Valor de Sódio' })).toHaveValue('');

  await abrirTela(page, '/gerenciar-alimentos');
  await page.getByRole('button', { name: 'Importar planilha' }).click();
  await page
    .getByLabel('Arquivo da planilha')
    .setInputFiles(csv(['Nome;Item;Forma;Energia', `PINHÃO ${VEZ};Pinha de Marte;Cozido;174`]));
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('Item: "Pinha de Marte" não está na lista.')).toBeVisible();
});

/** Imports the good rows of a file that has one refused row. */
async function importarAsBoas(page: Page, arquivo: ReturnType<typeof csv>, recusa: string): Promise<void> {
  await page.getByLabel('Arquivo da planilha').setInputFiles(arquivo);
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('Novas: 1')).toBeVisible();
  await expect(page.getByText(recusa)).toBeVisible();
  await page.getByRole('button', { name: 'Importar só as linhas boas' }).click();
  await confirmarComSim(page, 'Deseja realmente importar 1 linha da planilha?', 'Planilha importada!');
  await expect(page.getByText('1 registro novo, 1 linha recusada.')).toBeVisible();
}

/** Imports the corrected file of the refused row: it is new now, and its reason is no column. */
async function importarACorrigida(page: Page, titulo: string, valor: string): Promise<void> {
  const corrigida = await corrigirRecusadas(page, titulo, valor);
  await page.getByRole('button', { name: 'Importar outra planilha' }).click();
  await page.getByLabel('Arquivo da planilha').setInputFiles(corrigida);
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('Novas: 1')).toBeVisible();
  await expect(page.getByText('Recusadas: 0')).toBeVisible();
  await page.getByRole('button', { name: 'Importar tudo ou nada' }).click();
  await confirmarComSim(
    page,
    'Deseja realmente importar 1 linha da planilha, todas ou nenhuma?',
    'Planilha importada!',
  );
  await expect(page.getByText('1 registro novo.')).toBeVisible();
}

test('units are imported from a spreadsheet, and a refused one after its correction', async ({ conta }) => {
  const page = await conta('admin');
  await abrirTela(page, '/gerenciar-unidade');
  await page.getByRole('button', { name: 'Importar planilha' }).click();
  await expect(page.getByRole('heading', { name: 'Importar Unidades' })).toBeVisible();
  const inep = String(10_000_000 + (Date.now() % 1_000_000) * 10);
  const unidade = (nome: string, codigo: string) =>
    `${nome} ${VEZ};Escola;${codigo};13560-000;São Carlos;Rua das Flores;120;(16) 3399-1001`;
  await importarAsBoas(
    page,
    csv([
      'Escola;Tipo;INEP;CEP;Município;Endereço;Nº;Fone',
      unidade('Escola do Buriti', inep),
      unidade('Escola do Ipê', ''),
    ]),
    'Código INEP: Informe o código INEP da escola.',
  );
  await importarACorrigida(page, 'INEP', String(Number(inep) + 1));

  await page.getByRole('button', { name: 'Ver a lista' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(VEZ);
  await expect(page.getByRole('cell', { name: `Escola do Buriti ${VEZ}`, exact: true })).toBeVisible();
  await acionar(page, 'Exibir', `ESCOLA DO IPÊ ${VEZ}`);
  const detalhes = page.getByRole('dialog', { name: 'Detalhes da Unidade' });
  await expect(detalhes.getByText(String(Number(inep) + 1))).toBeVisible();
});

test('the opening stock is imported lot by lot, and a refused lot after its correction', async ({ conta }) => {
  const page = await conta('estoquista');
  await abrirTela(page, '/importar-estoque');
  const lote = (numero: string, produto: string) => `${ORIGEM};${produto};${numero} ${VEZ};10/01/2026;31/12/2030;12,5`;
  await importarAsBoas(
    page,
    csv([
      'Escola;Produto;Lote;Fabricação;Vencimento;Qtde',
      lote('L1', 'ARROZ BRANCO TIPO 1 5 KG'),
      lote('L2', 'Arroz de Marte'),
    ]),
    'Produto: "Arroz de Marte" não está na lista.',
  );
  await importarACorrigida(page, 'Produto', 'ARROZ BRANCO TIPO 1 5 KG');

  await page.getByRole('button', { name: 'Ver a lista' }).click();
  const tela = page.locator('main');
  await escolher(tela, 'Unidade educacional', ORIGEM);
  await tela.getByRole('textbox', { name: 'Lote' }).fill(VEZ);
  await expect(page.getByText(/^2 de \d+ registros$/)).toBeVisible();
  await acionar(page, 'Histórico', new RegExp(`L2 ${VEZ}$`));
  const historico = page.getByRole('dialog', { name: 'Histórico do Lote' });
  await expect(
    historico.getByRole('row', { name: /Adição.*\+62,5 kg \(12,5 × pacote de 5 kg\).*Estoque inicial/ }),
  ).toBeVisible();
});

test('the import fits a phone', async ({ conta }) => {
  const page = await conta('nutricionista', NARROW);
  await abrirTela(page, '/importar-itens');
  await conferirTela(page, 'the file');
  await page.getByLabel('Arquivo da planilha').setInputFiles(csv(['Nome;Tipo;Grupo', 'X;Alimento;', 'Y;Limpeza;']));
  await expect(page.getByRole('button', { name: 'Conferir' })).toBeVisible();
  await conferirTela(page, 'the columns');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('Recusadas: 1')).toBeVisible();
  await conferirTela(page, 'the preview');
});
