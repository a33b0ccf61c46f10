import { expect, test } from '@jest/globals';
import type { Contexto } from '../../banco/contexto.js';
import { andamentoDe, comAndamento } from './andamento.js';

/** What these functions read of a request. */
const contexto = (id: number, chave: string) =>
  ({ usuario: { id }, escrita: { usuarioId: id, chave } }) as unknown as Contexto;
const ANA = contexto(1, 'envio');

test('the progress of an import is known to its user, under its key, until it ends', async () => {
  const resultado = await comAndamento(ANA, async (aoAvancar) => {
    expect(andamentoDe(ANA, 'envio')).toEqual({ feito: null });
    aoAvancar(0.25);
    expect(andamentoDe(ANA, 'envio')).toEqual({ feito: 0.25 });
    expect(andamentoDe(ANA, 'outro')).toEqual({ feito: null });
    expect(andamentoDe(contexto(2, 'envio'), 'envio')).toEqual({ feito: null });
    return 'feito';
  });
  expect([resultado, andamentoDe(ANA, 'envio')]).toEqual(['feito', { feito: null }]);
});

test('an import that fails leaves nothing behind', async () => {
  const falha = comAndamento(ANA, async (aoAvancar) => {
    aoAvancar(0.5);
    throw new Error('refused');
  });
  await expect(falha).rejects.toThrow('refused');
  expect(andamentoDe(ANA, 'envio')).toEqual({ feito: null });
});
