import { ANTES_DO_PASSO, PASSOS } from '../../vocabulario/relatorios/primeiros-passos.js';
import { faltasDosPassos, passosAntes, type Andamento } from './primeiros-passos.js';

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
  [{ unidadesComMatricula: 0, temExecucao: false }, { MATRICULAS: 'Nenhuma unidade tem matrículas.' }],
  [{ unidadesComUsuario: 0, temExecucao: false }, { USUARIOS: 'Nenhuma unidade tem um usuário.' }],
  [{ usuarios: 1 }, { USUARIOS: 'Só uma pessoa entra no sistema.' }],
  [{ temContrato: false }, { AQUISICAO: 'Falta homologar a licitação, a chamada ou a compra direta.' }],
  [{ temLancamento: false }, { CARDAPIO: 'Falta vincular um cardápio ao calendário.' }],
  [{ temExecucao: false }, { EXECUCAO: 'Falta executar a refeição registrada.' }],
])('a step that has begun names the rest: %j', (mudanca, esperadas) => {
  expect(faltas({ ...TUDO, ...mudanca })).toMatchObject(esperadas);
});

test('a unit that is added undoes no step, before the first meal and after it', () => {
  for (const temExecucao of [false, true]) {
    const antes = faltas({ ...TUDO, unidades: 1, unidadesComMatricula: 1, unidadesComUsuario: 1, temExecucao });
    expect(faltas({ ...TUDO, unidades: 6, unidadesComMatricula: 1, unidadesComUsuario: 1, temExecucao })).toEqual(
      antes,
    );
  }
});

test('a step can be done after those whose records it is made of', () => {
  const novas = faltasDosPassos(NADA);
  expect(passosAntes('UNIDADES', novas)).toEqual([]);
  expect(passosAntes('AQUISICAO', novas)).toEqual(['UNIDADES', 'PRODUTOS', 'FORNECEDORES']);
  expect(passosAntes('AQUISICAO', faltasDosPassos({ ...NADA, unidades: 2, temProduto: true }))).toEqual([
    'FORNECEDORES',
  ]);
  expect(passosAntes('EXECUCAO', faltasDosPassos({ ...TUDO, temLote: false }))).toEqual([]);
  expect(passosAntes('EXECUCAO', faltasDosPassos({ ...TUDO, temLote: false, temExecucao: false }))).toEqual([
    'ESTOQUE',
  ]);
});

test('each step comes after those that it needs', () => {
  for (const [i, passo] of PASSOS.entries())
    for (const antes of ANTES_DO_PASSO[passo]) expect(PASSOS.indexOf(antes)).toBeLessThan(i);
});
