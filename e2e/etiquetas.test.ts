import { comoUsuario } from './harness/api.js';
import { escolher } from './harness/campos.js';
import { acionar } from './harness/linhas.js';
import { comLote } from './harness/lotes.js';
import { imprimir, semBrancos } from './harness/pdf.js';
import { abrirTela } from './harness/tela.js';
import { expect, test } from './harness/test.js';
import { comUnidade } from './harness/unidades.js';
import { comUsuario } from './harness/usuarios.js';

const LARGA = { width: 1366, height: 768 };

/** A stock keeper with a lot in a unit of their own, and the address of its labels. */
async function comEtiqueta(quantidade: number) {
  const unidade = await comUnidade();
  const pessoa = await comUsuario(['ESTOQUES'], [unidade]);
  const cliente = await comoUsuario(pessoa);
  const { linha, numero } = await comLote(cliente, unidade, quantidade);
  const linhas = await cliente.chamar<{ id: number; produtoLote: { id: number } }[]>(
    'GET',
    `estoques/${unidade.estoque}/produtos-estoque`,
  );
  const lote = linhas.find(({ id }) => id === linha)?.produtoLote.id ?? 0;
  return { unidade, pessoa, lote: { numero, etiquetas: `/relatorio/etiquetas/${unidade.estoque}?lotes=${lote}` } };
}

test('labels are printed on a sheet, which goes on later, and on a roll; each lot is whole on its label', async ({
  conta,
}) => {
  const { unidade, pessoa, lote } = await comEtiqueta(3);
  const page = await conta(pessoa, LARGA);
  await abrirTela(page, `/estoque?estoque=${unidade.estoque}`);
  await acionar(page, 'Etiquetas', new RegExp(`${lote.numero}$`));
  await expect(page).toHaveURL(lote.etiquetas);
  await page.getByRole('button', { name: 'Uma por embalagem' }).click();
  await expect(page.getByText(/^3 etiquetas em 1 página\./)).toBeVisible();
  const folha = await imprimir(page);
  expect(folha.tamanhos).toEqual(['210 × 297']);
  // Nothing but the labels: no heading, no foot of a report.
  expect(folha.paginas[0]).toMatch(new RegExp(`^(GRÃO.*?Lote.*?Validade31/12/2030.*?${semBrancos(unidade.nome)}){3}$`));
  expect(folha.paginas[0]?.split(semBrancos(`Lote ${lote.numero}`))).toHaveLength(4);

  await escolher(page.locator('main'), 'Primeira etiqueta livre da folha', 'Linha 8, coluna 2');
  await expect(page.getByText(/^3 etiquetas em 2 páginas\./)).toBeVisible();
  const duas = await imprimir(page);
  expect(duas.tamanhos).toEqual(['210 × 297', '210 × 297']);
  expect(duas.paginas.map((pagina) => pagina.split('Validade').length - 1)).toEqual([2, 1]);

  await escolher(page.locator('main'), 'Papel', 'Impressora térmica, 50 × 30 mm');
  const rolo = await imprimir(page);
  expect(rolo.tamanhos).toEqual(['50 × 30', '50 × 30', '50 × 30']);
  for (const pagina of rolo.paginas) expect(pagina).toContain(semBrancos(`Lote ${lote.numero}`));
});

test('names of maximum length leave lot, expiry and package whole', async ({ conta }) => {
  const { unidade, pessoa } = await comEtiqueta(1);
  const page = await conta(pessoa, LARGA);
  const produtoLote = {
    id: 7,
    numero: 'L'.repeat(60),
    dataFabricacao: '01/01/2026',
    dataValidade: '31/12/2027',
    produto: {
      id: 1,
      nome: 'MACARRÃOPARAFUSOCOMOVOS'.repeat(5),
      unidadeProduto: 'PACOTE',
      medidaReal: 1,
      unidadeMedida: 'KG',
      item: { id: 1, nome: 'MASSA' },
    },
  };
  await page.route(`**/api/estoques/${unidade.estoque}/produtos-estoque*`, (route) =>
    route.fulfill({ json: [{ id: 1, quantidade: 1, bloqueio: null, produtoLote }] }),
  );
  await page.goto(`/relatorio/etiquetas/${unidade.estoque}?lotes=7`);
  for (const papel of [/3 × 8/, /térmica/]) {
    await page.getByRole('combobox', { name: 'Papel' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: papel }).click();
    const etiqueta = page.locator('.etiqueta');
    await expect(etiqueta).toHaveCount(1);
    const cortadas = () =>
      etiqueta.evaluate((inteira) => {
        const { top, bottom, right } = inteira.getBoundingClientRect();
        return [
          ...inteira.querySelectorAll('.etiqueta-lote, .etiqueta-validade, .etiqueta-embalagem, .etiqueta-unidade'),
        ]
          .filter((parte) => {
            const caixa = parte.getBoundingClientRect();
            return caixa.top < top || caixa.bottom > bottom || caixa.right > right;
          })
          .map(({ className }) => className);
      });
    await expect.poll(cortadas, String(papel)).toEqual([]);
  }
});

test('a photo of a printed label chooses its lot', async ({ conta }) => {
  const { pessoa, lote } = await comEtiqueta(10);
  const page = await conta(pessoa, LARGA);
  const tela = page.locator('main');
  await page.goto(lote.etiquetas);
  await escolher(tela, 'Papel', 'Impressora térmica, 50 × 30 mm');
  const { foto } = await imprimir(page);
  await abrirTela(page, '/estoque');
  await tela.getByRole('button', { name: 'Ler etiqueta' }).click();
  const leitor = page.getByRole('dialog', { name: 'Ler etiqueta' });
  // The machine of the tests has no camera.
  await expect(leitor.getByText(/digite o número do lote\.$/)).toBeVisible();
  await leitor
    .getByLabel('Foto da etiqueta')
    .setInputFiles({ name: 'etiqueta.png', mimeType: 'image/png', buffer: foto });
  await expect(page.getByRole('dialog', { name: 'Saída de Produto' })).toContainText(`lote ${lote.numero}`);
});
