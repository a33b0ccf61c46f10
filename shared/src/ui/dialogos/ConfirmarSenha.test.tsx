import { ErroApi, useEscrita, api, fraseDaFalha } from '@merenda/shared';
import { CONFIRME_A_SENHA } from '@merenda/shared/contratos';
import { esperarDialogo, problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

const RECUSA = problema(403, 'Confirme sua senha para continuar.', [], CONFIRME_A_SENHA);
const ROTA = 'PUT /lotes/7/bloquear';

/** A form that sends its value twice at once, and shows the outcome. */
function Formulario() {
  const [texto, setTexto] = useState('');
  const [fim, setFim] = useState('');
  const { mutateAsync } = useEscrita(
    (chave: string) => api.put('lotes/:id/bloquear', { motivo: texto }, { caminho: { id: 7 }, idempotencia: chave }),
    [],
  );
  const enviar = () =>
    void Promise.all([mutateAsync('k1'), mutateAsync('k2')]).then(
      () => setFim('Salvo.'),
      (erro: unknown) => setFim(erro instanceof ErroApi ? fraseDaFalha(erro) : 'Outro erro.'),
    );
  return (
    <>
      <input aria-label="Motivo" value={texto} onChange={({ target }) => setTexto(target.value)} />
      <button onClick={enviar}>Salvar</button>
      <p>{fim}</p>
    </>
  );
}

async function abrir(confirmar: () => unknown) {
  let confirmada = false;
  const servidor = simularApi({
    [ROTA]: () => (confirmada ? undefined : RECUSA),
    'POST /tokens/confirmar': () => {
      const resposta = confirmar();
      confirmada = resposta === undefined;
      return resposta;
    },
  });
  const { usuario } = renderTela(<Formulario />);
  await usuario.type(screen.getByLabelText('Motivo'), 'Recolhido');
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  return { servidor, usuario, dialogo: await esperarDialogo('Confirme sua senha') };
}

test('one question for all calls that wait; each is sent again with its own key', async () => {
  let vezes = 0;
  const { servidor, usuario, dialogo } = await abrir(() =>
    ++vezes === 1 ? problema(422, 'Corrija.', [{ campo: 'senha', mensagem: 'A senha não confere.' }]) : undefined,
  );
  const senha = within(dialogo).getByLabelText('Sua senha');
  await verificarAcessibilidade(dialogo);
  await usuario.type(senha, 'errada{Enter}');
  await waitFor(() => expect(senha).toHaveAccessibleDescription('A senha não confere.'));
  await usuario.click(within(dialogo).getByLabelText('Mostrar senha'));
  expect(senha).toHaveAttribute('type', 'text');
  await usuario.clear(senha);
  await usuario.type(senha, 'certa{Enter}');

  expect(await screen.findByText('Salvo.')).toBeInTheDocument();
  expect(screen.getByLabelText('Motivo')).toHaveValue('Recolhido');
  expect(servidor.de('POST /tokens/confirmar').map(({ corpo }) => corpo)).toEqual([
    { senha: 'errada' },
    { senha: 'certa' },
  ]);
  const chaves = servidor.de(ROTA).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(chaves.toSorted()).toEqual(['k1', 'k1', 'k2', 'k2']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus());
});

test('Escape gives up: the call fails with the sentence of its refusal, and the typed values stay', async () => {
  const { servidor, usuario } = await abrir(() => undefined);
  await usuario.keyboard('{Escape}');
  expect(await screen.findByText('Confirme sua senha para continuar.')).toBeInTheDocument();
  expect(screen.getByLabelText('Motivo')).toHaveValue('Recolhido');
  expect(servidor.de(ROTA)).toHaveLength(2);
  expect(servidor.de('POST /tokens/confirmar')).toEqual([]);
});
