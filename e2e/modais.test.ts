import type { Page } from 'playwright-core';
import { sobraLateral, violacoesGraves } from './harness/axe.js';
import { NARROW, url, WIDE, withBrowser } from './harness/browser.js';
import { escolher } from './harness/campos.js';
import { codigosCrus } from './harness/codigos.js';
import { entrar, type Conta } from './harness/login.js';

const novaPagina = withBrowser();

const UNIDADE = 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS';

interface Modal {
  tela: string;
  /** Label of the select that has to name a unit first. */
  unidade?: string;
  /** Beginning of the name of the button that opens it: the first that may be pressed. */
  botao: string;
  titulo: string;
}

/** Every modal that opens from the demonstration's data, without writing anything. What a menu's row opens stands in cardapios-montagem.test.ts. */
const MODAIS: [Conta, Modal[]][] = [
  [
    'comprador',
    [
      { tela: '/gerenciar-aquisicoes', botao: 'Ver', titulo: 'Detalhes da Licitação/Contrato' },
      { tela: '/gerenciar-aquisicoes', botao: 'Editar', titulo: 'Edição de Licitação/Contrato' },
      { tela: '/gerenciar-aquisicoes', botao: 'Notificação', titulo: 'Notificação' },
      { tela: '/gerenciar-aquisicoes', botao: 'Cancelar', titulo: 'Cancelar' },
      { tela: '/gerenciar-aquisicoes', botao: 'Motivo do cancelamento', titulo: 'Motivo do cancelamento' },
      { tela: '/gerenciar-solicitacao', botao: 'Ver', titulo: 'Detalhes' },
      { tela: '/gerenciar-solicitacao', botao: 'Produtos recebidos', titulo: 'Produtos recebidos' },
      { tela: '/gerenciar-solicitacao', botao: 'Receber', titulo: 'Verificar Recebimento' },
      { tela: '/gerenciar-solicitacao', botao: 'Editar', titulo: 'Edição' },
      { tela: '/gerenciar-solicitacao', botao: 'Cancelar', titulo: 'Cancelar' },
      { tela: '/gerenciar-solicitacao', botao: 'Motivo do cancelamento', titulo: 'Motivo do cancelamento' },
    ],
  ],
  [
    'estoquista',
    [
      { tela: '/estoque', unidade: 'Unidade educacional', botao: 'Adicionar Produto', titulo: 'Adicionar Produto' },
      { tela: '/estoque', unidade: 'Unidade educacional', botao: 'Saída', titulo: 'Saída de Produto' },
      { tela: '/estoque', unidade: 'Unidade educacional', botao: 'Balanço', titulo: 'Balanço de Produto' },
      { tela: '/estoque', unidade: 'Unidade educacional', botao: 'Histórico', titulo: 'Histórico do Lote' },
      { tela: '/kit-merenda', unidade: 'Unidade educacional', botao: 'Histórico de Kits', titulo: 'Histórico de Kits' },
    ],
  ],
  [
    'nutricionista',
    [
      { tela: '/cardapio-calendario', botao: 'Vincular cardápio', titulo: 'Vincular' },
      { tela: '/cardapio-calendario', botao: 'Feriados', titulo: 'Feriados' },
    ],
  ],
];

async function abrir(page: Page, { tela, unidade, botao, titulo }: Modal): Promise<void> {
  await page.goto(url(tela));
  if (unidade !== undefined) await escolher(page.locator('main'), unidade, UNIDADE);
  await page.getByRole('button', { name: new RegExp(`^${botao}`) }).and(page.locator(':not([aria-disabled=true], [disabled])')).first().click();
  await page.getByRole('dialog', { name: new RegExp(`^${titulo}`, 'i') }).waitFor();
  await page.waitForLoadState('networkidle');
}

const CASOS = MODAIS.flatMap(([conta, modais]) => [['1280 px', WIDE] as const, ['360 px', NARROW] as const].map(([largura, tamanho]) => ({ conta, modais, largura, tamanho })));

test.each(CASOS)('the modals of $conta at $largura have nothing grave for axe, nothing beyond the right edge and no code where words belong', async ({ conta, modais, tamanho }) => {
  const page = await novaPagina(tamanho);
  await entrar(page, conta);
  for (const modal of modais) {
    await abrir(page, modal);
    expect([modal, await violacoesGraves(page)]).toEqual([modal, []]);
    expect([modal, await sobraLateral(page)]).toEqual([modal, 0]);
    expect([modal, await codigosCrus(page)]).toEqual([modal, []]);
  }
}, 180_000);
