import { readFile } from 'node:fs/promises';
import { confirmarComSim, escolher } from './harness/campos.js';
import { usarFerramenta } from './harness/ferramentas.js';
import { abrirPrevia, corrigirRecusadas } from './harness/planilhas.js';
import { expect, test } from './harness/test.js';
import { abrirTela } from './harness/tela.js';
import { novaVez } from './harness/vez.js';

const csv = (linhas: string[]) => ({
  name: 'itens.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(linhas.join('\r\n'), 'latin1'),
});

test('items are imported from a spreadsheet, and the same file again changes nothing', async ({ conta }) => {
  const vez = novaVez();
  const page = await conta('nutricionista');
  await abrirTela(page, '/gerenciar-itens');
  await usarFerramenta(page, 'Importar planilha');
  await expect(page.getByRole('heading', { name: 'Importar Itens' })).toBeVisible();

  const modelo = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar o modelo' }).click();
  expect((await modelo).suggestedFilename()).toBe('modelo-itens.xlsx');
  // A file of XLSX is a zip.
  expect((await readFile(await (await modelo).path())).subarray(0, 2).toString()).toBe('PK');

  const arquivo = csv([
    'Gênero;Classe;Grupo',
    `PINHÃO ${vez};Alimento;Frutas e derivados`,
    `AMIDO ${vez};Alimento;`,
    `BALDE ${vez};Limpeza;`,
  ]);
  await page.getByLabel('Arquivo da planilha').setInputFiles(arquivo);
  await expect(page.getByText('Sem coluna para Tipo: registros novos serão recusados.')).toBeVisible();
  await escolher(page, 'Campo da coluna Classe', 'Tipo');
  await abrirPrevia(page);
  await expect(page.getByText('Novas: 2')).toBeVisible();
  await expect(page.getByText('Informe a categoria do alimento.')).toBeVisible();
  await page.getByRole('button', { name: 'Importar só as linhas boas' }).click();
  await confirmarComSim(page, 'Deseja realmente importar 2 linhas da planilha?', 'Planilha importada!');
  await expect(page.getByText('2 registros novos, 1 linha recusada.')).toBeVisible();

  // The refused row comes back corrected; the correction of the column is remembered.
  const corrigida = await corrigirRecusadas(page, 'Grupo', 'Frutas e derivados');
  expect(corrigida.name).toBe('linhas-recusadas.xlsx');
  await page.getByRole('button', { name: 'Importar outra planilha' }).click();
  await page.getByLabel('Arquivo da planilha').setInputFiles(corrigida);
  await abrirPrevia(page);
  await expect(page.getByText('Novas: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Importar tudo ou nada' }).click();
  await confirmarComSim(
    page,
    'Deseja realmente importar 1 linha da planilha, todas ou nenhuma?',
    'Planilha importada!',
  );
  await expect(page.getByText('1 registro novo.')).toBeVisible();

  await page.goBack();
  await page.getByRole('textbox', { name: 'Nome' }).fill(vez);
  await expect(page.getByRole('cell', { name: `Pinhão ${vez}`, exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: `Amido ${vez}`, exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: `Balde ${vez}`, exact: true })).toBeVisible();

  // What the list shows is exported, and the file comes back as equal rows.
  const exportada = page.waitForEvent('download');
  await usarFerramenta(page, 'Exportar');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const texto = (await readFile(await (await exportada).path())).toString();
  expect(texto.split('\r\n').slice(1)).toEqual([
    `AMIDO ${vez};Alimento;Frutas e derivados;;;;Não;;;Não;Não;;Não;Não;;Não;`,
    `BALDE ${vez};Limpeza;;;;;;;;;;;;;;;`,
    `PINHÃO ${vez};Alimento;Frutas e derivados;;;;Não;;;Não;Não;;Não;Não;;Não;`,
    '',
  ]);
  await usarFerramenta(page, 'Importar planilha');
  await page.getByLabel('Arquivo da planilha').setInputFiles({ ...arquivo, buffer: Buffer.from(texto) });
  await abrirPrevia(page);
  await expect(page.getByText('Iguais: 3')).toBeVisible();
});
