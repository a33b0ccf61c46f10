import type { NutrienteDaFicha } from '@merenda/shared/contratos';
import { dadosDasFichas, fichaDe, prepararRelatorio, simularApi } from '@merenda/shared/testing';
import { UNIDADE } from '../teste/fatos.js';
import { ler, pedir } from '../teste/ler.js';

const CATEGORIA = { id: 1, modalidade: 'CRECHE', faixaEtaria: { id: 1, nome: '1 a 3 anos' } };
const MODALIDADE = { nome: 'PARCIAL1', descricao: 'Parcial' };
const FERRO = { nome: 'ferro' as const, valor: 2.5, unidadeDeMedida: 'mg', ausentes: ['SAL'] };

/** A portion of dish 5 takes 100 g of cheese at R$ 40.00 the kg, and salt without a price. */
const DADOS = dadosDasFichas({
  nutrientes: [],
  alergenicos: [{ nome: 'LEITE', descricao: 'Leite' }],
  alimentos: [
    {
      id: 1,
      nome: 'QUEIJO',
      quantidadeBase: 100,
      unidadeMedida: 'G',
      valores: {},
      preco: { valor: 40, unidadeMedida: 'KG', origem: 'CONTRATO' },
      alergenicosContem: ['LEITE'],
    },
    { id: 2, nome: 'SAL', quantidadeBase: 100, unidadeMedida: 'G', valores: {} },
  ],
  preparos: [
    {
      id: 9,
      ingredientes: [
        { alimento: 1, quantidade: 100, unidadeMedida: 'G' },
        { alimento: 2, quantidade: 1, unidadeMedida: 'G' },
      ],
    },
  ],
  pratos: [{ id: 5, preparos: [9] }],
});
/** Cost, foods without a price, and allergens of dish 5. */
const RESUMO = [4, 1, 'contém leite'];

beforeEach(() => sessionStorage.clear());

/** The nutritionist of the municipality, and how a paper names her. */
const ANA = { nome: 'Ana', crn: 'CRN-09/12345' };
const ASSINA = { nome: 'Ana', papel: 'Nutricionista responsável – CRN-09/12345' };

test('foods by category, as the manage screen filters them', async () => {
  const alimento = (nome: string, categoria: string) => ({
    id: 1,
    nome,
    itemAlimento: { id: 2, nome: 'ITEM', categoria, itemProdutoTipo: 'ALIMENTO' },
    unidadeMedida: 'G',
    quantidadeBase: 100,
    forma: { nome: 'CRU', descricao: 'Cru' },
    componentes: [],
    versao: 1,
  });
  simularApi({
    'GET /relatorios/alimentos': [alimento('ARROZ', 'GRAOS'), alimento('LEITE', 'LEITES')],
    'GET /convencoes/categorias-alimento': [
      { nome: 'GRAOS', descricao: 'Grãos' },
      { nome: 'LEITES', descricao: 'Leites' },
    ],
  });
  prepararRelatorio('alimentos', { categoria: 'GRAOS' });
  const folha = await ler('alimentos/true');
  expect(folha.filtro).toEqual(['Categoria: Grãos']);
  expect(folha.tabelas[0]?.linhas).toEqual([['ARROZ', 'Cru', 'ITEM', 'Grãos', 100, 'g']]);
});

const LEITE = {
  id: 1,
  alimento: { id: 1, nome: 'LEITE' },
  quantidade: 500,
  unidadeMedida: 'ML',
  pesoBruto: null,
  fatorCorrecao: null,
  medidaCaseira: null,
  substitutos: [
    {
      id: 1,
      alimento: { id: 2, nome: 'BEBIDA DE SOJA' },
      quantidade: 450,
      unidadeMedida: 'ML',
      patologia: { id: 1, tipo: 'LACTOSE' },
    },
  ],
};
const CENOURA = {
  id: 2,
  alimento: { id: 3, nome: 'CENOURA' },
  quantidade: 300,
  unidadeMedida: 'G',
  pesoBruto: 351,
  fatorCorrecao: 1.17,
  medidaCaseira: '3 unidades',
  substitutos: [],
};

const FICHA = fichaDe([FERRO], {
  custo: {
    valor: 0.14,
    semPreco: [{ id: 1, nome: 'LEITE' }],
    comUltimaCompra: [{ id: 3, nome: 'CENOURA' }],
    repasse: null,
    municipio: null,
  },
  alergenicos: { contem: [{ nome: 'LEITE', descricao: 'Leite' }], podeConter: [], naoConferidos: [] },
  pendencias: [
    {
      tipo: 'PRECO',
      preparo: { id: 9, nome: 'SOPA' },
      alimento: { id: 1, nome: 'LEITE', itemId: 4 },
      nutrientes: [],
    },
  ],
  precos: [
    {
      alimento: { id: 3, nome: 'CENOURA' },
      preco: { valor: 4, unidadeMedida: 'KG', origem: 'CONTRATO', produto: { id: 7, nome: 'CENOURA 1 KG' } },
    },
  ],
});

const SOPA = { id: 9, nome: 'SOPA', porcoes: 10, criador: null, versao: 1, pendencias: 0 };
const RECEITA = {
  ...SOPA,
  modoPreparo: 'Cozinhe.',
  medidaCaseira: '1 concha',
  utensilios: null,
  tempoPreparoMin: 30,
  indiceCoccao: null,
  pesoPronto: null,
  alergenicosPodeConter: [],
  nutrientes: [FERRO],
  ficha: FICHA,
  numero: 2,
  alteradoEm: '01/02/2026 10:00',
  ingredientes: [LEITE, CENOURA],
  nutricionista: null,
};

test('preparations: the list by flag, the recipe by number, with what each student gets', async () => {
  simularApi({ 'GET /relatorios/preparos': [SOPA], 'GET /relatorios/preparos/9': RECEITA });
  expect((await ler('preparos/false')).tabelas[0]?.linhas).toEqual([['SOPA', 10, 0, null]]);
  const receita = await ler('preparos/9');
  expect(receita.tabelas[0]?.colunas.map(({ titulo }) => titulo)).toEqual([
    'Alimento',
    'Per capita bruto',
    'Per capita líquido',
    'Peso bruto',
    'Peso líquido',
    'Fator de correção',
    'Unidade',
    'Medida caseira',
    'Custo',
    'Substitutos',
  ]);
  expect(receita.tabelas[0]?.linhas).toEqual([
    ['LEITE', null, 50, null, 500, null, 'ml', null, null, 'LACTOSE: 450 ml de BEBIDA DE SOJA'],
    // 0.351 kg × R$ 4.00 = 1.404
    ['CENOURA', 35.1, 30, 351, 300, 1.17, 'g', '3 unidades', 1.4, ''],
  ]);
  expect(receita.tabelas[1]?.linhas).toEqual([['Ferro', 2.5, 'mg', 'Dado ausente: SAL']]);
  expect(receita.textos).toEqual([
    { titulo: 'Modo de preparo', texto: 'Cozinhe.' },
    { titulo: 'Pendências', texto: 'Preço: Leite' },
  ]);
  expect(receita.dados).toEqual([
    { rotulo: 'Rendimento', valor: '10 porções de 1 concha' },
    { rotulo: 'Peso líquido total', valor: '0,5 L + 0,3 kg' },
    { rotulo: 'Tempo de preparo', valor: '30 min' },
    { rotulo: 'Versão', valor: '2, de 01/02/2026 10:00' },
    {
      rotulo: 'Custo por porção',
      valor: 'no mínimo R$ 0,14. Sem preço: Leite. Sem contrato vigente, com o preço da última compra: Cenoura.',
    },
    { rotulo: 'Alergênicos', valor: 'Contém: Leite.' },
  ]);
  expect(receita.assinaturas).toEqual([{ papel: 'Nutricionista responsável – CRN: ______________' }]);
});

test('a recipe that is weighed says what it yields; the nutritionist who made it signs it', async () => {
  const nutricionista = { nome: 'ANA PAULA', crn: 'CRN-09/12345' };
  simularApi({
    'GET /relatorios/preparos/9': {
      ...RECEITA,
      criador: { id: 4, nome: 'ANA PAULA' },
      ingredientes: [CENOURA],
      ficha: fichaDe([FERRO], {
        rendimento: { pesoPronto: 0.45, indiceCoccao: 1.5, porcaoPronta: 45, por100g: [{ ...FERRO, valor: 5.56 }] },
      }),
      nutricionista,
    },
  });
  const receita = await ler('preparos/9');
  expect(receita.dados).toContainEqual({ rotulo: 'Peso pronto', valor: '0,45 kg (45 g por porção)' });
  expect(receita.dados).toContainEqual({ rotulo: 'Índice de cocção', valor: '1,5' });
  expect(receita.tabelas[1]?.linhas).toEqual([['Ferro', 2.5, 5.56, 'mg', 'Dado ausente: SAL']]);
  expect(receita.textos).toHaveLength(1);
  expect(receita.assinaturas).toEqual([{ nome: 'ANA PAULA', papel: 'Nutricionista responsável – CRN-09/12345' }]);
});

test('dishes: the list by flag, one by number with what each preparation takes for a student', async () => {
  const prato = {
    id: 5,
    nome: 'ALMOÇO',
    categoria: CATEGORIA,
    modalidade: MODALIDADE,
    preparos: [{ preparo: { id: 9, nome: 'SOPA' } }],
    tiposDaRefeicao: [],
    versao: 1,
  };
  simularApi({
    'GET /relatorios/pratos': [prato],
    'GET /relatorios/pratos/5': {
      ...prato,
      preparos: [{ preparo: RECEITA }],
      nutrientes: [FERRO],
      nutricionista: ANA,
    },
    'GET /fichas-tecnicas/dados': DADOS,
    'GET /fichas-tecnicas': fichaDe([FERRO]),
  });
  expect((await ler('pratos/false')).tabelas[0]?.linhas).toEqual([
    ['ALMOÇO', 'CRECHE – 1 a 3 anos', 'Parcial', 'SOPA', ...RESUMO],
  ]);
  prepararRelatorio('pratos', { categoria: 1, modalidade: 'INTEGRAL' });
  const filtrada = await ler('pratos/true');
  expect(filtrada.filtro).toEqual(['Categoria: CRECHE – 1 a 3 anos', expect.stringMatching(/^Modalidade: /)]);
  expect(filtrada.tabelas[0]?.linhas).toEqual([]);
  const folha = await ler('pratos/5');
  expect(folha.dados?.slice(2)).toEqual([
    { rotulo: 'Custo por porção', valor: 'R$ 1,00' },
    { rotulo: 'Alergênicos', valor: 'Nenhum alergênico declarado.' },
  ]);
  const [ingredientes, nutrientes] = folha.tabelas;
  expect(ingredientes?.linhas).toEqual([
    ['SOPA', '1 concha', 'LEITE', null, 50, 'ml', 'LACTOSE: 45 ml de BEBIDA DE SOJA'],
    ['SOPA', '1 concha', 'CENOURA', 35.1, 30, 'g', ''],
  ]);
  expect(nutrientes?.linhas).toHaveLength(1);
  expect(folha.assinaturas).toEqual([ASSINA]);
});

const SEGUNDA = {
  id: 52,
  nome: 'SEGUNDA',
  categoria: CATEGORIA,
  modalidade: MODALIDADE,
  cardapioTipo: 'REGULAR',
  alternativos: [{ id: 51, nome: 'SEM LEITE' }],
  patologias: [],
  pratos: [
    { id: 1, hora: '09:30', tipo: 'COLACAO', prato: { id: 4, nome: 'FRUTA' } },
    { id: 2, hora: '12:00', tipo: 'ALMOCO', prato: { id: 5, nome: 'SOPA' } },
  ],
  versao: 1,
};
const SEM_LEITE = {
  ...SEGUNDA,
  id: 51,
  nome: 'SEM LEITE',
  cardapioTipo: 'ALTERNATIVO',
  alternativos: [],
  patologias: [
    { id: 1, tipo: 'LACTOSE' },
    { id: 2, tipo: 'ALERGIA AO LEITE' },
  ],
};

test('menus: all by flag, with their dishes by the hour; those that match the criteria, and those that were selected', async () => {
  simularApi({ 'GET /cardapios': [SEGUNDA, SEM_LEITE], 'GET /fichas-tecnicas/dados': DADOS });
  const etapa = ['CRECHE – 1 a 3 anos', 'Parcial'];
  const pratos = '09:30 Colação (lanche da manhã): FRUTA; 12:00 Almoço: SOPA';
  const alternativo = ['SEM LEITE', ...etapa, 'Alternativo', pratos, 'LACTOSE, ALERGIA AO LEITE', '', ...RESUMO];
  const todos = await ler('cardapios/false');
  expect([todos.titulo, todos.deitada]).toEqual(['Cardápios', true]);
  expect(todos.tabelas[0]?.linhas).toEqual([
    ['SEGUNDA', ...etapa, 'Regular', pratos, '', 'SEM LEITE', ...RESUMO],
    alternativo,
  ]);
  prepararRelatorio('cardapios', { nome: 'leite', categoria: 1 });
  const filtrados = await ler('cardapios/true');
  expect(filtrados.filtro).toEqual(['Nome: leite', 'Categoria: CRECHE – 1 a 3 anos']);
  expect(filtrados.tabelas[0]?.linhas).toEqual([alternativo]);
  prepararRelatorio('cardapios', {}, [51]);
  const selecionados = await ler('cardapios/true');
  expect(selecionados.filtro).toEqual(['Registros selecionados']);
  expect(selecionados.tabelas[0]?.linhas).toEqual([alternativo]);
  expect(await pedir('cardapios/52')).toBeNull();
});

test('weekly menus: each with the menu of each day; a day without one is blank', async () => {
  const semana = {
    id: 61,
    nome: 'SEMANA 1',
    categoria: CATEGORIA,
    modalidade: MODALIDADE,
    cardapios: [
      { diaSemana: 'SEGUNDA', cardapio: { id: 52, nome: 'SEGUNDA CHEIA' } },
      { diaSemana: 'QUARTA', cardapio: { id: 53, nome: 'QUARTA LEVE' } },
    ],
    versao: 1,
  };
  simularApi({ 'GET /cardapios-semanais': [semana, { ...semana, id: 62, nome: 'SEMANA 2', cardapios: [] }] });
  prepararRelatorio('cardapios-semanais', { nome: '1' });
  const folha = await ler('cardapios-semanais/true');
  expect(folha.filtro).toEqual(['Nome: 1']);
  expect(folha.tabelas[0]?.colunas.map(({ titulo }) => titulo)).toEqual([
    'Nome',
    'Categoria',
    'Modalidade',
    'Segunda',
    'Terça',
    'Quarta',
    'Quinta',
    'Sexta',
  ]);
  expect(folha.tabelas[0]?.linhas).toEqual([
    ['SEMANA 1', 'CRECHE – 1 a 3 anos', 'Parcial', 'SEGUNDA CHEIA', null, 'QUARTA LEVE', null, null],
  ]);
  expect((await ler('cardapios-semanais/false')).tabelas[0]?.linhas).toHaveLength(2);
  expect(await pedir('cardapios-semanais/61')).toBeNull();
});

function simularCalendario(referencia: unknown) {
  const nutrientes = [{ ...FERRO, ausentes: [] }];
  const prato = (hora: string, tipo: string, posicao: number, substituido: number | null = null) => ({
    hora,
    tipo,
    prato: posicao,
    substituido,
  });
  const servidos = [prato('09:30', 'COLACAO', 1), prato('12:00', 'ALMOCO', 0), prato('12:00', 'ALMOCO', 3, 2)];
  return simularApi({
    ...UNIDADE,
    'GET /relatorios/cardapios-calendario/resumido': {
      unidade: { id: 30, nome: 'EM JARDIM' },
      nutricionista: ANA,
      cardapios: [{ id: 8, nome: 'REGULAR A' }],
      pratos: ['ARROZ E FEIJÃO', 'FRUTA', 'PEIXE', 'FRANGO'].map((nome, id) => ({ id: id + 1, nome })),
      fichas: [nutrientes],
      dias: ['02/11/2026', '03/11/2026'].map((data) => ({ data, cardapio: 0, pratos: servidos, nutrientes: 0 })),
      medias: [{ categoria: CATEGORIA, modalidade: MODALIDADE, cardapios: 2, nutrientes, referencia }],
    },
  });
}

test('the calendar shows the dishes with their hour and meal; dishes of one meal share a row', async () => {
  simularCalendario(null);
  const [refeicoes] = (await ler('cardapio-calendario/3?de=01112026&para=30112026')).tabelas;
  expect(refeicoes?.colunas.map(({ titulo }) => titulo)).toEqual([
    'Data',
    'Dia',
    'Cardápio',
    'Hora',
    'Refeição',
    'Pratos',
  ]);
  expect(refeicoes?.linhas.slice(0, 3)).toEqual([
    ['02/11/2026', 'segunda', 'REGULAR A', '09:30', 'Colação (lanche da manhã)', 'FRUTA'],
    ['02/11/2026', 'segunda', 'REGULAR A', '12:00', 'Almoço', 'ARROZ E FEIJÃO, FRANGO (no lugar de PEIXE)'],
    ['03/11/2026', 'terça', 'REGULAR A', '09:30', 'Colação (lanche da manhã)', 'FRUTA'],
  ]);
});

test('the calendar lists the 12 nutrients of each day and the mean of all days against the reference', async () => {
  const limite = {
    norma: 'Resolução',
    unidade: 'mg',
    minimo: 3,
    maximo: null,
    carater: 'orientativo',
    certeza: 'alta',
    observacao: null,
  };
  const servidor = simularCalendario({
    norma: 'Resolução',
    fonte: '',
    coberturaPct: 30,
    nutrientes: { ferro: limite },
  });
  const folha = await ler('cardapio-calendario/3?de=01112026&para=30112026');
  expect(servidor.requisicoes[0]?.busca).toEqual({ de: '2026-11-01', para: '2026-11-30', unidade: '3' });
  expect(folha.dados).toContainEqual({ rotulo: 'Período', valor: 'de 01/11/2026 a 30/11/2026' });
  expect(folha.assinaturas).toEqual([ASSINA]);
  const [, dias, media] = folha.tabelas;
  expect(dias?.colunas).toHaveLength(14);
  const ferro = dias?.colunas.findIndex(({ titulo }) => titulo === 'Ferro (mg)') ?? -1;
  expect(dias?.linhas.map((linha) => [linha[0], linha[ferro]])).toEqual([
    ['02/11/2026', 2.5],
    ['03/11/2026', 2.5],
  ]);
  expect(media?.titulo).toBe('Média do período – CRECHE – 1 a 3 anos, Parcial, 2 cardápios (Resolução)');
  expect(media?.linhas).toEqual([['Ferro', 2.5, 3, null, 'mg', 'Abaixo do mínimo']]);
});

test('a nutrient that was analysed in no food is printed as a dash, with what the dash means', async () => {
  const nutrientes: NutrienteDaFicha[] = [
    { ...FERRO, valor: 0, semDados: true },
    { nome: 'zinco', valor: 0, unidadeDeMedida: 'mg', ausentes: ['SAL'] },
  ];
  simularApi({
    ...UNIDADE,
    'GET /fichas-tecnicas': fichaDe(nutrientes),
    'GET /relatorios/pratos/5': {
      id: 5,
      nome: 'ALMOÇO',
      categoria: CATEGORIA,
      modalidade: MODALIDADE,
      preparos: [],
      tiposDaRefeicao: [],
      versao: 1,
      nutrientes,
      nutricionista: null,
    },
    'GET /relatorios/cardapios-calendario/resumido': {
      unidade: { id: 30, nome: 'EM JARDIM' },
      nutricionista: ANA,
      cardapios: [{ id: 8, nome: 'REGULAR A' }],
      pratos: [],
      fichas: [nutrientes],
      dias: [{ data: '02/11/2026', cardapio: 0, pratos: [], nutrientes: 0 }],
      medias: [{ categoria: CATEGORIA, modalidade: MODALIDADE, cardapios: 1, nutrientes, referencia: null }],
    },
  });
  expect((await ler('pratos/5')).tabelas.at(-1)?.linhas).toEqual([
    ['Ferro', '—', 'mg', 'Não analisado: SAL'],
    ['Zinco', 0, 'mg', 'Dado ausente: SAL'],
  ]);
  const {
    tabelas: [, dias, media],
    textos,
  } = await ler('cardapio-calendario/3?de=01112026&para=30112026');
  const coluna = (titulo: string) => dias?.linhas[0]?.[dias.colunas.findIndex((uma) => uma.titulo === titulo)];
  expect([coluna('Ferro (mg)'), coluna('Zinco (mg)')]).toEqual(['—', 0]);
  expect(media?.linhas.map((linha) => linha[1])).toEqual(['—', 0]);
  expect(textos).toEqual([{ titulo: 'Observação', texto: '—: nutriente não analisado em nenhum dos alimentos.' }]);
});

test('without a norm the mean is printed alone; without days there is no report', async () => {
  simularCalendario(null);
  expect((await ler('cardapio-calendario/3?de=01112026&para=30112026')).tabelas[2]?.linhas).toEqual([
    ['Ferro', 2.5, null, null, 'mg', null],
  ]);
  expect(await pedir('cardapio-calendario/3')).toBeNull();
});
