import type { Page } from '@playwright/test';
import { escolher } from './harness/campos.js';
import { abrirFiltros, menuDaLista, usarFerramenta } from './harness/ferramentas.js';
import { acionarNaPrimeira } from './harness/linhas.js';
import type { Conta } from './harness/login.js';
import { abrirTela, conferirEmJanelas, conferirMatriz, NOTEBOOK } from './harness/tela.js';
import { expect, test } from './harness/test.js';

// Each account by itself: the workers share them.
test.describe.configure({ mode: 'parallel' });

const UNIDADE = 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS';

/** What a screen shows after some steps that write nothing. */
interface Estado {
  nome: string;
  chegar: (page: Page) => Promise<void>;
  /** Goes back to the screen as it was; without it the next screen is opened. */
  voltar?: (page: Page) => Promise<void>;
}

/** A modal, which Esc closes. */
function modal(titulo: string, abrir: (page: Page) => Promise<void>): Estado {
  const dialogo = (page: Page) => page.getByRole('dialog', { name: new RegExp(`^${titulo}`, 'i') });
  return {
    nome: titulo,
    chegar: async (page) => {
      await abrir(page);
      await expect(dialogo(page)).toBeVisible();
    },
    voltar: async (page) => {
      // Esc closes the tip of a button under the mouse first.
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialogo(page)).toBeHidden();
    },
  };
}

/** The modal of an action on the first row in which it is possible. */
const daLinha = (acao: string, titulo: string): Estado => modal(titulo, (page) => acionarNaPrimeira(page, acao));

const botao = (page: Page, nome: string) => page.getByRole('button', { name: new RegExp(`^${nome}`) }).first();

/** The modal of another button, whose name begins so. */
const doBotao = (nome: string, titulo = nome): Estado => modal(titulo, (page) => botao(page, nome).click());

/** The screen with a unit that is chosen. */
const comUnidade = (rotulo = 'Unidade educacional'): Estado => ({
  nome: 'with a unit',
  chegar: (page) => escolher(page.locator('main'), rotulo, UNIDADE),
  voltar: () => Promise.resolve(),
});

/** A form that is sent empty. */
const RECUSADO: Estado = {
  nome: 'refused',
  chegar: async (page) => {
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(page.getByText('Campo obrigatório.').first()).toBeVisible();
  },
};

/** Rows of a list are selected. */
const SELECAO: Estado = {
  nome: 'the selection',
  chegar: async (page) => {
    await usarFerramenta(page, 'Selecionar');
    await page.getByRole('checkbox', { name: 'Selecionar todos' }).check();
    await expect(page.getByRole('group', { name: 'Seleção' })).toBeVisible();
  },
};

/** A layer that a button opens below itself. */
const camada = (nome: string): Estado => ({
  nome,
  chegar: async (page) => {
    const quem = botao(page, nome);
    await quem.click();
    await expect(quem).toHaveAttribute('aria-expanded', 'true');
  },
  voltar: async (page) => {
    await page.keyboard.press('Escape');
    await expect(botao(page, nome)).toHaveAttribute('aria-expanded', 'false');
  },
});

/** The menu of a list, with the controls of one of its tools. */
const ferramentas = (nome: string): Estado => ({
  nome,
  chegar: (page) => usarFerramenta(page, nome),
  voltar: async (page) => {
    await page.keyboard.press('Escape');
    await expect(menuDaLista(page)).toHaveAttribute('aria-expanded', 'false');
  },
});

/** The fields of a search, below its line. */
const FILTROS: Estado = {
  nome: 'the filters',
  chegar: abrirFiltros,
  voltar: abrirFiltros,
};

const csv = (linhas: string[]) => ({ name: 'itens.csv', mimeType: 'text/csv', buffer: Buffer.from(linhas.join('\n')) });

/** All that opens from the demonstration's data and writes nothing, by the account and its screens. */
const TELAS: readonly [Conta, readonly (readonly [tela: string, ...estados: Estado[]])[]][] = [
  [
    'comprador',
    [
      [
        '/gerenciar-aquisicoes',
        daLinha('Exibir', 'Detalhes da Licitação/Contrato'),
        daLinha('Editar', 'Edição de Licitação/Contrato'),
        daLinha('Notificação', 'Notificação'),
        daLinha('Cancelar', 'Cancelar'),
        doBotao('Motivo do cancelamento'),
      ],
      [
        // An acquisition that is not homologated has no addenda.
        '/gerenciar-aquisicoes?status=VIGENTE',
        {
          nome: 'a new addendum',
          chegar: async (page) => {
            await acionarNaPrimeira(page, 'Aditivos');
            await page.getByRole('button', { name: 'Adicionar Aditivo' }).first().click();
            await expect(page.getByRole('dialog', { name: 'Adicionar Aditivo' })).toBeVisible();
          },
        },
      ],
      [
        '/gerenciar-solicitacao',
        daLinha('Exibir', 'Detalhes'),
        daLinha('Produtos recebidos', 'Produtos recebidos'),
        daLinha('Editar', 'Edição'),
        daLinha('Cancelar', 'Cancelar'),
        doBotao('Motivo do cancelamento'),
        {
          nome: 'a receipt with an occurrence',
          chegar: async (page) => {
            await acionarNaPrimeira(page, 'Receber');
            const receber = page.getByRole('dialog', { name: 'Verificar Recebimento' });
            await receber.getByRole('button', { name: 'Chegou tudo' }).click();
            await receber.getByRole('button', { name: 'Anotar conferência' }).click();
            await receber.getByRole('button', { name: 'Adicionar ocorrência' }).first().click();
            await escolher(receber, 'Tipo', 'Recusa');
            await expect(receber.getByLabel('Quantidade na nota')).toBeVisible();
          },
          voltar: async (page) => {
            // What was typed is kept: the next receipt of this request would begin with it.
            const receber = page.getByRole('dialog', { name: 'Verificar Recebimento' });
            await receber.getByRole('button', { name: 'Cancelar' }).click();
            const saida = page.getByRole('dialog', { name: 'Sair do recebimento?' });
            await saida.getByRole('button', { name: 'Descartar' }).click();
            await expect(receber).toBeHidden();
          },
        },
      ],
      ['/lista-de-necessidades', doBotao('De onde vem')],
      ['/cadastrar-aquisicao', RECUSADO],
      ['/cadastrar-solicitacao', RECUSADO],
    ],
  ],
  [
    'estoquista',
    [
      [
        '/estoque',
        comUnidade(),
        doBotao('Adicionar Produto'),
        daLinha('Saída', 'Saída de Produto'),
        daLinha('Balanço', 'Balanço de Produto'),
        daLinha('Histórico', 'Histórico do Lote'),
        {
          nome: 'the reader of labels',
          chegar: (page) => page.getByRole('main').getByRole('button', { name: 'Ler etiqueta' }).click(),
        },
      ],
      [
        '/estoque',
        comUnidade(),
        {
          nome: 'an exit of several lots',
          chegar: async (page) => {
            const tela = page.getByRole('main');
            await usarFerramenta(page, 'Selecionar');
            for (const posicao of [0, 1])
              await tela
                .getByRole('checkbox', { name: /^Selecionar .*lote/ })
                .nth(posicao)
                .check();
            await tela.getByRole('group', { name: 'Seleção' }).getByRole('button', { name: 'Saída' }).click();
            await expect(page.getByRole('dialog', { name: 'Saída de Vários Lotes' })).toBeVisible();
          },
        },
      ],
      ['/kit-merenda', comUnidade(), doBotao('Histórico de Kits')],
      ['/balancos', comUnidade()],
      ['/cadastrar-movimentacao', comUnidade('Unidade de origem')],
      ['/gerenciar-movimentacoes', comUnidade()],
    ],
  ],
  [
    'nutricionista',
    [
      [
        '/cardapio-calendario',
        doBotao('Vincular cardápio', 'Vincular'),
        doBotao('Feriados'),
        doBotao('Calendário escolar'),
      ],
      ['/gerenciar-alimentos', daLinha('Editar', 'Edição')],
      [
        '/gerenciar-preparos',
        daLinha('Exibir', 'Detalhes'),
        daLinha('Editar', 'Edição'),
        camada('Ver ficha técnica de'),
      ],
      ['/gerenciar-pratos', daLinha('Exibir', 'Detalhes'), daLinha('Editar', 'Edição'), camada('Ver ficha técnica de')],
      [
        '/gerenciar-cardapios',
        daLinha('Exibir', 'Detalhes'),
        daLinha('Editar', 'Edição'),
        camada('Ver ficha técnica de'),
      ],
      ['/referencias-nutricionais', doBotao('Exibir', ''), doBotao('Editar', '')],
      [
        '/cadastrar-alimento',
        {
          nome: 'the components of a food',
          chegar: (page) => page.getByRole('button', { name: 'Habilitar Componentes' }).click(),
        },
      ],
      [
        '/importar-itens',
        {
          nome: 'the columns of a file',
          chegar: async (page) => {
            await page
              .getByLabel('Arquivo da planilha')
              .setInputFiles(csv(['Nome;Tipo;Grupo;Obs.', 'X;Alimento;;A', 'Y;Limpeza;;B']));
            await expect(page.getByRole('button', { name: 'Conferir' })).toBeVisible();
          },
          voltar: () => Promise.resolve(),
        },
        {
          nome: 'the preview of an import',
          chegar: async (page) => {
            await page.getByRole('button', { name: 'Conferir' }).click();
            await expect(page.getByText('Recusadas: 1')).toBeVisible();
          },
        },
      ],
    ],
  ],
  [
    'admin',
    [
      ['/home', camada('Sua conta'), doBotao('Abrir Menu de itens', 'Menu de itens')],
      [
        '/gerenciar-itens',
        daLinha('Exibir', 'Detalhes do Item'),
        daLinha('Editar', 'Edição de Item'),
        ferramentas('Visões'),
        SELECAO,
      ],
      [
        '/gerenciar-produtos?nome=arroz&item=a',
        FILTROS,
        daLinha('Exibir', 'Detalhes do Produto'),
        daLinha('Editar', 'Edição de Produto'),
        ferramentas('Colunas'),
      ],
      ['/gerenciar-usuarios', daLinha('Exibir', 'Detalhes do Usuário'), daLinha('Editar', 'Edição de Usuário')],
      [
        '/gerenciar-unidade',
        daLinha('Exibir', 'Detalhes da Unidade'),
        daLinha('Editar', 'Edição de Unidade'),
        doBotao('Importar Censo Escolar'),
      ],
      [
        '/gerenciar-fornecedores',
        daLinha('Exibir', 'Detalhes do Fornecedor'),
        daLinha('Editar', 'Edição de Fornecedor'),
        doBotao('Relatório', 'Relatório de fornecedores'),
      ],
      ['/auditoria', doBotao('Exibir ', 'Detalhes da Mudança')],
      ['/dados-cadastrais', doBotao('Ativar', 'Ativar aplicativo autenticador'), doBotao('Cadastrar chave de acesso')],
      ['/cadastrar-usuario', RECUSADO],
      ['/cadastrar-unidade', RECUSADO],
      ['/cadastrar-ítem', RECUSADO],
      ['/cadastrar-produto', RECUSADO],
      ['/cadastrar-fornecedor', RECUSADO],
      [
        '/gerenciar-itens',
        {
          nome: 'the search for everything',
          chegar: async (page) => {
            await page.keyboard.press('Control+k');
            await page.getByRole('combobox', { name: 'Buscar' }).fill('arroz');
            await expect(page.getByRole('option').first()).toBeVisible();
          },
          voltar: (page) => page.keyboard.press('Escape'),
        },
        modal('Ajuda', async (page) => {
          await page.getByRole('main').focus();
          await page.keyboard.press('?');
        }),
        {
          nome: 'the history of a record',
          chegar: async (page) => {
            await acionarNaPrimeira(page, 'Exibir');
            await page.getByRole('dialog').getByRole('button', { name: 'Histórico' }).click();
            await expect(
              page
                .getByRole('dialog')
                .getByText(/não mudou desde|Cadastro/)
                .first(),
            ).toBeVisible();
          },
        },
      ],
    ],
  ],
];

for (const [como, conferir, tag] of [
  ['are accessible, show no codes, and fit a notebook and phones', conferirEmJanelas, []],
  ['are accessible on a notebook and on phones, light and dark', conferirMatriz, ['@deep']],
] as const) {
  for (const [quem, telas] of TELAS) {
    test(
      `what the screens of ${quem} open: modals, layers and refused forms ${como}`,
      { tag: [...tag] },
      async ({ conta }) => {
        test.setTimeout(360_000);
        const page = await conta(quem, NOTEBOOK);
        for (const [tela, ...estados] of telas) {
          await test.step(tela, async () => {
            await abrirTela(page, tela);
            for (const { nome, chegar, voltar } of estados) {
              await chegar(page);
              await conferir(page, `${tela} ${nome}`);
              await voltar?.(page);
            }
          });
        }
      },
    );
  }

  test(`the login and its modals ${como}`, { tag: [...tag] }, async ({ novaPagina }) => {
    const page = await novaPagina(NOTEBOOK);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Suporte' })).toBeVisible();
    await conferir(page, 'the login');
    await page.getByRole('button', { name: 'Esqueceu a senha?' }).click();
    await expect(page.getByRole('dialog', { name: 'Recuperar Senha' })).toBeVisible();
    await conferir(page, 'a password is forgotten');
    await page.goto('/?redefinir=qualquer');
    await expect(page.getByRole('dialog', { name: 'Redefinir Senha' })).toBeVisible();
    await conferir(page, 'a new password');
  });
}
