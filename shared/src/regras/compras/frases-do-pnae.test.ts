import { fraseDaBarra, percentualEscrito } from './frases-do-pnae.js';

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
