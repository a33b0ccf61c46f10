import {
  alergenicosEmUmaLinha,
  custoEmUmaLinha,
  escreverCusto,
  escreverCustoExecutado,
  escreverPendencia,
  frasesDoCusto,
  frasesDoCustoDoDia,
  frasesDosAlergenicos,
  frasesDosPrecos,
} from './fichas-tecnicas.js';

const SAL = { id: 1, nome: 'SAL' };
const REPASSE = { codigo: 'FUND_MEDIO_EJA' as const, valor: 0.57, norma: 'Resolução 1/2026', certeza: 'verificado' };
const custo = { valor: 2.31, semPreco: [], comUltimaCompra: [], repasse: REPASSE, municipio: 1.74 };

test('the cost of a day names its estimates, the meals not executed yet, and the part of the municipality', () => {
  const nada = { semPreco: [], estimados: [] };
  const dia = { ...nada, valor: 2.1, refeicoes: 2, porExecutar: 0, repasse: REPASSE, municipio: 1.53 };
  expect(frasesDoCustoDoDia(dia)).toEqual([
    'R$ 2,10 por aluno, em 2 refeições executadas.',
    expect.stringMatching(/^O PNAE repassa R\$ 0,57 por aluno e dia/),
    'O município paga R$ 1,53 por aluno.',
  ]);
  const incerto = { ...dia, refeicoes: 1, porExecutar: 1, repasse: null, municipio: null };
  expect(frasesDoCustoDoDia({ ...incerto, semPreco: [SAL], estimados: [{ id: 2, nome: 'ARROZ' }] })).toEqual([
    'no mínimo R$ 2,10 (estimado) por aluno, em 1 refeição executada.',
    'Falta executar 1 refeição do dia.',
    'Sem preço: Sal.',
    'Preço estimado: Arroz.',
  ]);
  expect(frasesDoCustoDoDia({ ...incerto, porExecutar: 3 })).toContain('Falta executar 3 refeições do dia.');
  expect(escreverCustoExecutado({ ...nada, valor: null, semPreco: [SAL] })).toBe('sem preço');
});

test('the municipality pays 1,74 of 2,31; a missing price makes both lower bounds', () => {
  expect(escreverCusto(custo)).toBe('R$ 2,31');
  expect(frasesDoCusto(custo)).toEqual([
    'O PNAE repassa R$ 0,57 por aluno e dia (Resolução 1/2026).',
    'O município paga R$ 1,74.',
  ]);
  expect(custoEmUmaLinha(custo)).toBe('Custo R$ 2,31 · repasse R$ 0,57 · o município paga R$ 1,74');
  expect(custoEmUmaLinha({ ...custo, repasse: null, municipio: null })).toBe('Custo R$ 2,31');
  const incompleto = { ...custo, semPreco: [SAL], comUltimaCompra: [{ id: 2, nome: 'ARROZ' }] };
  expect(escreverCusto(incompleto)).toBe('no mínimo R$ 2,31');
  expect(frasesDoCusto({ ...incompleto, repasse: { ...REPASSE, certeza: 'provavel' } })).toEqual([
    'O PNAE repassa R$ 0,57 por aluno e dia (Resolução 1/2026, a conferir).',
    'O município paga no mínimo R$ 1,74.',
    'Sem preço: Sal.',
    'Sem contrato vigente, com o preço da última compra: Arroz.',
  ]);
  expect(frasesDosPrecos({ semPreco: [SAL, { id: 3, nome: 'ÓLEO' }], comUltimaCompra: [] })).toEqual([
    'Sem preço: Sal, Óleo.',
  ]);
  expect(escreverCusto({ valor: null, semPreco: [SAL] })).toBe('sem preço');
});

test('allergens are words; an empty list is none only when all foods are checked', () => {
  const leite = { nome: 'LEITE', descricao: 'Leite' };
  expect(frasesDosAlergenicos({ contem: [leite], podeConter: [leite], naoConferidos: [SAL] })).toEqual([
    'Contém: Leite.',
    'Pode conter: Leite.',
    'Alergênicos não conferidos: Sal.',
  ]);
  expect(frasesDosAlergenicos({ contem: [leite], podeConter: [leite], naoConferidos: [] })).toEqual([
    'Contém: Leite.',
    'Pode conter: Leite.',
  ]);
  const ovos = { nome: 'OVOS', descricao: 'Ovos' };
  expect(alergenicosEmUmaLinha({ contem: [leite, ovos], podeConter: [ovos] })).toBe(
    'contém leite, ovos; pode conter ovos',
  );
  expect(alergenicosEmUmaLinha({ contem: [], podeConter: [leite] })).toBe('pode conter leite');
  expect(alergenicosEmUmaLinha({ contem: [], podeConter: [] })).toBe('');
  expect(frasesDosAlergenicos({ contem: [], podeConter: [], naoConferidos: [] })).toEqual([
    'Nenhum alergênico declarado.',
  ]);
  expect(frasesDosAlergenicos({ contem: [], podeConter: [], naoConferidos: [SAL] })).toEqual([
    'Alergênicos não conferidos: Sal.',
  ]);
});

test('each gap names its food', () => {
  const alimento = { ...SAL, itemId: 1 };
  const preparo = { id: 9, nome: 'ARROZ' };
  expect(escreverPendencia({ tipo: 'PRECO', preparo, alimento, nutrientes: [] })).toBe('Sal – Preço');
  expect(escreverPendencia({ tipo: 'INDICE_COCCAO', preparo, alimento: null, nutrientes: [] })).toBe(
    'Índice de cocção e rendimento',
  );
  expect(escreverPendencia({ tipo: 'NUTRIENTE', preparo, alimento, nutrientes: ['ferro', 'zinco'] })).toBe(
    'Sal – Nutrientes não analisados: Ferro, Zinco',
  );
});
