import {
  itensSemGrupo,
  perguntasDaClassificacao,
  SEM_CLASSIFICACAO,
  violacoesDaClassificacao,
} from './classificacao.js';

test('a fruit says in which form it is; other groups and items that are no food have none', () => {
  expect(violacoesDaClassificacao({ grupo: 'FRUTA', formaDaFruta: null })).toEqual([
    { campo: 'formaDaFruta', mensagem: 'Informe se a fruta é in natura, suco ou processada.' },
  ]);
  expect(violacoesDaClassificacao({ grupo: 'FRUTA', formaDaFruta: 'SUCO' })).toEqual([]);
  expect(violacoesDaClassificacao({ grupo: 'HORTALICA' })).toEqual([]);
  expect(violacoesDaClassificacao({ itemProdutoTipo: 'LIMPEZA', grupo: 'FRUTA' })).toEqual([]);
});

test('a group asks only what may hold for its foods', () => {
  const perguntas = (grupo: 'FRUTA' | 'CARNE_OVO' | 'CEREAL') =>
    perguntasDaClassificacao({ ...SEM_CLASSIFICACAO, grupo }, null);
  expect(perguntas('FRUTA')).toEqual(['formaDaFruta', 'fonteVitaminaA', 'acucarAdicionado']);
  expect(perguntas('CARNE_OVO')).toEqual(['classeRestrita', 'ferroHeme', 'fonteVitaminaA', 'altoEm']);
  expect(perguntas('CEREAL')).toEqual(['classeRestrita', 'acucarAdicionado', 'altoEm', 'proibido']);
  expect(perguntasDaClassificacao(SEM_CLASSIFICACAO, null)).toEqual([]);
});

test('a fresh food is not asked for what processing adds', () => {
  const banana = { ...SEM_CLASSIFICACAO, grupo: 'FRUTA' as const };
  expect(perguntasDaClassificacao(banana, 'IN_NATURA_MINIMAMENTE_PROCESSADO')).toEqual([
    'formaDaFruta',
    'fonteVitaminaA',
  ]);
});

test('what already holds is asked in every group, so it is never saved unseen', () => {
  const legume = { ...SEM_CLASSIFICACAO, grupo: 'LEGUMINOSA' as const, ferroHeme: true, altoEm: ['SODIO' as const] };
  expect(perguntasDaClassificacao(legume, null)).toEqual(['classeRestrita', 'ferroHeme', 'altoEm']);
});

test('only foods lack a group', () => {
  const [arroz, sabao, feijao] = [
    { itemProdutoTipo: 'ALIMENTO' as const, grupo: null },
    { itemProdutoTipo: 'LIMPEZA' as const, grupo: null },
    { itemProdutoTipo: 'ALIMENTO' as const, grupo: 'LEGUMINOSA' as const },
  ];
  expect(itensSemGrupo([arroz, sabao, feijao])).toEqual([arroz]);
});
