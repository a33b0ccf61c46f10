import {
  contaDoPnae,
  efeitoEscrito,
  fraseDaBarra,
  lembreteDoPnae,
  limiteEscrito,
  percentualEscrito,
  resumoDaBarra,
} from './frases-do-pnae.js';

const barra = { codigo: 'AF', atende: false, diferenca: 59_875, podeMudar: false } as const;

test('says what is missing or too much, in R$', () => {
  expect(fraseDaBarra(barra)).toBe('Faltam R$ 59.875,00 de agricultura familiar até dezembro.');
  expect(fraseDaBarra({ ...barra, codigo: 'INNATURA', diferenca: 33.34 })).toBe(
    'Faltam R$ 33,34 em alimentos in natura.',
  );
  expect(fraseDaBarra({ ...barra, codigo: 'ULTRA', diferenca: 3 })).toBe(
    'R$ 3,00 acima do máximo de processados e ultraprocessados.',
  );
  expect(fraseDaBarra({ ...barra, codigo: 'INGR', diferenca: 3 })).toBe(
    'R$ 3,00 acima do máximo de ingredientes culinários.',
  );
  expect(fraseDaBarra({ ...barra, codigo: 'MULHER', diferenca: 20 })).toBe(
    'Faltam R$ 20,00 em nome de mulheres na venda direta de famílias.',
  );
  expect(fraseDaBarra({ ...barra, atende: true, diferenca: 0 })).toBe('Atende.');
});

test('says when a classification could turn it, and when nothing can be judged', () => {
  expect(fraseDaBarra({ ...barra, codigo: 'ULTRA', atende: true, podeMudar: true })).toBe(
    'Atende. Pode deixar de atender quando os itens forem classificados.',
  );
  expect(fraseDaBarra({ ...barra, codigo: 'INNATURA', diferenca: 1, podeMudar: true })).toBe(
    'Faltam R$ 1,00 em alimentos in natura. Pode passar a atender quando os itens forem classificados.',
  );
  expect(fraseDaBarra({ ...barra, codigo: 'MULHER', diferenca: 1, podeMudar: true })).toBe(
    'Faltam R$ 1,00 em nome de mulheres na venda direta de famílias. Pode passar a atender quando o sexo dos titulares for informado.',
  );
  expect(fraseDaBarra({ ...barra, codigo: 'MULHER', atende: null })).toBe('Nada recebido na venda direta de famílias.');
  expect(fraseDaBarra({ ...barra, atende: null })).toBe('Registre os repasses do ano.');
  expect(fraseDaBarra({ ...barra, codigo: 'INGR', atende: null })).toBe('Nada recebido.');
});

test('a share is written with up to two decimals', () => {
  expect([30.65, 45, null].map(percentualEscrito)).toEqual(['30,65%', '45%', null]);
});

const regra = {
  id: 1,
  codigo: 'AF',
  regra: 'r',
  operador: '>=' as const,
  valor: 45,
  unidade: '%',
  periodo: 'ano',
  escopo: '',
  norma: 'n',
  vigenteDe: null,
  vigenteAte: null,
  certeza: 'verificado',
  versao: 1,
};

test('a bar in one line has its share, its limit and its sentence', () => {
  const nada = { valor: 0, percentual: null };
  const inteira = { ...barra, regra, contratado: nada, pago: nada, sobreRepasse: 30.65 };
  expect(resumoDaBarra({ ...inteira, recebido: { percentual: 30.65 } })).toBe(
    '30,65% (mínimo de 45%). Faltam R$ 59.875,00 de agricultura familiar até dezembro.',
  );
  expect(resumoDaBarra({ ...inteira, recebido: nada, atende: null })).toBe('Registre os repasses do ano.');
});

test('a limit says whether its rule must still be checked', () => {
  expect(limiteEscrito(regra)).toBe('mínimo de 45%');
  expect(limiteEscrito({ ...regra, operador: '<=', certeza: 'indício' })).toBe('máximo de 45% (a conferir)');
  expect([limiteEscrito({ ...regra, valor: null }), limiteEscrito(null)]).toEqual([null, null]);
});

test('the account says what enrolments let expect, or that there are none', () => {
  const recursos = { transferido: 0, saldoAnterior: 1, rendimentos: 2, devolvido: 3, usarAte: '23/02/2027' };
  const previsto = (conta: { previsto: number | null; parcelaPrevista: number | null }) =>
    contaDoPnae({ recursos: { ...recursos, ...conta } })[1]?.valor;
  expect(previsto({ previsto: 417_500, parcelaPrevista: 52_187.5 })).toBe('R$ 417.500,00 (8 parcelas de R$ 52.187,50)');
  expect(previsto({ previsto: null, parcelaPrevista: null })).toBe('Sem matrículas do ano anterior');
});

test('an effect says how the share changes, and whether it passes or fails by that', () => {
  const nada = { valor: 0, percentual: null };
  const com = (percentual: number | null, atende: boolean | null) => ({
    ...barra,
    regra,
    contratado: nada,
    pago: nada,
    sobreRepasse: null,
    recebido: { valor: 1, percentual },
    atende,
  });
  const escrito = (agora: ReturnType<typeof com>, comIsto: ReturnType<typeof com>) => efeitoEscrito({ agora, comIsto });
  expect(escrito(com(30.65, false), com(45, true))).toBe(
    'Agricultura familiar: 30,65% → 45%. Passa a atender o mínimo de 45%.',
  );
  expect(escrito(com(30.65, false), com(44.99, false))).toBe(
    'Agricultura familiar: 30,65% → 44,99%. Não atende o mínimo de 45%.',
  );
  expect(escrito(com(46, true), com(44, false))).toBe(
    'Agricultura familiar: 46% → 44%. Deixa de atender o mínimo de 45%.',
  );
  expect(escrito(com(46, true), com(47, true))).toBe('Agricultura familiar: 46% → 47%.');
  expect(escrito(com(null, null), com(47, null))).toBe('Agricultura familiar: 0% → 47%.');
});

test('family farming is remembered from September on, and only while the forecast fails', () => {
  const nada = { valor: 0, percentual: null };
  const prevista = {
    ...barra,
    regra,
    contratado: nada,
    pago: nada,
    sobreRepasse: 36,
    recebido: { valor: 36, percentual: 36 },
    diferenca: 9,
  };
  expect(lembreteDoPnae('2026-09-01', prevista)).toBe(
    'Agricultura familiar prevista até dezembro: 36% (mínimo de 45%). Faltam R$ 9,00 de agricultura familiar até dezembro.',
  );
  expect(lembreteDoPnae('2026-08-31', prevista)).toBeNull();
  expect(lembreteDoPnae('2026-12-31', { ...prevista, atende: true })).toBeNull();
  expect(lembreteDoPnae('2026-12-31', { ...prevista, atende: null })).toBeNull();
});
