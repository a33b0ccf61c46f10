import { confirmar, useConfirmacoes } from './confirmar.js';

test('each question gets its own answer, and keeps the element that had the focus', async () => {
  const botao = document.body.appendChild(document.createElement('button'));
  botao.focus();
  const primeira = confirmar({ mensagem: 'Excluir?', perigo: true });
  const segunda = confirmar({ mensagem: 'Enviar?' });
  const fila = () => useConfirmacoes.getState().fila;
  expect(fila()).toMatchObject([
    { mensagem: 'Excluir?', perigo: true, origem: botao },
    { mensagem: 'Enviar?', origem: botao },
  ]);
  fila()[1]?.responder(true);
  expect(fila().map(({ mensagem }) => mensagem)).toEqual(['Excluir?']);
  fila()[0]?.responder(false);
  expect(fila()).toEqual([]);
  expect(await Promise.all([primeira, segunda])).toEqual([false, true]);
  botao.remove();
});
