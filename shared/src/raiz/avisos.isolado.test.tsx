import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toast } from 'react-toastify';
import { avisos } from './avisos.js';
import { ErroApi } from './erro-api.js';
import { useLeituras } from './leituras.js';

jest.mock('react-toastify', () => ({ toast: Object.assign(jest.fn(), { dismiss: jest.fn() }) }));

/** The toasts since the last call: their text and options. */
const mostrados = () => {
  const { calls } = jest.mocked(toast).mock;
  return calls
    .splice(0)
    .map(([conteudo, opcoes]) => [renderToStaticMarkup(conteudo as ReactElement).replace(/<[^>]*>/g, '|'), opcoes]);
};

test.each([
  ['sucesso', 'success', 'Sucesso'],
  ['erro', 'error', 'Erro'],
  ['atencao', 'warning', 'Atenção'],
  ['info', 'info', 'Informação'],
] as const)('%s is a toast of the type %s with the title %s, or with another one', (qual, type, titulo) => {
  avisos[qual]('Salvo.');
  avisos[qual]('Pronto', 'Salvo.');
  expect(mostrados()).toEqual([
    [`||${titulo}||Salvo.||`, { type, onClose: expect.any(Function) }],
    ['||Pronto||Salvo.||', { type, onClose: expect.any(Function) }],
  ]);
});

test('a toast with a long text stays until it is closed', () => {
  avisos.info('x'.repeat(121));
  expect(mostrados()).toEqual([[expect.anything(), expect.objectContaining({ autoClose: false })]]);
});

test('a toast with an undo stays until it is closed, or for its time, and closes with its screen', () => {
  avisos.desfazivel('Item excluído.', jest.fn(), { ms: 10_000 });
  jest.mocked(toast).mockReturnValueOnce(7);
  const fechar = avisos.desfazivel('2 linhas.', jest.fn());
  expect(jest.mocked(toast).mock.calls.splice(0)).toEqual([
    [expect.any(Function), { type: 'success', autoClose: 10_000 }],
    [expect.any(Function), { type: 'success', autoClose: false }],
  ]);
  fechar();
  expect(toast.dismiss).toHaveBeenCalledWith(7);
});

const fila = () => useLeituras.getState().fila;

test('a failure of a call shows its sentence, any other one a sentence of ours', () => {
  avisos.falha(new ErroApi(409, 'Mudou.'));
  avisos.falha(new ErroApi(409, 'Mudou.'), 'Atenção');
  avisos.falha(new TypeError('x is not a function'));
  expect(mostrados().map(([texto]) => texto)).toEqual([
    '||Erro||Mudou.||',
    '||Atenção||Mudou.||',
    '||Erro||Algo inesperado aconteceu. Tente de novo.||',
  ]);
  expect(fila()).toEqual([]);
});

test('an expired session shows nothing; its listener does', () => {
  avisos.falha(new ErroApi(401, 'Sua sessão terminou.'));
  expect(mostrados()).toEqual([]);
  expect(fila()).toEqual([]);
});

test('a long sentence, and the use of a record, are dialogs', () => {
  const emUso = {
    titulo: 'O item não pode ser excluído',
    usos: [{ descricao: '1 lote', quantidade: 1, registros: [] }],
  };
  avisos.falha(new ErroApi(409, 'x'.repeat(121)), 'Atenção');
  avisos.falha(new ErroApi(409, 'Em uso.', [], emUso));
  expect(mostrados()).toEqual([]);
  expect(fila()).toEqual([
    { titulo: 'Atenção', texto: 'x'.repeat(121) },
    { titulo: emUso.titulo, texto: 'Em uso.', usos: emUso.usos },
  ]);
});
