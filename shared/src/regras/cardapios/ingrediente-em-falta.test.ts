import { decimal } from '../decimal.js';
import { aplicarSubstituicoes, violacoesDasSubstituicoes } from './ingrediente-em-falta.js';

type Troca = Parameters<typeof aplicarSubstituicoes>[1][number];

const troca = (mudanca: Partial<Troca> = {}): Troca => ({
  alimento: { id: 1 },
  substituto: { id: 2 },
  quantidade: 2500,
  unidadeDeMedida: 'G',
  ...mudanca,
});
const de = (id: number, kg: number) => ({ alimento: { id }, valor: decimal(kg), unidade: 'KG' as const });
const lidas = (lista: ReturnType<typeof aplicarSubstituicoes>) =>
  lista.map(({ alimento, valor, unidade }) => [alimento.id, valor.toNumber(), unidade]);

test('the missing food leaves, its substitute comes in the unit of the stock', () => {
  expect(lidas(aplicarSubstituicoes([de(1, 4.212), de(3, 1)], [troca()]))).toEqual([
    [3, 1, 'KG'],
    [2, 2.5, 'KG'],
  ]);
});

test('a substitute that the meal has already is added to it', () => {
  expect(lidas(aplicarSubstituicoes([de(1, 4.212), de(2, 1)], [troca()]))).toEqual([[2, 3.5, 'KG']]);
});

test.each([
  ['a good one', [troca()], []],
  [
    'a food that is not cooked',
    [troca({ alimento: { id: 9 } })],
    ['substituicoes.0.alimento: Este alimento não faz parte da refeição. Atualize a tela.'],
  ],
  [
    'the same food twice',
    [troca(), troca({ substituto: { id: 3 } })],
    ['substituicoes.1.alimento: Este alimento já foi substituído.'],
  ],
  [
    'itself',
    [troca({ substituto: { id: 1 } })],
    ['substituicoes.0.substituto: Escolha um alimento diferente do que faltou.'],
  ],
  [
    'one that is not there',
    [troca({ substituto: { id: 8 } })],
    ['substituicoes.0.substituto: Alimento não encontrado.'],
  ],
  ['nothing of it', [troca({ quantidade: 0 })], ['substituicoes.0.quantidade: Informe quanto usar.']],
  [
    'litres of a weighed food',
    [troca({ unidadeDeMedida: 'L' })],
    ['substituicoes.0.unidadeDeMedida: Não é possível converter litro em grama: são medidas de grandezas diferentes.'],
  ],
])('%s', (_, substituicoes, recusas) => {
  const cozidos = [1, 2, 3].map((id) => ({ id, unidadeMedida: 'G' as const }));
  const violacoes = violacoesDasSubstituicoes(substituicoes, [1, 3], cozidos);
  expect(violacoes.map(({ campo, mensagem }) => `${campo}: ${mensagem}`)).toEqual(recusas);
});
