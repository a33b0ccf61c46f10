import type { ConformidadeDaEtapa, ConformidadeDaUnidade, Permissao } from '@merenda/shared/contratos';
import { esperarDialogo, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import { FUNDAMENTAL } from '../teste/dados.js';
import { ModalConformidade } from './ModalConformidade.js';

const MODALIDADE = { nome: 'PARCIAL2' as const, descricao: 'Parcial – 2 ou mais refeições' };

const regra = (codigo: string, mudanca: object = {}) => ({
  codigo,
  regra: codigo,
  norma: 'art. 18',
  marca: 'CUMPRE' as const,
  figura: '2 dias; mínimo de 2 na semana',
  motivos: ['09/11: Banana (Banana)', '11/11: Mamão (Mamão)'],
  semDados: [],
  correcao: null,
  ...mudanca,
});

const DA_UNIDADE: ConformidadeDaUnidade = [
  {
    categoria: FUNDAMENTAL,
    modalidade: MODALIDADE,
    periodos: [
      { de: '01/11/2026', ate: '30/11/2026', mes: true, diasLetivos: 20, regras: [regra('Doce')] },
      {
        de: '09/11/2026',
        ate: '15/11/2026',
        mes: false,
        diasLetivos: 5,
        regras: [
          regra('Frutas'),
          regra('Ferro heme', {
            marca: 'NAO_CUMPRE',
            figura: '3 dias; mínimo de 4 na semana',
            motivos: ['10/11: Frango (Frango)'],
            correcao: 'Troque Ovo de 12/11 por Frango.',
          }),
          regra('Pães', { marca: 'INCOMPLETO', semDados: ['Fubá'], motivos: [] }),
        ],
      },
      { de: '16/11/2026', ate: '22/11/2026', mes: false, diasLetivos: 4, regras: [regra('Frutas')] },
    ],
  },
];

const LINHA: ConformidadeDaEtapa = {
  unidade: { id: 3, nome: 'EMEF CENTRO' },
  categoria: FUNDAMENTAL,
  modalidade: MODALIDADE,
  cumpridas: 11,
  naoCumpridas: ['Ferro heme'],
  incompletas: ['Pães', 'Doce'],
};

function abrir(unidade: number | null, permissoes: Permissao[] = []) {
  const servidor = simularApi({ 'GET /conformidade': [LINHA], 'GET /conformidade/3': DA_UNIDADE });
  return {
    servidor,
    ...renderTela(<ModalConformidade unidade={unidade} dia="2026-11-11" aoFechar={() => undefined} />, {
      permissoes,
    }),
  };
}

test('a unit has a line for its month and each week; the week of the calendar is open, what is not kept first', async () => {
  const { servidor } = abrir(3);
  const modal = within(await esperarDialogo('Conformidade dos cardápios de novembro de 2026'));
  await modal.findByRole('heading', { name: 'Fundamental – 6 a 10 anos, Parcial – 2 ou mais refeições' });
  expect(servidor.requisicoes[0]?.busca).toEqual({ dia: '2026-11-11' });
  expect(modal.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)).toEqual([
    'Mês: 1 de 1 regra cumprida',
    'Semana de 16/11 a 22/11 (4 dias de aula): 1 de 1 regra cumprida',
  ]);
  const semana = modal.getByRole('list', { name: 'Regras, Semana de 09/11 a 15/11' });
  const [heme, paes, frutas] = [...semana.children];
  expect(heme).toHaveTextContent('Não cumpreFerro heme3 dias; mínimo de 4 na semana (art. 18)');
  expect(heme).toHaveTextContent('Troque Ovo de 12/11 por Frango.10/11: Frango (Frango)');
  expect(paes).toHaveTextContent('Falta classificar ou pesar: Fubá.');
  expect(frutas).toHaveTextContent('Por quê: 2 pratos');
  await verificarAcessibilidade();
});

test('an incomplete rule leads who registers items to the items without a group', async () => {
  abrir(3, ['ITENS']);
  const link = await screen.findByRole('link', { name: 'Classificar os itens sem grupo' });
  expect(link).toHaveAttribute('href', '/classificar-itens');
});

test('who does not register items has no link to them', async () => {
  abrir(3);
  await screen.findByText('Falta classificar ou pesar: Fubá.');
  expect(screen.queryByRole('link', { name: 'Classificar os itens sem grupo' })).not.toBeInTheDocument();
});

test('all units are a table, a row leads to the rules of its unit and back, and both can be printed', async () => {
  const { usuario } = abrir(null);
  const modal = within(await esperarDialogo('Conformidade dos cardápios de novembro de 2026'));
  const tabela = await modal.findByRole('table', { name: 'Conformidade por unidade' });
  const celulas = within(tabela).getAllByRole('cell');
  expect(celulas.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'EMEF Centro',
    'Fundamental – 6 a 10 anos, Parcial – 2 ou mais refeições',
    '11',
    '1',
    '2',
  ]);
  const papel = () => modal.getByRole('link', { name: 'Imprimir ou baixar a planilha' });
  expect(papel()).toHaveAttribute('href', '/relatorio/conformidade?dia=2026-11-11');
  await usuario.click(modal.getByRole('button', { name: /^Ver regras EMEF Centro/ }));
  await modal.findByRole('list', { name: 'Regras, Semana de 09/11 a 15/11' });
  expect(modal.getByRole('heading', { name: 'EMEF Centro' })).toBeVisible();
  expect(papel()).toHaveAttribute('href', '/relatorio/conformidade/3?dia=2026-11-11');
  await usuario.click(modal.getByRole('button', { name: 'Voltar a todas as unidades' }));
  expect(await modal.findByRole('table', { name: 'Conformidade por unidade' })).toBeVisible();
});

test('a month without regular menus has a sentence in place of the rules', async () => {
  simularApi({ 'GET /conformidade/3': [] });
  renderTela(<ModalConformidade unidade={3} dia="2026-11-11" aoFechar={() => undefined} />);
  expect(await screen.findByText('Nenhum cardápio regular neste mês.')).toBeVisible();
});
