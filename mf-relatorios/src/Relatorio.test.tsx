import { useSessao } from '@merenda/shared';
import { fichaDe, problema, renderTela, simularApi, umItem } from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Folha } from './folha/folha.js';
import Relatorio from './Relatorio.js';
import respostas from './teste/respostas.json';

const ROTA = '/relatorio/:tipo/:id?/:segundo?';
const SECRETARIA = { id: 1, nome: 'SECRETARIA DE EDUCAÇÃO', municipio: 'São João', uf: 'MG', cnpj: '18457218000135' };
const ITENS = {
  'GET /secretarias-estaduais/1': SECRETARIA,
  'GET /relogio': { hoje: '05/03/2026', agora: '05/03/2026 10:30' },
  'GET /convencoes/categorias-alimento': [],
  'GET /relatorios/itens-produto': [umItem({ nome: 'SAL', categoria: null })],
};

/** The logos that can be fetched are all, or none. */
const fingirLogos = (ha: boolean) =>
  jest
    .spyOn(HTMLImageElement.prototype, 'decode')
    .mockImplementation(() => (ha ? Promise.resolve() : Promise.reject(new Error('no picture'))));
afterEach(() => jest.restoreAllMocks());

test('a report has its secretariat, mark and title, and says who printed it and when', async () => {
  fingirLogos(false);
  simularApi(ITENS);
  renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/itens/false' });
  expect(await screen.findByRole('heading', { name: 'Itens' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'SAL' })).toBeVisible();
  expect(screen.getByText('Emitido por MARIA DA SILVA em 05/03/2026 10:30')).toBeVisible();
  expect(document.documentElement.style.getPropertyValue('--folha-rodape')).toBe(
    '"Emitido por MARIA DA SILVA em 05/03/2026 10:30"',
  );
  expect(screen.getByRole('link', { name: 'Todos os relatórios' })).toHaveAttribute('href', '/relatorio');
  expect(document.documentElement.style.getPropertyValue('--folha-cabecalho')).toBe(
    '"Prefeitura Municipal de São João – MG – Itens"',
  );
  expect(document.title).toBe('Itens');
  expect(screen.getByText('Prefeitura Municipal de São João – MG')).toBeVisible();
  expect(screen.getByText('SECRETARIA DE EDUCAÇÃO – CNPJ 18.457.218/0001-35')).toBeVisible();
  // There is no file of a mark.
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a page reloaded before the secretariat arrived still gets its mark, and the sheet appears with its logo', async () => {
  let chegar: () => void = () => undefined;
  jest.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(() => new Promise((pronto) => (chegar = pronto)));
  const servidor = simularApi({ ...ITENS, 'GET /secretarias-estaduais/1': { ...SECRETARIA, municipio: 'Boa Vista' } });
  renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/itens/false' });
  await waitFor(() => expect(servidor.de('GET /secretarias-estaduais/1')).toHaveLength(1));
  await waitFor(() => expect(HTMLImageElement.prototype.decode).toHaveBeenCalled());
  // Nothing can be printed yet: a sheet of the first second would lack it.
  expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
  chegar();
  expect(await screen.findByRole('button', { name: 'Imprimir' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Brasão de Boa Vista' })).toHaveAttribute('src', '/municipios/boa_vista.png');
  expect(screen.getByText('Prefeitura Municipal de Boa Vista – MG')).toBeVisible();
  expect(useSessao.getState().auth.secretaria?.municipio).toBe('Boa Vista');
});

test('a long list comes in slices, in its order', async () => {
  const nomes = Array.from({ length: 120 }, (_, numero) => `ITEM ${String(numero + 1).padStart(3, '0')}`);
  const [sal] = ITENS['GET /relatorios/itens-produto'];
  fingirLogos(false);
  simularApi({ ...ITENS, 'GET /relatorios/itens-produto': nomes.map((nome, id) => ({ ...sal, id: id + 1, nome })) });
  const naFolha = () => [...document.querySelectorAll('tbody tr')].map((linha) => linha.firstElementChild?.textContent);
  const vistas: number[] = [];
  const observador = new MutationObserver(() => vistas.push(naFolha().length));
  observador.observe(document.body, { childList: true, subtree: true });
  renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/itens/false' });
  await screen.findByRole('cell', { name: 'ITEM 120' });
  observador.disconnect();
  expect(naFolha()).toEqual(nomes);
  expect(Math.min(...vistas.filter((quantas) => quantas > 0))).toBe(50);
  expect(screen.getByRole('group', { name: 'Tabela' })).toHaveAttribute('aria-busy', 'false');
});

test('columns that no one filled in are not printed', async () => {
  simularApi({
    'GET /relogio': ITENS['GET /relogio'],
    'GET /relatorios/preparos': [{ id: 9, nome: 'SOPA', porcoes: 10, criador: null, versao: 1, pendencias: 0 }],
  });
  renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/preparos/false' });
  expect(await screen.findByRole('cell', { name: 'SOPA' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Nome',
    'Porções',
    'Pendências',
  ]);
});

const SOPA = {
  id: 9,
  nome: 'SOPA',
  porcoes: 10,
  criador: null,
  versao: 1,
  modoPreparo: 'Cozinhe.',
  medidaCaseira: null,
  utensilios: null,
  tempoPreparoMin: null,
  indiceCoccao: null,
  pesoPronto: null,
  alergenicosPodeConter: [],
  ingredientes: [],
  nutrientes: [],
  ficha: fichaDe([]),
  numero: 1,
  alteradoEm: null,
  nutricionista: { nome: 'ANA PAULA', crn: 'CRN-09/12345' },
};

test('several records are as many sheets, in their order; one that is gone is left out and reported', async () => {
  URL.createObjectURL = () => '#';
  URL.revokeObjectURL = () => undefined;
  const servidor = simularApi({
    'POST /relatorios/arquivo': { nome: 'Fichas.pdf', conteudo: 'QQ==' },
    'GET /relogio': ITENS['GET /relogio'],
    'GET /relatorios/preparos/9': SOPA,
    'GET /relatorios/preparos/7': problema(404, 'Preparo não encontrado.'),
    'GET /relatorios/preparos/3': { ...SOPA, id: 3, nome: 'ARROZ' },
  });
  renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/preparos/9,7,3' });
  await screen.findByText('1 registro ficou de fora: não existe mais, ou não é de uma das suas unidades.');
  expect(screen.getAllByRole('article').map((folha) => folha.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('SOPA'),
    expect.stringContaining('ARROZ'),
  ]);
  expect(document.documentElement.style.getPropertyValue('--folha-rodape')).toBe(
    '"Emitido por MARIA DA SILVA em 05/03/2026 10:30"',
  );
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }));
  await waitFor(() => expect(servidor.de('POST /relatorios/arquivo')).toHaveLength(1));
  expect(servidor.de('POST /relatorios/arquivo')[0]?.corpo).toMatchObject({
    formato: 'PDF',
    folhas: [{ titulo: expect.stringContaining('SOPA') }, { titulo: expect.stringContaining('ARROZ') }],
    enderecos: ['/relatorio/preparos/9', '/relatorio/preparos/3'],
  });
  expect(screen.queryByRole('button', { name: 'Baixar CSV' })).not.toBeInTheDocument();
});

test('the server writes the file of a report, from the tables that the paper shows', async () => {
  const baixados: Blob[] = [];
  URL.createObjectURL = (arquivo) => `#${baixados.push(arquivo as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const servidor = simularApi({ ...ITENS, 'POST /relatorios/arquivo': { nome: 'Itens.csv', conteudo: 'QQ==' } });
  renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/itens/false' });
  await screen.findByRole('button', { name: 'Imprimir' });
  expect(screen.getAllByRole('button').map((botao) => botao.textContent)).toEqual([
    'Imprimir',
    'Baixar PDF',
    'Baixar CSV',
    'Baixar XLSX',
    'Voltar',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Baixar CSV' }));
  await waitFor(() => expect(baixados.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8']));
  expect(servidor.de('POST /relatorios/arquivo')[0]?.corpo).toEqual({
    formato: 'CSV',
    enderecos: ['/relatorio/itens/false'],
    folhas: [
      {
        titulo: 'Itens',
        filtro: [],
        dados: [{ rotulo: 'Registros', valor: '1' }],
        tabelas: [
          {
            vazia: 'Nenhum item encontrado.',
            colunas: ['Nome', 'Tipo', 'Categoria', 'Grau de processamento'].map((titulo) => ({ titulo })),
            linhas: [['SAL', 'Alimento', '', null]],
          },
        ],
      },
    ],
  });
});

test('rows in groups have a heading on the sheet, whose columns the file keeps', async () => {
  const servidor = simularApi({ ...respostas, 'POST /relatorios/arquivo': { nome: 'a.pdf', conteudo: 'QQ==' } });
  URL.createObjectURL = () => '#';
  URL.revokeObjectURL = () => undefined;
  renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/necessidades?de=2026-11-28&ate=2026-12-18' });
  const porUnidade = within(await screen.findByRole('table', { name: 'Por unidade' }));
  expect(porUnidade.getAllByRole('row').map((linha) => linha.firstElementChild?.textContent)).toEqual([
    'Item',
    'CRECHE MUNICIPAL PEQUENOS PASSOS – Entrega: Por semana',
    'ABÓBORA',
    'CRECHE MUNICIPAL PEQUENOS PASSOS – Entrega: Uma vez',
    'ALHO',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }));
  await waitFor(() => expect(servidor.de('POST /relatorios/arquivo')).toHaveLength(1));
  const { folhas } = servidor.de('POST /relatorios/arquivo')[0]?.corpo as { folhas: Folha[] };
  expect(folhas[0]?.tabelas[1]?.colunas.slice(0, 3)).toEqual([
    { titulo: 'Unidade', agrupa: true },
    { titulo: 'Entrega', agrupa: true },
    { titulo: 'Item' },
  ]);
});

test('a file that the server does not write is reported, and the report stays', async () => {
  simularApi({ ...ITENS, 'POST /relatorios/arquivo': problema(503, 'Aguarde alguns segundos e tente novamente.') });
  renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/itens/false' });
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar XLSX' }));
  expect(await screen.findByText('Aguarde alguns segundos e tente novamente.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Baixar XLSX' })).toBeEnabled();
});

test('a signature has a name or room for one, its role and the day', async () => {
  simularApi({
    'GET /relogio': ITENS['GET /relogio'],
    'GET /relatorios/preparos/9': SOPA,
  });
  renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/preparos/9' });
  expect(await screen.findByText('ANA PAULA')).toBeVisible();
  expect(screen.getByText('Nutricionista responsável – CRN-09/12345')).toBeVisible();
  expect(screen.getByText('Data: ____/____/________')).toBeVisible();
});

test.each([
  ['a key that does not exist', '/relatorio/constructor/1', {}],
  [
    'an id that is none',
    '/relatorio/solicitacao-compra/abc',
    {
      'GET /relatorios/solicitacoes/abc': problema(422, 'Identificador inválido.', [
        { campo: 'id', mensagem: 'Identificador inválido.' },
      ]),
      'GET /convencoes/unidades-produto': [],
    },
  ],
  [
    'a record that does not exist',
    '/relatorio/solicitacao-compra/99',
    { 'GET /relatorios/solicitacoes/99': problema(404, 'Não há.'), 'GET /convencoes/unidades-produto': [] },
  ],
  [
    'records of which none exists',
    '/relatorio/solicitacao-compra/99,98',
    {
      'GET /relatorios/solicitacoes/99': problema(404, 'Não há.'),
      'GET /relatorios/solicitacoes/98': problema(404, 'Não há.'),
      'GET /convencoes/unidades-produto': [],
    },
  ],
])('%s is reported', async (_, endereco, rotas) => {
  simularApi({ ...ITENS, ...rotas });
  renderTela(<Relatorio />, { rota: ROTA, endereco });
  expect(await screen.findByText(/Este relatório não existe/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Todos os relatórios' })).toHaveAttribute('href', '/relatorio');
});

test('a report that the user may not see shows a message without a retry that leads to the available ones', async () => {
  simularApi({ ...ITENS, 'GET /relatorios/itens-produto': problema(403, 'Você não tem permissão para isso.') });
  renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/itens/false' });
  expect(await screen.findByText('Você não tem permissão para isso.')).toBeVisible();
  expect(screen.getByText('Acesso não permitido')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Todos os relatórios' })).toHaveAttribute('href', '/relatorio');
});

test('a server that is away can be asked again', async () => {
  const servidor = simularApi({
    ...ITENS,
    'GET /relatorios/itens-produto': problema(500, 'Ocorreu um erro inesperado.'),
  });
  const { usuario } = renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/itens/false' });
  const tentar = await screen.findByRole('button', { name: 'Tentar novamente' });
  servidor.responder('GET /relatorios/itens-produto', ITENS['GET /relatorios/itens-produto']);
  await usuario.click(tentar);
  expect(await screen.findByRole('cell', { name: 'SAL' })).toBeVisible();
});

test('suppliers are asked for by type first', async () => {
  sessionStorage.clear();
  simularApi({ ...ITENS, 'GET /relatorios/fornecedores': [] });
  const { usuario, router } = renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/fornecedores/false' });
  await usuario.click(await screen.findByRole('button', { name: 'Jurídico' }));
  expect(await screen.findByRole('heading', { name: 'Fornecedores – Pessoa Jurídica' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/relatorio/fornecedores/false/JURIDICO');
});

test('a report that is opened again is read again, with its moment: the older one is never on the screen or on paper', async () => {
  fingirLogos(false);
  const servidor = simularApi(ITENS);
  const { router, usuario } = renderTela(<Relatorio />, { rota: ROTA, endereco: '/relatorio/itens/false' });
  expect(await screen.findByText(/Emitido por .* em 05\/03\/2026 10:30/)).toBeVisible();
  await act(() => router.navigate('/outra'));
  await screen.findByText('Outra tela');

  let chegar: (hora: object) => void = () => undefined;
  servidor.responder('GET /relogio', () => new Promise((hora) => (chegar = hora)));
  servidor.responder('GET /relatorios/itens-produto', [
    { ...ITENS['GET /relatorios/itens-produto'][0], id: 2, nome: 'AÇÚCAR' },
  ]);
  await act(() => router.navigate('/relatorio/itens/false'));
  await waitFor(() => expect(servidor.de('GET /relogio')).toHaveLength(2));
  expect(screen.queryByRole('cell', { name: 'SAL' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();

  chegar({ hoje: '05/03/2026', agora: '05/03/2026 10:45' });
  expect(await screen.findByRole('cell', { name: 'AÇÚCAR' })).toBeVisible();
  expect(screen.getByText(/Emitido por .* em 05\/03\/2026 10:45/)).toBeVisible();
  const imprimir = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await usuario.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(imprimir).toHaveBeenCalledTimes(1);
});
