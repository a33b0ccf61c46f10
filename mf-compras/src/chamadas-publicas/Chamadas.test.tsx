import type { ChamadaPublica, ChamadaPublicaResumo } from '@merenda/shared/contratos';
import {
  acionar,
  colar,
  esperarDialogo,
  renderTela,
  simularApi,
  umFornecedor,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { umaRegraPnae } from '../teste/regras-pnae.js';
import CadastroChamada from './CadastroChamada.js';
import GerenciarChamadas from './GerenciarChamadas.js';

const RESUMO: ChamadaPublicaResumo = {
  id: 4,
  unidadeEducacional: { id: 1, nome: 'SECRETARIA' },
  numero: 'CP 1',
  ano: 2026,
  objeto: 'Gêneros da agricultura familiar',
  dataAbertura: '01/02/2026',
  prazo: '01/03/2026',
  status: 'PUBLICADA',
  aquisicao: null,
  versao: 2,
};
const FORNECEDOR = { id: 9, fornecedorTipo: 'FISICO', nome: 'ANA', agriculturaFamiliar: true } as const;
const CHAMADA: ChamadaPublica = {
  ...RESUMO,
  limitePorCaf: 40_000,
  motivo: null,
  sorteio: { semente: 77, quando: '02/03/2026 10:00', usuario: 'BIA' },
  total: 2220,
  itens: [
    {
      id: 5,
      produto: {
        id: 6,
        nome: 'FEIJÃO 1 KG',
        unidadeProduto: 'PACOTE',
        medidaReal: 1,
        unidadeMedida: 'KG',
        item: { id: 7, nome: 'FEIJÃO', itemProdutoTipo: 'ALIMENTO' },
      },
      quantidade: 1000,
      entrega: 'Mensal',
      frete: 0.4,
      embalagem: 0,
      encargos: 0,
      cotacoes: [{ fonte: 'Feira', data: '10/01/2026', valor: 7 }],
      media: 7,
      preco: 7.4,
      classificacao: [
        {
          projeto: 8,
          fornecedor: FORNECEDOR,
          ofertada: 400,
          quantidade: 300,
          valor: 2220,
          sorteada: true,
          limitada: true,
        },
      ],
    },
  ],
  projetos: [
    {
      id: 8,
      fornecedor: FORNECEDOR,
      municipio: 'SÃO CARLOS',
      uf: 'SP',
      localidade: 'LOCAL',
      gruposPrioritarios: ['MULHERES'],
      organico: false,
      organizacao: 'FORNECEDOR_INDIVIDUAL',
      cafs: 0,
      teto: 40_000,
      contratadoAntes: 37_780,
      itens: [{ produto: { id: 6 }, quantidade: 400 }],
    },
  ],
};

function abrir(respostas: object = {}, endereco = '/tela') {
  const api = simularApi({
    'GET /relogio': { hoje: '18/11/2026', agora: '18/11/2026 10:00' },
    'GET /chamadas-publicas': [RESUMO],
    'GET /chamadas-publicas/4': CHAMADA,
    'GET /fornecedores': [umFornecedor({ id: 9, agriculturaFamiliar: true, cafNumero: 'CAF 1' })],
    'GET /convencoes/fontes-recurso': [{ nome: 'PNAE_FNDE', descricao: 'PNAE/FNDE' }],
    ...respostas,
  });
  return { api, ...renderTela(<GerenciarChamadas />, { permissoes: ['AQUISICOES'], endereco }) };
}

test('the details show the price, the recorded draw, and why a quantity is smaller than its offer', async () => {
  abrir({}, '/tela?exibir=4');
  expect(await screen.findByText('R$ 7,40')).toBeInTheDocument();
  const dialogo = await esperarDialogo('Detalhes da Chamada Pública');
  expect(within(dialogo).getByText(/Semente 77/)).toBeInTheDocument();
  expect(within(dialogo).getByText('Empate decidido por sorteio. Reduzida pelo limite da CAF.')).toBeInTheDocument();
  expect(within(dialogo).getByText('São Carlos/SP')).toBeInTheDocument();
  await verificarAcessibilidade();
});

test('ranking asks first, and says that the draw is made only once', async () => {
  const { usuario, api } = abrir({ 'PUT /chamadas-publicas/4/classificar': { ...CHAMADA, status: 'EM_SELECAO' } });
  await acionar(usuario, 'Classificar', 'CP 1/2026');
  expect(await screen.findByText(/O sorteio dos empates é feito uma única vez/)).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(api.de('PUT /chamadas-publicas/4/classificar')).toHaveLength(1));
});

test('the projects of sale are sent together, with the version that was read', async () => {
  const { usuario, api } = abrir({ 'PUT /chamadas-publicas/4/projetos': CHAMADA });
  await acionar(usuario, 'Projetos de venda', 'CP 1/2026');
  const dialogo = await esperarDialogo('Projetos de venda');
  await colar(usuario, await within(dialogo).findByLabelText('Quantidade'), '350');
  await usuario.click(within(dialogo).getByRole('button', { name: 'Salvar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(api.de('PUT /chamadas-publicas/4/projetos').map(({ corpo }) => corpo)).toEqual([
      {
        projetos: [
          {
            fornecedor: { id: 9 },
            localidade: 'LOCAL',
            gruposPrioritarios: ['MULHERES'],
            organico: false,
            itens: [{ produto: { id: 6 }, quantidade: 350 }],
          },
        ],
        versao: 2,
      },
    ]),
  );
});

test('a new call begins with the limit of the rule that is in force', async () => {
  simularApi({
    'GET /relogio': { hoje: '18/11/2026', agora: '18/11/2026 10:00' },
    'GET /estoques/me': [],
    'GET /regras-pnae': [
      umaRegraPnae({ codigo: 'LIMITE_CAF', valor: 20_000, vigenteAte: '31/12/2021' }),
      umaRegraPnae({ id: 2, codigo: 'LIMITE_CAF', valor: 40_000, vigenteDe: '01/01/2022' }),
    ],
  });
  renderTela(<CadastroChamada />, { permissoes: ['AQUISICOES'] });
  expect(await screen.findByRole('textbox', { name: /Limite por CAF no ano/ })).toHaveValue('R$ 40.000,00');
});
