import { api, avisos, ErroApi } from '@merenda/shared';
import { esperarDialogo, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { confirmarEExecutar } from '../envio/executar.js';

const RECUSA = {
  status: 409,
  detail:
    'O contrato 12/2026 não pode ser excluído: é usado por 14 solicitações de compra (10/02/2026, 02/03/2026, …) e 1 usuário (ana).',
  emUso: {
    titulo: 'O contrato 12/2026 não pode ser excluído',
    usos: [
      {
        descricao: '14 solicitações de compra',
        quantidade: 14,
        registros: ['10/02/2026', '02/03/2026'],
        href: '/gerenciar-solicitacao',
      },
      { descricao: '1 usuário', quantidade: 1, registros: ['ana'] },
    ],
  },
};

async function excluirRecusado() {
  simularApi({
    'DELETE /aquisicoes/1': () =>
      new Response(JSON.stringify(RECUSA), { status: 409, headers: { 'Content-Type': 'application/problem+json' } }),
  });
  const tela = renderTela(
    <button
      onClick={() =>
        void confirmarEExecutar({
          mensagem: 'Excluir?',
          acao: () => api.delete('aquisicoes/:id', { caminho: { id: 1 } }),
          sucesso: 'Feito.',
        })
      }
    >
      Excluir
    </button>,
  );
  await tela.usuario.click(screen.getByRole('button', { name: 'Excluir' }));
  await tela.usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  return { ...tela, dialogo: await esperarDialogo(RECUSA.emUso.titulo) };
}

test('the uses of a record are shown in a dialog: each with its number, its records and the number of further ones', async () => {
  const { usuario, dialogo } = await excluirRecusado();
  const linhas = within(dialogo)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(linhas).toEqual(['14 solicitações de compra: 10/02/2026, 02/03/2026 e mais 12', '1 usuário: ana']);
  expect(screen.queryByText(RECUSA.detail)).not.toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(within(dialogo).getByRole('button', { name: 'Entendi' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: RECUSA.emUso.titulo })).not.toBeInTheDocument());
});

test('a link leads to the screen with the uses, and the dialog closes', async () => {
  const { usuario, router, dialogo } = await excluirRecusado();
  await usuario.click(within(dialogo).getByRole('link', { name: '14 solicitações de compra' }));
  expect(router.state.location.pathname).toBe('/gerenciar-solicitacao');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: RECUSA.emUso.titulo })).not.toBeInTheDocument());
});

test('a short failure is a notice; longer ones are dialogs, one after the other', async () => {
  const { usuario } = renderTela(<p>tela</p>);
  const longo = (qual: string) => `${qual}: ${'não há saldo para a refeição '.repeat(5)}`;
  act(() => avisos.falha(new ErroApi(409, 'A situação é "Vigente".')));
  expect(await screen.findByText('A situação é "Vigente".')).toBeInTheDocument();
  act(() => {
    avisos.falha(new ErroApi(409, longo('primeira')));
    avisos.falha(new ErroApi(409, longo('segunda')), 'Aviso');
  });
  const primeira = await esperarDialogo('Erro');
  expect(primeira).toHaveTextContent(longo('primeira').trim());
  await usuario.click(within(primeira).getByRole('button', { name: 'Entendi' }));
  expect(await esperarDialogo('Aviso')).toHaveTextContent(longo('segunda').trim());
});
