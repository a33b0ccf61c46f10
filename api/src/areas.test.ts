import { expect, test } from '@jest/globals';
import { precisa as doAcesso } from './acesso/index.js';
import './areas.js';
import { precisa as dosCadastros } from './cadastros/index.js';
import { precisa as dosCardapios } from './cardapios/index.js';
import { precisa as doEstoque } from './estoque/index.js';

const PRECISAS: [nome: string, funcao: unknown][] = Object.entries({
  ...doAcesso,
  ...dosCadastros,
  ...doEstoque,
  ...dosCardapios,
});

test.each(PRECISAS)('an area provides %s', async (_nome, funcao) => {
  // Without arguments the function itself fails, at its first one.
  const falha = await Promise.resolve()
    .then(funcao as () => unknown)
    .catch(String);
  expect(String(falha)).not.toContain('is not provided');
});
