import { api, podeSair } from '@merenda/shared';
import { esperarDialogo, renderTela, simularApi } from '@merenda/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiSemTabela } from '../../testing/apiSemTabela.js';
import { problema, simularServidor } from '../../testing/simularServidor.js';
import { CampoTexto } from '../campos/CampoTexto.js';
import { ModalFormulario } from '../formulario/ModalFormulario.js';

const CONFERENCIA = 'POST /envios/conferencia';
const VERIFICANDO = 'Não sabemos se o envio chegou. Verificando…';
const caiu = () => Promise.reject(new TypeError('Failed to fetch'));
const naoChegou = { chegou: false, resposta: null };

const FRUTA = { artigo: 'a', nome: 'Fruta' } as const;

/** A form that sends to a route with a key of its own, and one that leaves the key to the client. */
async function enviar(rotas: Record<string, unknown>, { comChave = true } = {}) {
  const servidor = simularServidor({ 'POST /frutas': caiu, ...rotas });
  const aoFechar = jest.fn();
  const { usuario } = renderTela(
    <ModalFormulario<{ nome: string }, { nome: string }>
      entidade={FRUTA}
      titulo="Editar Fruta"
      confirmacao="Cadastrar a fruta?"
      sucesso={({ nome }) => `${nome} cadastrada!`}
      aoSalvar={(fruta, { idempotencia }) =>
        apiSemTabela.post('frutas', fruta, comChave ? { idempotencia } : {}) as Promise<{ nome: string }>
      }
      aoFechar={aoFechar}
    >
      <CampoTexto nome="nome" rotulo="Nome" max={60} />
    </ModalFormulario>,
  );
  await usuario.type(await screen.findByRole('textbox', { name: 'Nome' }), 'UVA');
  const salvar = async () => {
    await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
    await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  };
  await salvar();
  const chaves = () => servidor.de('POST /frutas').map(({ headers }) => headers.get('Idempotency-Key'));
  return { servidor, usuario, salvar, aoFechar, chaves };
}

test('a lost answer that the server has kept is a success', async () => {
  const { servidor, aoFechar, chaves } = await enviar({ [CONFERENCIA]: { chegou: true, resposta: '{"nome":"Uva"}' } });
  expect(await screen.findByText('UVA cadastrada!')).toBeInTheDocument();
  await waitFor(() => expect(aoFechar).toHaveBeenCalled());
  expect(servidor.de(CONFERENCIA).map(({ corpo }) => corpo)).toEqual([{ chave: chaves()[0] }]);
  expect(chaves()).toHaveLength(1);
});

test('a write that is done without a kept answer is a success too', async () => {
  const { aoFechar } = await enviar({ [CONFERENCIA]: { chegou: true, resposta: null } }, { comChave: false });
  expect(await screen.findByText('O envio chegou e foi gravado. A tela mostra os dados atuais.')).toBeInTheDocument();
  await waitFor(() => expect(aoFechar).toHaveBeenCalled());
});

test.each([{ comChave: true }, { comChave: false }])(
  'a write that did not arrive keeps the typed values, and the next attempt has another key: %j',
  async (opcoes) => {
    const { servidor, salvar, chaves } = await enviar({ [CONFERENCIA]: naoChegou }, opcoes);
    expect(
      await screen.findByText(/^O envio não chegou ao servidor, e nada foi gravado\. .* Tente de novo\.$/),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('UVA');
    servidor.responder('POST /frutas', { nome: 'Uva' });
    await salvar();
    expect(await screen.findByText('UVA cadastrada!')).toBeInTheDocument();
    expect(new Set(chaves()).size).toBe(2);
  },
);

test('while the outcome is unknown, a toast shows this and the server is asked again; the typed values are not reported as lost', async () => {
  const { servidor, usuario } = await enviar({ [CONFERENCIA]: caiu });
  expect(await screen.findByText(VERIFICANDO)).toBeInTheDocument();
  const saida = podeSair();
  expect(await screen.findByText(/^Não sabemos ainda se o que você enviou chegou/)).toBeInTheDocument();
  await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Cancelar' }));
  expect(await saida).toBe(false);
  servidor.responder(CONFERENCIA, { chegou: true, resposta: '{"nome":"Uva"}' });
  await usuario.click(screen.getByRole('button', { name: 'Verificar agora' }));
  expect(await screen.findByText('UVA cadastrada!')).toBeInTheDocument();
  // The browser would say that it has faded out.
  fireEvent.animationEnd(screen.getByText(VERIFICANDO).closest('.Toastify__toast')!);
  await waitFor(() => expect(screen.queryByText(VERIFICANDO)).not.toBeInTheDocument());
});

test.each([{ comChave: true }, { comChave: false }])(
  'the user may stop it: it stays uncertain, and the same values are sent with the same key: %j',
  async (opcoes) => {
    const { servidor, usuario, salvar, chaves } = await enviar({ [CONFERENCIA]: caiu }, opcoes);
    await usuario.click(await screen.findByRole('button', { name: 'Parar de verificar' }));
    expect(
      await screen.findByText(/^Não sabemos se o envio chegou: a resposta do servidor se perdeu\./),
    ).toBeInTheDocument();
    servidor.responder('POST /frutas', { nome: 'Uva' });
    await salvar();
    expect(await screen.findByText('UVA cadastrada!')).toBeInTheDocument();
    expect(new Set(chaves()).size).toBe(1);
  },
);

test('a proxy that answers for the server is asked about, and its sentence stays when the write did not arrive', async () => {
  await enviar({ 'POST /frutas': problema(502, 'O servidor está fora.'), [CONFERENCIA]: naoChegou });
  expect(await screen.findByText('O servidor está fora.')).toBeInTheDocument();
});

test.each([409, 503])('a refusal of the server itself asks nothing: %i', async (status) => {
  const { servidor } = await enviar({ 'POST /frutas': problema(status, 'Já existe.') });
  expect(await screen.findByText('Já existe.')).toBeInTheDocument();
  expect(servidor.de(CONFERENCIA)).toEqual([]);
});

test('every write has a key, and what only reads has none', async () => {
  renderTela(<p />);
  const chave = () => servidor.requisicoes.at(-1)?.headers.has('Idempotency-Key');
  const servidor = simularApi({
    'DELETE /itens-produto/7': undefined,
    'GET /itens-produto': [],
    'POST /tokens/confirmar': undefined,
  });
  await api.delete('itens-produto/:id', { caminho: { id: 7 } });
  expect(chave()).toBe(true);
  await api.get('itens-produto');
  expect(chave()).toBe(false);
  await api.post('tokens/confirmar', { senha: 'x' }, { conferir: false });
  expect(chave()).toBe(false);
});
