import { esperarDialogo, renderTela } from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { apiSemTabela } from '../../testing/apiSemTabela.js';
import { simularServidor } from '../../testing/simularServidor.js';
import { useEnvio } from './useEnvio.js';

/** A screen that never disables its button: only the submission itself keeps a second click out. */
function Tela({ aoConcluir }: { aoConcluir: () => void }) {
  const { enviar } = useEnvio<{ nome: string }>({
    confirmacao: 'Deseja cadastrar a fruta?',
    sucesso: 'Fruta cadastrada com sucesso!',
    aoSalvar: (fruta, { idempotencia }) => apiSemTabela.post('frutas', fruta, { idempotencia }),
    aoConcluir,
  });
  return <button onClick={() => void enviar({ nome: 'UVA' })}>Cadastrar</button>;
}

const aviso = () => screen.queryByRole('dialog', { name: 'Aviso' });

test('a second click while the first one is being sent asks nothing and sends nothing', async () => {
  let responder: (fruta: object) => void = () => undefined;
  const servidor = simularServidor({ 'POST /frutas': () => new Promise((resposta) => (responder = resposta)) });
  const aoConcluir = jest.fn();
  const { usuario } = renderTela(<Tela aoConcluir={aoConcluir} />);
  const cadastrar = screen.getByRole('button', { name: 'Cadastrar' });
  await usuario.click(cadastrar);
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(servidor.de('POST /frutas')).toHaveLength(1));
  await waitFor(() => expect(aviso()).not.toBeInTheDocument());

  await usuario.click(cadastrar);
  expect(aviso()).not.toBeInTheDocument();

  responder({ id: 1 });
  expect(await screen.findByText('Fruta cadastrada com sucesso!')).toBeInTheDocument();
  expect(servidor.de('POST /frutas')).toHaveLength(1);
  expect(aoConcluir).toHaveBeenCalledTimes(1);

  // After it, the next one is asked about again.
  await usuario.click(cadastrar);
  expect(await esperarDialogo('Aviso')).toBeInTheDocument();
});
