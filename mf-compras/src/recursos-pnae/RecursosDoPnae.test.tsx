import {
  BARRAS_DO_PNAE,
  type ItemDoPnae,
  type ItemSemGrau,
  type LinhaDaDivisao,
  type PainelDoPnae,
  type PrevisaoDoPnae,
  type RecursoPnae,
  type RegraPnae,
} from '@merenda/shared/contratos';
import { colar, esperarDialogo, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import RecursosDoPnae from './RecursosDoPnae.js';

const REGRA: RegraPnae = {
  id: 1,
  codigo: 'AF',
  regra: 'Agricultura familiar',
  operador: '>=',
  valor: 45,
  unidade: '% do recurso',
  periodo: 'ano',
  escopo: 'EEx',
  norma: 'Lei 11.947/2009 art. 14',
  vigenteDe: '01/01/2026',
  vigenteAte: null,
  certeza: 'verificado',
  versao: 1,
};
const NADA = { valor: 0, percentual: null };
const PAINEL: PainelDoPnae = {
  ano: 2026,
  recursos: {
    transferido: 417_500,
    saldoAnterior: 0,
    rendimentos: 0,
    devolvido: 0,
    previsto: 417_500,
    parcelaPrevista: 52_187.5,
    usarAte: '23/02/2027',
  },
  barras: [
    {
      codigo: 'AF',
      regra: REGRA,
      contratado: { valor: 200_000, percentual: 47.9 },
      recebido: { valor: 128_000, percentual: 30.65 },
      pago: { valor: 64_000, percentual: 15.32 },
      sobreRepasse: 30.65,
      atende: false,
      diferenca: 59_875,
      podeMudar: false,
    },
    {
      codigo: 'INGR',
      regra: { ...REGRA, operador: '<=', valor: 5, certeza: 'indício' },
      contratado: NADA,
      recebido: { valor: 9_000, percentual: 3.72 },
      pago: NADA,
      sobreRepasse: 2.16,
      atende: true,
      diferenca: 0,
      podeMudar: false,
    },
  ],
  naoClassificado: { contratado: 0, recebido: 300, pago: 0 },
  totais: { contratado: 250_000, recebido: 242_000, pago: 64_000 },
};
const REPASSE: RecursoPnae = {
  id: 3,
  ano: 2026,
  tipo: 'REPASSE',
  parcela: 1,
  data: '27/02/2026',
  valor: 52_187.5,
  documento: 'OB 1',
  versao: 1,
};

const PREVISAO: PrevisaoDoPnae = {
  ate: '31/12/2026',
  barras: PAINEL.barras.slice(1),
  aReceber: 40,
  doCalendario: 6,
  semContrato: 27.5,
  ultimoDia: '18/12/2026',
};

function abrir(permissoes: ('AQUISICOES' | 'CONFIGURACOES' | 'ITENS')[], respostas: object = {}) {
  const api = simularApi({
    'GET /relogio': { hoje: '18/11/2026', agora: '18/11/2026 10:00' },
    'GET /recursos-pnae/painel': PAINEL,
    'GET /recursos-pnae/previsao': PREVISAO,
    'GET /recursos-pnae': [REPASSE],
    'GET /recursos-pnae/contas': { ano: 2026, fechamento: null, pendencias: [], correcoes: [] },
    'GET /recursos-pnae/contas/quadro': [],
    ...respostas,
  });
  return { api, ...renderTela(<RecursosDoPnae />, { permissoes }) };
}

test('each goal has its share, its rule and its shortage; unclassified items open to their list', async () => {
  const { container } = abrir(['AQUISICOES']);
  const familiar = await screen.findByRole('row', { name: /Agricultura familiar/ });
  expect(familiar).toHaveTextContent('mínimo de 45%');
  expect(familiar).toHaveTextContent('30,65%R$ 128.000,00');
  expect(familiar).toHaveTextContent('Faltam R$ 59.875,00 de agricultura familiar até dezembro.');
  const culinarios = screen.getByRole('row', { name: /Ingredientes culinários.*máximo/ });
  expect(culinarios).toHaveTextContent('máximo de 5%');
  expect(culinarios).toHaveTextContent('(a conferir)');
  expect(culinarios).toHaveTextContent('Atende');
  expect(screen.getByRole('button', { name: 'R$ 300,00: ver os itens de itens não classificados' })).toBeVisible();
  expect(screen.getByText('Quem cadastra os itens pode informar o grau de processamento.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Classificar itens' })).not.toBeInTheDocument();
  expect(
    await screen.findByText(
      /o que as solicitações esperam \(R\$ 40,00\) e o que o calendário ainda pede, planejado até 18\/12\/2026, pelo preço dos contratos \(R\$ 6,00\).*não entra\./,
    ),
  ).toBeVisible();
  expect(screen.getByText('R$ 417.500,00 (8 parcelas de R$ 52.187,50)')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Registrar recurso' })).not.toBeInTheDocument();
  await verificarAcessibilidade(container);
});

test('a transfer is registered with its instalment; a day of another year is refused at its field', async () => {
  const { api, usuario } = abrir(['AQUISICOES', 'CONFIGURACOES'], { 'POST /recursos-pnae': { ...REPASSE, id: 4 } });
  await usuario.click(await screen.findByRole('button', { name: 'Registrar recurso' }));
  const dialogo = await esperarDialogo('Recurso de 2026');
  await usuario.click(within(dialogo).getByRole('combobox', { name: 'Tipo' }));
  await usuario.click(await screen.findByTitle('Repasse'));
  await usuario.click(await within(dialogo).findByRole('combobox', { name: 'Parcela' }));
  await usuario.click(await screen.findByTitle('2ª parcela'));
  await colar(usuario, within(dialogo).getByLabelText('Valor'), '52187,50');
  await colar(usuario, within(dialogo).getByLabelText('Documento'), 'ob 2');
  const data = within(dialogo).getByLabelText('Data');
  await usuario.type(data, '31/03/2025{Enter}');
  await usuario.click(within(dialogo).getByRole('button', { name: 'Registrar' }));
  expect(await within(dialogo).findByText('A data não é de 2026.')).toBeVisible();
  await usuario.clear(data);
  await usuario.type(data, '31/03/2026{Enter}');
  await usuario.click(within(dialogo).getByRole('button', { name: 'Registrar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(api.de('POST /recursos-pnae').map(({ corpo }) => corpo)).toEqual([
      { ano: 2026, tipo: 'REPASSE', parcela: 2, data: '31/03/2026', valor: 52_187.5, documento: 'OB 2' },
    ]),
  );
});

const ITEM: ItemDoPnae = {
  data: '02/03/2026',
  fornecedor: { id: 5, fornecedorTipo: 'FISICO', nome: 'MARIA DA HORTA', agriculturaFamiliar: true },
  produto: 'ALFACE',
  grauProcessamento: 'IN_NATURA_MINIMAMENTE_PROCESSADO',
  unidade: 'ESCOLA SOL',
  aquisicao: { id: 9, numero: 'CP 1/2026' },
  solicitacao: { id: 2, numero: '12/2026' },
  notaFiscal: '77',
  valor: 128_000,
};

test('a figure opens to its invoice items, each with a link to its record', async () => {
  const { api, usuario } = abrir(['AQUISICOES'], {
    'GET /recursos-pnae/itens': { linhas: [ITEM], total: 1, semFiltro: 1, proximo: null },
  });
  await usuario.click(
    await screen.findByRole('button', { name: 'R$ 128.000,00: ver os itens de Agricultura familiar' }),
  );
  const dialogo = await esperarDialogo('Recebido em 2026: Agricultura familiar');
  expect(await within(dialogo).findByText('NF 77')).toBeVisible();
  expect(dialogo).toHaveTextContent('Soma de todos os itens: R$ 128.000,00');
  expect(within(dialogo).getByRole('link', { name: 'Solicitação 12/2026' })).toHaveAttribute(
    'href',
    '/gerenciar-solicitacao?exibir=2',
  );
  expect(api.de('GET /recursos-pnae/itens').map(({ busca }) => busca)).toEqual([
    { ano: '2026', coluna: 'recebido', recorte: 'AF', pular: '0', porPagina: '20' },
  ]);
});

test('the money by unit has a line a unit, and opens to the items of one', async () => {
  const somas = { contratado: 10, recebido: 20, pago: 0 };
  const linha: LinhaDaDivisao = {
    chave: 7,
    nome: 'ESCOLA SOL',
    ...somas,
    barras: BARRAS_DO_PNAE.map((codigo) => ({ codigo, ...somas })),
    naoClassificado: { contratado: 0, recebido: 0, pago: 0 },
  };
  const { api, usuario } = abrir(['AQUISICOES'], {
    'GET /recursos-pnae/divisao': [linha],
    'GET /recursos-pnae/itens': { linhas: [], total: 0, semFiltro: 0, proximo: null },
  });
  await usuario.click(await screen.findByText('Por unidade'));
  await usuario.click(await screen.findByRole('button', { name: 'R$ 20,00: ver os itens de Escola Sol' }));
  await esperarDialogo('Recebido em 2026: Escola Sol');
  await waitFor(() =>
    expect(api.de('GET /recursos-pnae/itens').map(({ busca }) => busca)).toMatchObject([
      { coluna: 'recebido', unidade: '7' },
    ]),
  );
});

test('several items are classified at once; a suggestion is only taken when asked for, and the act is undone', async () => {
  const item: ItemSemGrau = {
    id: 3,
    nome: 'BISCOITO',
    categoria: 'PAES',
    versao: 4,
    sugestao: 'ULTRAPROCESSADO',
    contratado: 300,
    recebido: 300,
    pago: 0,
  };
  const { api, usuario } = abrir(['AQUISICOES', 'ITENS'], {
    'GET /recursos-pnae/itens-sem-grau': [item, { ...item, id: 8, nome: 'SAL', versao: 1, sugestao: null }],
    'PUT /itens-produto/graus': [],
  });
  await usuario.click(await screen.findByRole('button', { name: 'Classificar itens' }));
  const dialogo = await esperarDialogo('Itens não classificados');
  await within(dialogo).findByRole('row', { name: /Biscoito/ });
  const classificar = within(dialogo).getByRole('button', { name: /^Classificar/ });
  expect(classificar).toBeDisabled();
  await usuario.click(within(dialogo).getByRole('button', { name: 'Usar as sugestões' }));
  await usuario.click(within(dialogo).getByRole('combobox', { name: 'Grau de processamento de Sal' }));
  await usuario.click(await screen.findByTitle('Ingrediente culinário processado'));
  expect(classificar).toHaveTextContent('Classificar 2');
  // The choices are not dropped without a question.
  await usuario.click(within(dialogo).getByRole('button', { name: 'Cancelar' }));
  const aviso = within(await esperarDialogo('Aviso'));
  expect(aviso.getByText(/Deseja realmente sair e perder o que digitou\?/)).toBeVisible();
  await usuario.click(aviso.getByRole('button', { name: 'Cancelar' }));
  expect(classificar).toHaveTextContent('Classificar 2');
  await usuario.click(classificar);
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await usuario.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() =>
    expect(api.de('PUT /itens-produto/graus').map(({ corpo }) => corpo)).toEqual([
      {
        itens: [
          { id: 3, versao: 4, grauProcessamento: 'ULTRAPROCESSADO' },
          { id: 8, versao: 1, grauProcessamento: 'INGREDIENTE_CULINARIO' },
        ],
      },
      {
        itens: [
          { id: 3, versao: 5, grauProcessamento: null },
          { id: 8, versao: 2, grauProcessamento: null },
        ],
      },
    ]),
  );
});
