import { CampoSenha, CampoTexto, FormularioCadastro, RascunhoDeixado, type Entidade } from '@merenda/shared/ui';
import { renderTela } from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';

const PESSOA: Entidade = { artigo: 'a', nome: 'Pessoa' };

const CadastroPessoa = () => (
  <FormularioCadastro<{ nome: string; senha: string }> entidade={PESSOA} aoSalvar={() => Promise.resolve()}>
    <RascunhoDeixado formulario="pessoa" selado={{ sem: ['senha'] }} />
    <CampoTexto nome="nome" rotulo="Nome" max={20} />
    <CampoSenha nome="senha" rotulo="Senha" />
  </FormularioCadastro>
);

const guardado = () => localStorage.getItem('rascunho:pessoa:1');

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});

test('a draft of a person is kept encrypted, without the password, and offered to the same user alone', async () => {
  const { usuario, unmount } = renderTela(<CadastroPessoa />);
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'Ana Lima');
  await usuario.type(screen.getByLabelText('Senha'), 'panela azul');
  await waitFor(() => expect(guardado()).not.toBeNull());
  expect(guardado()).not.toMatch(/Ana|panela|nome/);
  unmount();

  const outra = renderTela(<CadastroPessoa />, { pessoa: 2 });
  await outra.usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'B');
  expect(screen.queryByText('Há um cadastro que não foi concluído')).not.toBeInTheDocument();
  outra.unmount();

  const volta = renderTela(<CadastroPessoa />);
  await volta.usuario.click(await screen.findByRole('button', { name: 'Retomar' }));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Lima');
  expect(screen.getByLabelText('Senha')).toHaveValue('');
});

test('a sealed draft that cannot be opened is forgotten', async () => {
  localStorage.setItem('rascunho:pessoa:1', 'AAAA');
  renderTela(<CadastroPessoa />);
  await waitFor(() => expect(guardado()).toBeNull());
  expect(screen.queryByRole('button', { name: 'Retomar' })).not.toBeInTheDocument();
});
