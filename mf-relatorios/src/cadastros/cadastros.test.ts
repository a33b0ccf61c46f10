import { prepararRelatorio, simularApi, umFornecedor, umUsuario, umItem } from '@merenda/shared/testing';
import { ler, pedir } from '../teste/ler.js';

beforeEach(() => sessionStorage.clear());

const ITENS = [
  umItem({ nome: 'FEIJÃO', categoria: 'GRAOS' }),
  umItem({ id: 2, nome: 'DETERGENTE', itemProdutoTipo: 'LIMPEZA', categoria: null }),
];

test('items: the flag decides between the criteria of the session and everything', async () => {
  simularApi({
    'GET /relatorios/itens-produto': ITENS,
    'GET /convencoes/categorias-alimento': [{ nome: 'GRAOS', descricao: 'Grãos' }],
  });
  prepararRelatorio('itens', { nome: 'feijao', itemProdutoTipo: 'ALIMENTO' });
  const filtrada = await ler('itens/true');
  expect(filtrada.filtro).toEqual(['Nome: feijao', 'Tipo: Alimento']);
  expect(filtrada.dados).toEqual([{ rotulo: 'Registros', valor: '1' }]);
  expect(filtrada.tabelas[0]?.linhas).toEqual([['FEIJÃO', 'Alimento', 'Grãos', null]]);
  const inteira = await ler('itens/false');
  expect(inteira.filtro).toEqual([]);
  expect(inteira.tabelas[0]?.linhas.map(([nome]) => nome)).toEqual(['FEIJÃO', 'DETERGENTE']);
  expect(await pedir('itens/talvez')).toBeNull();
});

test('items: the selected ones alone, whatever the criteria', async () => {
  simularApi({ 'GET /relatorios/itens-produto': ITENS, 'GET /convencoes/categorias-alimento': [] });
  const [, detergente] = ITENS;
  prepararRelatorio('itens', {}, [detergente?.id ?? 0, 999]);
  const folha = await ler('itens/true');
  expect(folha.filtro).toEqual(['Registros selecionados']);
  expect(folha.dados).toEqual([{ rotulo: 'Registros', valor: '1' }]);
  expect(folha.tabelas[0]?.linhas.map(([nome]) => nome)).toEqual(['DETERGENTE']);
});

test('products show what a package holds', async () => {
  simularApi({
    'GET /relatorios/produtos': [
      {
        id: 1,
        nome: 'ARROZ TIPO 1',
        isPerecivel: false,
        medidaReal: 5,
        unidadeMedida: 'KG',
        unidadeProduto: 'SACO',
        item: { id: 2, nome: 'ARROZ', itemProdutoTipo: 'ALIMENTO', categoria: null },
        temperaturaMinima: null,
        temperaturaMaxima: 4,
        versao: 1,
      },
    ],
    'GET /convencoes/unidades-produto': [{ nome: 'SACO', descricao: 'Saco' }],
  });
  prepararRelatorio('produtos', { item: 'arr' });
  const folha = await ler('produtos/true');
  expect(folha.filtro).toEqual(['Item: arr']);
  expect(folha.tabelas[0]?.linhas).toEqual([['ARROZ TIPO 1', 'ARROZ', 'Saco', 5, 'kg', 'Não', 'até 4 °C']]);
});

test('suppliers: without a type the page asks; with one it lists that type alone', async () => {
  const servidor = simularApi({
    'GET /relatorios/fornecedores': [
      umFornecedor({
        nomeFantasia: 'SABOR',
        razaoSocial: 'SABOR LTDA',
        celular: '32988887777',
        email: 'sabor@exemplo.org',
        agriculturaFamiliar: true,
        cafNumero: 'MG-1',
        cafTipo: 'GRUPO_FORMAL',
        cafValidade: '31/12/2027',
      }),
    ],
  });
  expect(await pedir('fornecedores/false')).toMatchObject({
    opcoes: [{ rotulo: 'Físico', endereco: '/relatorio/fornecedores/false/FISICO' }, { rotulo: 'Jurídico' }],
  });
  expect(servidor.requisicoes).toEqual([]);
  expect((await ler('fornecedores/false/JURIDICO')).tabelas[0]?.linhas).toEqual([
    [
      'SABOR',
      'SABOR LTDA',
      '12.ABC.345/01DE-35',
      'SÃO JOÃO – MG',
      '(32) 98888-7777',
      'sabor@exemplo.org',
      'Sim – MG-1 – válida até 31/12/2027',
    ],
  ]);
  expect(servidor.requisicoes[0]?.busca).toEqual({ fornecedorTipo: 'JURIDICO' });
  prepararRelatorio('fornecedores', { fornecedorTipo: 'FISICO' });
  expect((await ler('fornecedores/true')).filtro).toEqual(['Tipo: Físico']);
  expect(await pedir('fornecedores/false/OUTRO')).toBeNull();
});

test('users with permissions and units; the CPF is masked on paper', async () => {
  simularApi({
    'GET /usuarios': [
      umUsuario({
        email: 'ana@exemplo.org',
        permissoes: ['ITENS', 'PRATOS'],
        estoques: [{ id: 3, unidadeEducacional: { id: 30, nome: 'EM JARDIM' } }],
      }),
      umUsuario({ id: 2, situacao: 'DESATIVADO' }),
    ],
    'GET /convencoes/tipos-pessoa': [{ nome: 'NUTRICIONISTA', descricao: 'Nutricionista' }],
  });
  expect((await ler('usuarios/false')).tabelas[0]?.linhas).toEqual([
    ['ANA LIMA', '***.982.247-**', 'ana', 'ana@exemplo.org', 'Nutricionista', 'Itens, Pratos', 'EM JARDIM'],
  ]);
  prepararRelatorio('usuarios', { situacao: 'TODOS' });
  const todos = await ler('usuarios/true');
  expect([todos.filtro, todos.tabelas[0]?.linhas.map(([nome]) => nome)]).toEqual([
    ['Situação: Ativos e inativos'],
    ['ANA LIMA', 'ANA LIMA (inativo)'],
  ]);
});

test('enrolments: the page asks for the year; the school of the example has 470 students', async () => {
  const servidor = simularApi({
    'GET /matriculas/totais': [
      { unidade: 1, ano: 2025, parcial: 335, integral: 115 },
      { unidade: 2, ano: 2025, parcial: 1, integral: 0 },
      { unidade: 1, ano: 2024, parcial: 1, integral: 0 },
    ],
    'GET /matriculas/repasse': {
      ano: 2026,
      dia: 412.9,
      dias: 200,
      total: 82_580,
      normas: ['Resolução 1'],
      aConferir: false,
    },
    'GET /relatorios/matriculas': [
      {
        unidade: { id: 1, nome: 'EMEF EXEMPLO UM', codigoInep: '28900001' },
        linhas: [
          { categoria: 'CRECHE', parcial: 15, integral: 45, origem: 'CENSO' },
          { categoria: 'PRE_ESCOLA', parcial: 60, integral: 20, origem: 'CENSO' },
          { categoria: 'FUNDAMENTAL_6_10', parcial: 150, integral: 50, origem: 'CENSO' },
          { categoria: 'FUNDAMENTAL_11_15', parcial: 100, integral: 0, origem: 'CENSO' },
          { categoria: 'MEDIO', parcial: 0, integral: 0, origem: 'CENSO' },
          { categoria: 'EJA', parcial: 30, integral: 0, origem: 'CENSO' },
        ],
      },
    ],
  });
  expect(await pedir('matriculas/false')).toEqual({
    pergunta: 'Matrículas de que ano?',
    opcoes: [
      { rotulo: '2025', endereco: '/relatorio/matriculas/2025' },
      { rotulo: '2024', endereco: '/relatorio/matriculas/2024' },
    ],
  });
  const folha = await ler('matriculas/2025');
  expect(servidor.de('GET /relatorios/matriculas')[0]?.busca).toEqual({ ano: '2025' });
  expect(folha.titulo).toBe('Matrículas de 2025');
  expect(folha.dados).toContainEqual({
    rotulo: 'Repasse do PNAE',
    valor: 'R$ 412,90 por dia letivo e R$ 82.580,00 em 2026 (200 dias; Resolução 1)',
  });
  expect(folha.tabelas[0]?.linhas).toEqual([
    ['EMEF EXEMPLO UM', '28900001', 'Creche', 15, 45, 60],
    ['EMEF EXEMPLO UM', '28900001', 'Pré-escola', 60, 20, 80],
    ['EMEF EXEMPLO UM', '28900001', 'Fundamental, 6 a 10 anos', 150, 50, 200],
    ['EMEF EXEMPLO UM', '28900001', 'Fundamental, 11 a 15 anos', 100, 0, 100],
    ['EMEF EXEMPLO UM', '28900001', 'EJA', 30, 0, 30],
  ]);
  // 15 + 60 + 150 + 100 + 30 = 355, and 45 + 20 + 50 = 115.
  expect(folha.tabelas[0]?.total).toEqual(['Total', null, null, 355, 115, 470]);
  expect(await pedir('matriculas/20255')).toBeNull();
});

test('without any enrolments the report shows a message', async () => {
  simularApi({ 'GET /matriculas/totais': [] });
  expect((await ler('matriculas/false')).tabelas[0]).toMatchObject({
    linhas: [],
    vazia: 'Nenhuma matrícula registrada.',
  });
});
