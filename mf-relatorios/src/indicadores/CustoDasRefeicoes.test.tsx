import type { CustoDasRefeicoes as Custo } from '@merenda/shared/contratos';
import { exportarLista, renderTela, simularApi, umaPagina, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import Indicadores from './Indicadores.js';

/** jsdom lays nothing out: every place is seen at once. */
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    readonly avisar: (entradas: { isIntersecting: boolean }[]) => void;
    constructor(avisar: (entradas: { isIntersecting: boolean }[]) => void) {
      this.avisar = avisar;
    }
    observe() {
      this.avisar([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as never;
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const PLANEJADO = {
  dias: 2,
  refeicoes: 3,
  semPreco: 0,
  porRefeicao: 0.99,
  porAluno: 1.48,
  pnae: 0.57,
  municipio: 0.91,
};
const EXECUTADO = {
  ...PLANEJADO,
  porAluno: 2.1,
  municipio: 1.53,
  porRefeicao: 0.98,
  estimadas: 0,
  porcoes: 60,
  total: 1058.6,
  porDia: 529.3,
};
const SEM_NADA = { dias: 0, refeicoes: 0, semPreco: 0, porRefeicao: null, porAluno: null, pnae: null, municipio: null };
const linha = (id: number, nome: string, mudanca: Partial<Custo> = {}): Custo => ({
  mes: '03/2026',
  unidade: { id, nome },
  categoria: { id: 1, modalidade: 'FUNDAMENTAL', faixaEtaria: { id: 1, nome: '6 a 10 anos' } },
  modalidade: { nome: 'PARCIAL1', descricao: 'Parcial – 1 refeição' },
  repasse: 0.57,
  repasseAConferir: false,
  planejado: PLANEJADO,
  executado: EXECUTADO,
  ...mudanca,
});
const API = {
  'GET /relogio': { hoje: '05/03/2026', agora: '05/03/2026 10:30' },
  'GET /relatorios/refeicoes-por-mes': [],
  'GET /relatorios/sobras': [],
  'GET /relatorios/custo-das-refeicoes/pagina': umaPagina([
    linha(1, 'EM JARDIM'),
    linha(2, 'EM PRAÇA', {
      repasseAConferir: true,
      planejado: { ...PLANEJADO, semPreco: 1 },
      executado: { ...EXECUTADO, semPreco: 2, estimadas: 1 },
    }),
    linha(3, 'EM SERRA', {
      planejado: { ...SEM_NADA, dias: 1, refeicoes: 1, semPreco: 1 },
      executado: { ...SEM_NADA, estimadas: 0, porcoes: 0, total: null, porDia: null },
    }),
  ]),
};

test('a cost with goods without a price is a minimum, and one without any price or meal is not zero', async () => {
  simularApi(API);
  renderTela(<Indicadores />, { permissoes: ['CARDAPIOS'] });
  const tabela = await screen.findByRole('table', { name: 'Custo das refeições' });
  await waitFor(() => {
    expect(within(tabela).getAllByRole('row')).toHaveLength(4);
  });
  const etapa = 'Fundamental – 6 a 10 anos. Parcial – 1 refeição';
  expect(
    within(tabela)
      .getAllByRole('row')
      .slice(1)
      .map((uma) =>
        within(uma)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
      ),
  ).toEqual([
    ['EM Jardim', etapa, '3 de 3', 'R$ 1,48', 'R$ 2,10', 'R$ 0,57', 'R$ 1,53', 'R$ 0,98', 'R$ 529,30'],
    [
      'EM Praça',
      etapa,
      '3 de 3',
      'no mínimo R$ 1,48',
      'no mínimo R$ 2,10 (estimado)',
      'R$ 0,57 (a conferir)',
      'no mínimo R$ 1,53',
      'no mínimo R$ 0,98 (estimado)',
      'no mínimo R$ 529,30 (estimado)',
    ],
    ['EM Serra', etapa, '0 de 1', 'sem preço', '---', '---', '---', '---', '---'],
  ]);
  await verificarAcessibilidade();
});

test('another month is read and exported', async () => {
  const servidor = simularApi(API);
  const { usuario } = renderTela(<Indicadores />, { permissoes: ['AQUISICOES'] });
  await screen.findByRole('table', { name: 'Custo das refeições' });
  const lidos = () => servidor.de('GET /relatorios/custo-das-refeicoes/pagina').map(({ busca }) => busca);
  expect(lidos().at(-1)).toMatchObject({ de: '2026-03-01', ate: '2026-03-31' });
  await usuario.click(screen.getByRole('combobox', { name: 'Mês do custo das refeições' }));
  await usuario.click(await screen.findByTitle('02/2026'));
  await waitFor(() => {
    expect(lidos().at(-1)).toMatchObject({ de: '2026-02-01', ate: '2026-02-28' });
  });
  const quadro = await screen.findByRole('region', { name: 'Custo das refeições' });
  expect(await exportarLista(usuario, servidor, 'custo-das-refeicoes', quadro)).toEqual({
    formato: 'CSV',
    busca: { de: '2026-02-01', ate: '2026-02-28' },
  });
});

test('who neither composes menus nor buys does not see the costs', async () => {
  const servidor = simularApi(API);
  renderTela(<Indicadores />);
  expect(await screen.findByRole('heading', { name: 'Sobra por refeição' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Custo das refeições' })).toBeNull();
  expect(servidor.de('GET /relatorios/custo-das-refeicoes/pagina')).toEqual([]);
});
