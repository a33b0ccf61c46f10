import { CampoTexto, FormularioCadastro, RascunhoDeixado, type Entidade } from '@merenda/shared/ui';
import { esperarDialogo, renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiSemTabela } from '../../testing/apiSemTabela.js';
import { simularServidor } from '../../testing/simularServidor.js';

const FRUTA: Entidade = { artigo: 'a', nome: 'Fruta' };

function CadastroFruta() {
  return (
    <FormularioCadastro<{ nome: string; cor?: string }>
      entidade={FRUTA}
      aoSalvar={(fruta) => apiSemTabela.post('frutas', fruta)}
    >
      <RascunhoDeixado formulario="fruta" paraFormulario={(guardados) => ({ ...guardados, cor: 'verde' })} />
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio max={10} maiusculo />
      <CampoTexto nome="cor" rotulo="Cor" max={10} />
    </FormularioCadastro>
  );
}

const nome = () => screen.getByRole('textbox', { name: 'Nome' });
const botao = (name: string) => screen.getByRole('button', { name });
const oferta = () => screen.queryByText('Há um cadastro que não foi concluído');
const fecharAba = () => act(() => window.dispatchEvent(new Event('pagehide')));

async function deixar(pessoa?: number) {
  simularServidor({ 'POST /frutas': {} });
  const { usuario, unmount } = renderTela(<CadastroFruta />, { pessoa });
  expect(oferta()).not.toBeInTheDocument();
  await usuario.type(nome(), 'caqui');
  await usuario.type(screen.getByRole('textbox', { name: 'Cor' }), 'laranja');
  await fecharAba();
  unmount();
}

beforeEach(() => localStorage.clear());

test('typed values survive a closed tab; once restored, they count as typed', async () => {
  await deixar();
  const { usuario } = renderTela(<CadastroFruta />);
  expect(oferta()).toBeInTheDocument();
  expect(nome()).toHaveValue('');
  await verificarAcessibilidade();
  await usuario.click(botao('Retomar'));
  expect(nome()).toHaveValue('CAQUI');
  expect(screen.getByRole('textbox', { name: 'Cor' })).toHaveValue('verde');
  expect(oferta()).not.toBeInTheDocument();
  await usuario.click(botao('Limpar'));
  expect(await esperarDialogo('Aviso')).toHaveTextContent('Deseja realmente descartar o que digitou?');
});

test('another user is not offered it, and a discarded one does not come back', async () => {
  await deixar();
  const outra = renderTela(<CadastroFruta />, { pessoa: 2 });
  expect(oferta()).not.toBeInTheDocument();
  outra.unmount();
  const { usuario, unmount } = renderTela(<CadastroFruta />);
  await usuario.click(botao('Descartar'));
  unmount();
  renderTela(<CadastroFruta />);
  expect(oferta()).not.toBeInTheDocument();
});

test('a registration that was saved leaves no draft', async () => {
  simularServidor({ 'POST /frutas': {} });
  const { usuario, unmount } = renderTela(<CadastroFruta />);
  await usuario.type(nome(), 'caqui');
  await fecharAba();
  await usuario.click(botao('Cadastrar'));
  await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(nome()).toHaveValue(''));
  await fecharAba();
  unmount();
  renderTela(<CadastroFruta />);
  expect(oferta()).not.toBeInTheDocument();
});

test('a draft that cannot be read is forgotten', () => {
  localStorage.setItem('rascunho:fruta:1', '{');
  renderTela(<CadastroFruta />);
  expect(oferta()).not.toBeInTheDocument();
  expect(localStorage.getItem('rascunho:fruta:1')).toBeNull();
});
