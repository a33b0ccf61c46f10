import type { Permissao, Visao } from '@merenda/shared/contratos';
import { problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Visoes } from './Visoes.js';

const LER = 'GET /visoes';
const LIMPEZA: Visao = {
  id: 1,
  nome: 'Limpeza',
  parametros: 'tipo=LIMPEZA',
  compartilhada: false,
  autor: null,
  versao: 1,
};
const FEIRA: Visao = { ...LIMPEZA, id: 2, nome: 'Feira', parametros: 'nome=FEIRA', compartilhada: true, autor: 'ANA' };

async function abrir({
  visoes = [LIMPEZA, FEIRA],
  permissoes = ['ITENS'],
}: { visoes?: Visao[]; permissoes?: Permissao[] } = {}) {
  const servidor = simularApi({ [LER]: visoes });
  const tela = renderTela(<Visoes lista="/gerenciar-itens" />, {
    permissoes,
    rota: '/gerenciar-itens',
    endereco: '/gerenciar-itens?nome=SAB%C3%83O&exibir=7',
  });
  const abrirMenu = async () => {
    await tela.usuario.click(screen.getByRole('button', { name: /^Visões/ }));
    return screen.findByRole('button', { name: 'Salvar esta visão…' });
  };
  await abrirMenu();
  return { ...servidor, ...tela, abrirMenu };
}
const nomesEm = (grupo: string) =>
  within(screen.getByRole('group', { name: grupo }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const confirmar = async (usuario: Awaited<ReturnType<typeof abrir>>['usuario']) =>
  usuario.click(await screen.findByRole('button', { name: 'Sim' }));

test('the menu has the user’s views and the shared ones; a view is the address of the list from then on', async () => {
  const { usuario, router, de, abrirMenu } = await abrir();
  await screen.findByRole('button', { name: 'Limpeza' });
  expect([nomesEm('Suas visões'), nomesEm('Compartilhadas')]).toEqual([['Limpeza'], ['Feira (de Ana)']]);
  expect(de(LER).map(({ busca }) => busca)).toEqual([{ lista: '/gerenciar-itens' }]);
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('button', { name: 'Feira (de Ana)' }));
  expect(router.state.location).toMatchObject({ pathname: '/gerenciar-itens', search: '?nome=FEIRA' });
  await abrirMenu();
  expect(screen.getByRole('button', { name: 'Feira (de Ana)', current: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Limpeza', current: false })).toBeVisible();
});

test('the state of the list is saved under a name, without the open record', async () => {
  const { usuario, de, responder } = await abrir({ visoes: [] });
  await waitFor(() => expect(screen.queryByText('Carregando…')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Gerenciar visões…' })).not.toBeInTheDocument();
  responder('POST /visoes', { ...LIMPEZA, nome: 'Sabão' });
  await usuario.click(screen.getByRole('button', { name: 'Salvar esta visão…' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Salvar esta visão' }));
  // Sharing takes the permission of the users too.
  expect(modal.queryByRole('checkbox')).not.toBeInTheDocument();
  await usuario.click(modal.getByLabelText(/Nome/));
  await usuario.paste('Sabão');
  await usuario.click(modal.getByRole('button', { name: 'Salvar' }));
  await confirmar(usuario);
  expect(await screen.findByText('Visão cadastrada com sucesso!')).toBeVisible();
  expect(de('POST /visoes').map(({ corpo }) => corpo)).toEqual([
    { lista: '/gerenciar-itens', nome: 'Sabão', parametros: 'nome=SAB%C3%83O', compartilhada: false },
  ]);
});

test('a user who manages the users shares and renames views; a refused name is shown at its field', async () => {
  const { usuario, de, responder } = await abrir({ permissoes: ['ITENS', 'USUARIOS'] });
  await usuario.click(await screen.findByRole('button', { name: 'Gerenciar visões…' }));
  await screen.findByRole('dialog', { name: 'Gerenciar visões' });
  expect(screen.getByRole('button', { name: 'Editar Feira' })).toBeVisible();
  await usuario.click(screen.getByRole('button', { name: 'Editar Limpeza' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Edição de Visão' }));
  await usuario.click(modal.getByRole('checkbox', { name: 'Compartilhar' }));
  const mensagem = 'Já existe uma visão desta lista com este nome.';
  responder('PUT /visoes/1', () => problema(409, mensagem, [{ campo: 'nome', mensagem }]));
  await usuario.click(modal.getByRole('button', { name: 'Salvar' }));
  await confirmar(usuario);
  expect(await modal.findByText(mensagem)).toBeVisible();
  responder('PUT /visoes/1', { ...LIMPEZA, compartilhada: true, versao: 2 });
  await usuario.click(modal.getByRole('button', { name: 'Salvar' }));
  await confirmar(usuario);
  expect(await screen.findByText('Visão atualizada com sucesso!')).toBeVisible();
  expect(de('PUT /visoes/1').at(-1)?.corpo).toEqual({
    nome: 'Limpeza',
    parametros: 'tipo=LIMPEZA',
    compartilhada: true,
    versao: 1,
  });
});

test('others change their own views only; a deletion asks', async () => {
  const { usuario, responder } = await abrir();
  await usuario.click(await screen.findByRole('button', { name: 'Gerenciar visões…' }));
  await screen.findByRole('dialog', { name: 'Gerenciar visões' });
  expect(screen.queryByRole('button', { name: 'Editar Feira' })).not.toBeInTheDocument();
  responder('DELETE /visoes/1', undefined);
  responder(LER, [FEIRA]);
  await usuario.click(screen.getByRole('button', { name: 'Excluir Limpeza' }));
  await confirmar(usuario);
  expect(await screen.findByText('Visão excluída com sucesso!')).toBeVisible();
  expect(screen.getByText('Nenhuma visão desta lista.')).toBeVisible();
});

test('a failure offers another attempt', async () => {
  const { responder } = simularApi({ [LER]: () => problema(500, 'O banco não respondeu.') });
  const { usuario } = renderTela(<Visoes lista="/gerenciar-itens" />, { permissoes: ['ITENS'] });
  await usuario.click(screen.getByRole('button', { name: /^Visões/ }));
  expect(await screen.findByText('O banco não respondeu.')).toBeVisible();
  responder(LER, [LIMPEZA]);
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: 'Limpeza' })).toBeVisible();
});
