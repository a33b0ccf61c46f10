import { frasesDasIguais, unidadesIguais } from './unidades-iguais.js';

const LAR = { id: 1, nome: 'LAR SÃO JOSÉ', cep: '01001000', codigoInep: null };
const ESCOLA = { id: 2, nome: 'LAR SÃO JOSÉ', cep: '01001000', codigoInep: '35000001' };

test.each([
  ['the same name and CEP, whatever their spelling', { nome: 'Lar Sao  Jose', cep: '01001-000' }, [1, 2]],
  ['another CEP', { nome: 'LAR SÃO JOSÉ', cep: '01001001' }, []],
  ['another name', { nome: 'LAR SÃO JOÃO', cep: '01001000' }, []],
  ['an INEP code, beside a unit with one', { nome: 'LAR SÃO JOSÉ', cep: '01001000', codigoInep: '35000002' }, [1]],
])('%s', (_caso, nova, ids) => {
  expect(unidadesIguais(nova, [LAR, ESCOLA]).map(({ id }) => id)).toEqual(ids);
});

test('a unit that is changed is not its own double', () => {
  expect(unidadesIguais(LAR, [LAR, ESCOLA], 1)).toEqual([ESCOLA]);
});

test('each is named in a sentence', () => {
  expect(frasesDasIguais([LAR], (nome) => nome.toLowerCase())).toEqual([
    'Já há uma unidade com este nome e este CEP: lar são josé.',
  ]);
});
