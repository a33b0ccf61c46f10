import { expect, test } from '@jest/globals';
import { Contagens } from './contagens.js';

test('20,000 keys are kept; the next one drops the key that was not used for the longest time', () => {
  const contagens = new Contagens(60_000, 'desde');
  contagens.somar('primeira');
  contagens.somar('segunda');
  contagens.somar('primeira');
  for (let n = 2; n < 20_000; n += 1) contagens.somar(`outra ${n}`);
  expect([contagens.ler('primeira')?.quantas, contagens.ler('segunda')?.quantas]).toEqual([2, 1]);
  contagens.somar('mais uma');
  expect([contagens.ler('primeira')?.quantas, contagens.ler('segunda')]).toEqual([2, undefined]);
  contagens.esquecer('primeira');
  expect(contagens.ler('primeira')).toBeUndefined();
});
