import { expect, test } from '@jest/globals';
import { aProver } from './provido.js';

test('calls the function that was provided, with all arguments', () => {
  const soma = aProver<[um: number, outro?: number], number>('soma');
  soma.prover((um, outro = 0) => um + outro);
  expect([soma(2, 3), soma(2)]).toEqual([5, 2]);
});

test('throws with its name before it is provided', () => {
  expect(() => aProver<[], number>('soma')()).toThrow('soma is not provided');
});
