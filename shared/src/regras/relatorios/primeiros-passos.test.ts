import { faltasDosPassos, type Andamento } from './primeiros-passos.js';

const NADA: Andamento = {
  unidades: 0,
  unidadesComMatricula: 0,
  unidadesComUsuario: 0,
  usuarios: 1,
  temItem: false,
  temProduto: false,
  temFornecedor: false,
  temAquisicao: false,
  temContrato: false,
  temLote: false,
  temAlimento: false,
  temPreparo: false,
  temPrato: false,
  temCardapio: false,
  temLancamento: false,
  temRefeicao: false,
  temExecucao: false,
};

const TUDO: Andamento = {
  unidades: 5,
  unidadesComMatricula: 5,
  unidadesComUsuario: 5,
  usuarios: 2,
  temItem: true,
  temProduto: true,
  temFornecedor: true,
  temAquisicao: true,
  temContrato: true,
  temLote: true,
  temAlimento: true,
  temPreparo: true,
  temPrato: true,
  temCardapio: true,
  temLancamento: true,
  temRefeicao: true,
  temExecucao: true,
};

const faltas = (andamento: Andamento) =>
  Object.fromEntries(Object.entries(faltasDosPassos(andamento)).filter(([, falta]) => falta !== null));

test('a new installation lacks everything', () => {
  expect(faltas(NADA)).toEqual({
    UNIDADES: 'Ainda não há unidades.',
    MATRICULAS: 'Cadastre antes as unidades.',
    USUARIOS: 'Só uma pessoa entra no sistema.',
    ITENS: 'Ainda não há itens.',
    PRODUTOS: 'Ainda não há produtos.',
    FORNECEDORES: 'Ainda não há fornecedores.',
    AQUISICAO: 'Ainda não há licitação, chamada ou compra direta.',
    ESTOQUE: 'Ainda não há lotes em estoque.',
    ALIMENTOS: 'Ainda não há alimentos.',
    PREPAROS: 'Ainda não há preparos.',
    PRATOS: 'Ainda não há pratos.',
    CARDAPIO: 'Ainda não há cardápios.',
    EXECUCAO: 'Ainda não há refeições registradas.',
  });
});

test('an installation with everything lacks nothing', () => {
  expect(faltas(TUDO)).toEqual({});
});

test.each<[Partial<Andamento>, Record<string, string>]>([
  [{ unidadesComMatricula: 3, temExecucao: false }, { MATRICULAS: '3 de 5 unidades têm matrículas.' }],
  [{ unidades: 1, unidadesComMatricula: 0, unidadesComUsuario: 1 }, { MATRICULAS: '0 de 1 unidade tem matrículas.' }],
  [{ unidadesComUsuario: 2, temExecucao: false }, { USUARIOS: '2 de 5 unidades têm um usuário.' }],
  [{ usuarios: 1 }, { USUARIOS: 'Só uma pessoa entra no sistema.' }],
  [{ temContrato: false }, { AQUISICAO: 'Falta homologar a licitação, a chamada ou a compra direta.' }],
  [{ temLancamento: false }, { CARDAPIO: 'Falta vincular um cardápio ao calendário.' }],
  [{ temExecucao: false }, { EXECUCAO: 'Falta executar a refeição registrada.' }],
])('a step that has begun names the rest: %j', (mudanca, esperadas) => {
  expect(faltas({ ...TUDO, ...mudanca })).toMatchObject(esperadas);
});

test('after the first meal a unit that is added needs neither enrolments nor a user at once', () => {
  expect(faltas({ ...TUDO, unidades: 6 })).toEqual({});
  expect(faltas({ ...TUDO, unidadesComMatricula: 1, unidadesComUsuario: 1 })).toEqual({});
  expect(faltas({ ...TUDO, unidadesComMatricula: 0 })).toEqual({ MATRICULAS: '0 de 5 unidades têm matrículas.' });
});
