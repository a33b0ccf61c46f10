import type { Locator, Page } from '@playwright/test';
import { expect, NARROW, test, WIDE } from './harness/test.js';
import { escolher } from './harness/campos.js';
import { abrirTela, conferirTela } from './harness/tela.js';
import { type Conta } from './harness/login.js';

const UNIDADE = 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS';

interface TelaComModais {
  tela: string;
  /** Label of the select in which a unit is chosen first. */
  unidade?: string;
  /** How the name of the button begins (the first enabled one is pressed), and how the modal's title begins. */
  modais: [botao: string, titulo: string][];
}

/**
 * Every modal that opens from the demonstration's data and writes nothing. Those of the rows of dishes and menus are in
 * cardapios-montagem.test.ts.
 */
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

async function abrir(page: Page, { tela, unidade }: TelaComModais): Promise<void> {
  await abrirTela(page, tela);
  if (unidade !== undefined) await escolher(page.locator('main'), unidade, UNIDADE);
}

async function abrirModal(page: Page, botao: string, titulo: string): Promise<Locator> {
  await page
    .getByRole('button', { name: new RegExp(`^${botao}`) })
    .and(page.locator(':not([aria-disabled=true], [disabled])'))
    .first()
    .click();
  const modal = page.getByRole('dialog', { name: new RegExp(`^${titulo}`, 'i') });
  await expect(modal).toBeVisible();
  return modal;
}

for (const [quem, telas] of TELAS) {
  for (const [largura, tamanho] of [
    ['1280 px', WIDE],
    ['360 px', NARROW],
  ] as const) {
    test(`the screens and modals of ${quem} at ${largura} are accessible, fit and show no codes, and Esc closes the modals`, async ({
      conta,
    }) => {
      const page = await conta(quem, tamanho);
      for (const tela of telas) {
        await abrir(page, tela);
        await conferirTela(page, tela.tela);
        for (const [botao, titulo] of tela.modais) {
          const modal = await abrirModal(page, botao, titulo);
          await conferirTela(page, `${tela.tela} ${titulo}`);
          await page.keyboard.press('Escape');
          await expect(modal).toBeHidden();
        }
      }
    });
  }
}
