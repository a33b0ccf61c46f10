import type { Page } from '@playwright/test';
import { comoConta } from './harness/api.js';
import { escolher } from './harness/campos.js';
import { acionar } from './harness/linhas.js';
import { novoLote } from './harness/lotes.js';
import { imprimir, semBrancos } from './harness/pdf.js';
import { expect, NARROW, test } from './harness/test.js';
import { abrirTela, conferirTela } from './harness/tela.js';

/** Not that of the tests of the count: a unit has one open count. */
const UNIDADE = 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS';
const LARGA = { width: 1366, height: 768 };

/** Chooses a photo in the reader: the machine of the tests has no camera. */
async function lerFoto(page: Page, foto: Buffer): Promise<void> {
  const leitor = page.getByRole('dialog', { name: 'Ler etiqueta' });
  await expect(leitor.getByText(/digite o número do lote\.$/)).toBeVisible();
  await leitor
    .getByLabel('Foto da etiqueta')
    .setInputFiles({ name: 'etiqueta.png', mimeType: 'image/png', buffer: foto });
}

/** Opens the labels of a lot from the list of its stock. */
async function abrirEtiquetas(page: Page, { numero, estoque }: { numero: string; estoque: number }): Promise<void> {
  await abrirTela(page, '/estoque');
  await escolher(page.locator('main'), 'Unidade educacional', UNIDADE);
  await page.locator('main').getByRole('textbox', { name: 'Lote' }).fill(numero);
  await acionar(page, 'Etiquetas', new RegExp(`${numero}$`));
  await expect(page).toHaveURL(new RegExp(`/relatorio/etiquetas/${estoque}\\?lotes=\\d+$`));
}

test('labels are printed on a sheet, which goes on later, and on a roll; each lot is whole on its label', async ({
  conta,
}) => {
  const lote = await novoLote(UNIDADE, 3);
  const page = await conta('estoquista', LARGA);
  await abrirEtiquetas(page, lote);
  await page.getByRole('button', { name: 'Uma por embalagem' }).click();
  await expect(page.getByText(/^3 etiquetas em 1 página\./)).toBeVisible();
  await conferirTela(page, 'labels at 1366 px');
  const folha = await imprimir(page);
  expect(folha.tamanhos).toEqual(['210 × 297']);
  // Nothing but the labels: no heading, no foot of a report.
  expect(folha.paginas[0]).toMatch(/^(ARROZ.*?Lote.*?Validade31\/12\/2030.*?ACÁCIAS){3}$/);
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

  await page.setViewportSize(NARROW);
  await conferirTela(page, 'labels at 360 px');
});

test('names of maximum length leave lot, expiry and package whole', async ({ conta }) => {
  const { estoque } = await novoLote(UNIDADE, 1);
  const page = await conta('estoquista', LARGA);
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
  await page.route(`**/api/estoques/${estoque}/produtos-estoque*`, (route) =>
    route.fulfill({ json: [{ id: 1, quantidade: 1, bloqueio: null, produtoLote }] }),
  );
  await page.goto(`/relatorio/etiquetas/${estoque}?lotes=7`);
  for (const papel of [/3 × 8/, /térmica/]) {
    await page.getByRole('combobox', { name: 'Papel' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: papel }).click();
    const etiqueta = page.locator('.etiqueta');
    await expect(etiqueta).toHaveCount(1);
    const cortadas = await etiqueta.evaluate((inteira) => {
      const { top, bottom, right } = inteira.getBoundingClientRect();
      return [...inteira.querySelectorAll('.etiqueta-lote, .etiqueta-validade, .etiqueta-embalagem, .etiqueta-unidade')]
        .filter((parte) => {
          const caixa = parte.getBoundingClientRect();
          return caixa.top < top || caixa.bottom > bottom || caixa.right > right;
        })
        .map(({ className }) => className);
    });
    expect({ papel, cortadas }).toEqual({ papel, cortadas: [] });
  }
});

test('a photo of a printed label chooses its lot for an exit, a movement and a count', async ({ conta }) => {
  const lote = await novoLote(UNIDADE, 10);
  const page = await conta('estoquista', LARGA);
  const tela = page.locator('main');
  await abrirEtiquetas(page, lote);
  await escolher(tela, 'Papel', 'Impressora térmica, 50 × 30 mm');
  const { foto } = await imprimir(page);

  await abrirTela(page, '/estoque');
  await tela.getByRole('button', { name: 'Ler etiqueta' }).click();
  await conferirTela(page, 'the reader at 1366 px');
  await lerFoto(page, foto);
  await expect(page.getByRole('dialog', { name: 'Saída de Produto' })).toContainText(`lote ${lote.numero}`);
  await page.getByRole('dialog', { name: 'Saída de Produto' }).getByRole('button', { name: 'Cancelar' }).click();

  const telefone = await conta('estoquista', NARROW);
  await abrirTela(telefone, '/cadastrar-movimentacao');
  await escolher(telefone.locator('main'), 'Unidade de origem', UNIDADE);
  await telefone.getByRole('button', { name: 'Ler etiqueta' }).click();
  await conferirTela(telefone, 'the reader at 360 px');
  await lerFoto(telefone, foto);
  await expect(
    telefone.getByRole('textbox', { name: new RegExp(`^Quantidade de .*lote ${lote.numero}$`) }),
  ).toBeFocused();

  const { chamar } = await comoConta('estoquista');
  const contagem = await chamar<{ id: number }>('POST', `estoques/${lote.estoque}/contagens`, {
    asCegas: false,
    comZerados: false,
    outraPessoaConfirma: false,
  });
  try {
    const contando = await conta('estoquista', NARROW);
    await abrirTela(contando, `/contagem-de-estoque?estoque=${lote.estoque}`);
    await contando.getByRole('button', { name: 'Ler etiqueta' }).click();
    await lerFoto(contando, foto);
    await expect(
      contando.getByRole('textbox', { name: new RegExp(`^Contado de .*lote ${lote.numero}$`) }),
    ).toBeFocused();
  } finally {
    await chamar('PUT', `estoques/${lote.estoque}/contagens/${contagem.id}/cancelar`, { motivo: 'Teste' });
  }
});

declare global {
  interface Window {
    camera?: MediaStream;
  }
}

/** Gives the page a camera that shows a photo held askew; `window.camera` is what the page got of it. */
const fingirCamera = (page: Page, foto: Buffer): Promise<unknown> =>
  page.addInitScript(
    (endereco) => {
      const quadro = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
      const imagem = Object.assign(new Image(), { src: endereco });
      const desenhar = () => {
        const pincel = quadro.getContext('2d');
        if (!pincel) return;
        pincel.setTransform(1, 0, 0, 1, 0, 0);
        pincel.fillStyle = '#8a7a60';
        pincel.fillRect(0, 0, 1280, 720);
        pincel.setTransform(1.4, 0.4, -0.4, 1.4, 640, 360);
        pincel.drawImage(imagem, -imagem.width / 2, -imagem.height / 2);
      };
      setInterval(desenhar, 50);
      navigator.mediaDevices.getUserMedia = () => {
        window.camera = quadro.captureStream(20);
        return Promise.resolve(window.camera);
      };
    },
    `data:image/png;base64,${foto.toString('base64')}`,
  );

test('a label before the camera chooses its lot, and the camera is switched off', async ({ conta }) => {
  const lote = await novoLote(UNIDADE, 10);
  const page = await conta('estoquista', LARGA);
  await abrirEtiquetas(page, lote);
  await escolher(page.locator('main'), 'Papel', 'Impressora térmica, 50 × 30 mm');
  await fingirCamera(page, (await imprimir(page)).foto);
  await page.goto(`/estoque?estoque=${lote.estoque}`);
  await page.getByRole('button', { name: 'Ler etiqueta' }).click();
  await expect(page.getByRole('dialog', { name: 'Saída de Produto' })).toContainText(`lote ${lote.numero}`);
  const estados = () => page.evaluate(() => window.camera?.getTracks().map(({ readyState }) => readyState));
  await expect.poll(estados).toEqual(['ended']);
});
