import type { Locator, Page } from 'playwright-core';
import { sobraLateral, violacoesGraves } from './harness/axe.js';
import { NARROW, url, WIDE, withBrowser } from './harness/browser.js';
import { escolher } from './harness/campos.js';
import { codigosCrus } from './harness/codigos.js';
import { entrar, type Conta } from './harness/login.js';

const novaPagina = withBrowser();

const UNIDADE = 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS';

interface TelaComModais {
  tela: string;
  /** Label of the select that has to name a unit first. */
  unidade?: string;
  /** Beginning of the name of the button that opens it, the first that may be pressed, and of its title. */
  modais: [botao: string, titulo: string][];
}

/** Every modal that opens from the demonstration's data, without writing anything. What a menu's row opens stands in cardapios-montagem.test.ts. */
const TELAS: [Conta, TelaComModais[]][] = [
  [
    'comprador',
    [
      {
        tela: '/gerenciar-aquisicoes',
        modais: [
          ['Ver', 'Detalhes da Licitação/Contrato'],
          ['Editar', 'Edição de Licitação/Contrato'],
          ['Notificação', 'Notificação'],
          ['Cancelar', 'Cancelar'],
          ['Motivo do cancelamento', 'Motivo do cancelamento'],
        ],
      },
      {
        tela: '/gerenciar-solicitacao',
        modais: [
          ['Ver', 'Detalhes'],
          ['Produtos recebidos', 'Produtos recebidos'],
          ['Receber', 'Verificar Recebimento'],
          ['Editar', 'Edição'],
          ['Cancelar', 'Cancelar'],
          ['Motivo do cancelamento', 'Motivo do cancelamento'],
        ],
      },
    ],
  ],
  [
    'estoquista',
    [
      {
        tela: '/estoque',
        unidade: 'Unidade educacional',
        modais: [
          ['Adicionar Produto', 'Adicionar Produto'],
          ['Saída', 'Saída de Produto'],
          ['Balanço', 'Balanço de Produto'],
          ['Histórico', 'Histórico do Lote'],
        ],
      },
      { tela: '/kit-merenda', unidade: 'Unidade educacional', modais: [['Histórico de Kits', 'Histórico de Kits']] },
    ],
  ],
  [
    'nutricionista',
    [
      {
        tela: '/cardapio-calendario',
        modais: [
          ['Vincular cardápio', 'Vincular'],
          ['Feriados', 'Feriados'],
        ],
      },
    ],
  ],
];

async function abrirTela(page: Page, { tela, unidade }: TelaComModais): Promise<void> {
  await page.goto(url(tela));
  if (unidade !== undefined) await escolher(page.locator('main'), unidade, UNIDADE);
}

/** Opens it and waits for what it shows to be there. */
async function abrirModal(page: Page, botao: string, titulo: string): Promise<Locator> {
  await page
    .getByRole('button', { name: new RegExp(`^${botao}`) })
    .and(page.locator(':not([aria-disabled=true], [disabled])'))
    .first()
    .click();
  const modal = page.getByRole('dialog', { name: new RegExp(`^${titulo}`, 'i') });
  await modal.waitFor();
  await modal.locator('.ant-skeleton, .ant-spin-spinning').first().waitFor({ state: 'detached' });
  return modal;
}

const CASOS = TELAS.flatMap(([conta, telas]) =>
  [['1280 px', WIDE] as const, ['360 px', NARROW] as const].map(([largura, tamanho]) => ({
    conta,
    telas,
    largura,
    tamanho,
  })),
);

test.each(CASOS)(
  'the modals of $conta at $largura have nothing grave for axe, nothing beyond the right edge, no code where words belong, and Esc closes them',
  async ({ conta, telas, tamanho }) => {
    const page = await novaPagina(tamanho);
    await entrar(page, conta);
    for (const tela of telas) {
      await abrirTela(page, tela);
      for (const [botao, titulo] of tela.modais) {
        const modal = await abrirModal(page, botao, titulo);
        const onde = `${tela.tela} ${titulo}`;
        expect([onde, await violacoesGraves(page)]).toEqual([onde, []]);
        expect([onde, await sobraLateral(page)]).toEqual([onde, 0]);
        expect([onde, await codigosCrus(page)]).toEqual([onde, []]);
        await page.keyboard.press('Escape');
        await modal.waitFor({ state: 'hidden' });
      }
    }
  },
);
