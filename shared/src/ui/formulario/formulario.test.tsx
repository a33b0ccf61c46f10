import { aoExpirar, useSessao } from '@merenda/shared';
import { CampoQuantidade, CampoTexto, FormularioCadastro, ModalFormulario, type Entidade } from '@merenda/shared/ui';
import { esperarDialogo, problema, renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { anunciarFim } from '../../raiz/fim-da-sessao.js';
import { apiSemTabela } from '../../testing/apiSemTabela.js';
import { simularServidor } from '../../testing/simularServidor.js';
import { Link, useNavigate } from 'react-router-dom';

const FRUTA: Entidade = { artigo: 'a', nome: 'Fruta' };

interface Fruta {
  nome: string;
  dono: { email: string };
}

function Campos() {
  return (
    <>
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio max={10} maiusculo />
      <CampoTexto nome={['dono', 'email']} rotulo="E-mail do dono" max={50} tipo="email" />
    </>
  );
}

function CadastroFruta() {
  return (
    <>
      <FormularioCadastro<Fruta>
        entidade={FRUTA}
        aoSalvar={(fruta, { idempotencia }) => apiSemTabela.post('frutas', fruta, { idempotencia })}
      >
        <Campos />
      </FormularioCadastro>
      <Link to="/outra">Sair daqui</Link>
    </>
  );
}

function EdicaoFruta({ campos = <Campos /> }: { campos?: ReactNode }) {
  const [editando, setEditando] = useState(false);
  return (
    <>
      <button onClick={() => setEditando(true)}>Editar</button>
      {editando && (
        <ModalFormulario<Fruta>
          entidade={FRUTA}
          titulo="Edição de Fruta"
          valores={{ nome: 'UVA' }}
          aoSalvar={(fruta) => apiSemTabela.put('frutas/1', fruta)}
          aoFechar={() => setEditando(false)}
        >
          {campos}
        </ModalFormulario>
      )}
    </>
  );
}

const nome = () => screen.getByRole('textbox', { name: 'Nome' });
const botao = (name: string) => screen.getByRole('button', { name });
const aviso = () => esperarDialogo('Aviso');

describe('registration form', () => {
  test('asks, sends, confirms and is empty again', async () => {
    const servidor = simularServidor({ 'POST /frutas': { id: 1 } });
    const { usuario } = renderTela(<CadastroFruta />);
    await usuario.type(nome(), 'caqui');
    await usuario.click(botao('Cadastrar'));
    expect(await aviso()).toHaveTextContent('Deseja realmente cadastrar a Fruta?');
    expect(servidor.requisicoes).toHaveLength(0);
    await usuario.click(botao('Sim'));
    expect(await screen.findByText('Fruta cadastrada com sucesso!')).toBeInTheDocument();
    expect(servidor.de('POST /frutas')[0]?.corpo).toEqual({ nome: 'CAQUI', dono: {} });
    expect(nome()).toHaveValue('');
  });

  test("'Cancelar' in the question sends nothing and keeps the typed values", async () => {
    const servidor = simularServidor();
    const { usuario } = renderTela(<CadastroFruta />);
    await usuario.type(nome(), 'caqui{Enter}');
    await usuario.click(within(await aviso()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(servidor.requisicoes).toHaveLength(0);
    expect(nome()).toHaveValue('CAQUI');
  });

  test('an empty required field is named, focused and linked to its error', async () => {
    simularServidor();
    const { usuario } = renderTela(<CadastroFruta />);
    await usuario.type(nome(), '   ');
    await usuario.click(botao('Cadastrar'));
    expect(await screen.findByRole('alert', { name: '' })).toHaveTextContent('Campos com * são obrigatórios');
    await waitFor(() => {
      expect(nome()).toHaveFocus();
      expect(nome()).toBeInvalid();
      expect(nome()).toHaveAccessibleDescription(/Campo obrigatório\./);
    });
  });

  test("the server's errors appear at their fields, and no typed value is lost", async () => {
    simularServidor({
      'POST /frutas': problema(422, 'Confira os campos destacados.', [
        { campo: 'dono.email.0', mensagem: 'E-mail já usado.' },
        { campo: 'peso', mensagem: 'Falta o peso.' },
      ]),
    });
    const { usuario } = renderTela(<CadastroFruta />);
    await usuario.type(nome(), 'caqui{Enter}');
    await usuario.click(within(await aviso()).getByRole('button', { name: 'Sim' }));
    const email = screen.getByRole('textbox', { name: 'E-mail do dono' });
    await waitFor(() => expect(email).toHaveAccessibleDescription(/E-mail já usado\./));
    expect(await screen.findByText('Confira os campos destacados.')).toBeInTheDocument();
    expect(await screen.findByText('Falta o peso.')).toBeInTheDocument();
    await waitFor(() => expect(email).toHaveFocus());
    expect(nome()).toHaveValue('CAQUI');
  });

  test('the same values sent again have the same key; other values have another', async () => {
    const servidor = simularServidor({ 'POST /frutas': problema(500, 'Falhou.') });
    const { usuario } = renderTela(<CadastroFruta />);
    const enviar = async (vezes: number) => {
      await usuario.click(botao('Cadastrar'));
      await usuario.click(within(await aviso()).getByRole('button', { name: 'Sim' }));
      await waitFor(() => expect(servidor.requisicoes).toHaveLength(vezes));
      await waitFor(() => expect(botao('Cadastrar')).toBeEnabled());
    };
    await usuario.type(nome(), 'caqui');
    await enviar(1);
    await enviar(2);
    await usuario.type(nome(), 's');
    await enviar(3);
    const chaves = servidor.requisicoes.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(chaves[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(chaves[1]).toBe(chaves[0]);
    expect(chaves[2]).not.toBe(chaves[0]);
  });

  test('leaving asks only when something was typed', async () => {
    simularServidor();
    const { usuario, router } = renderTela(<CadastroFruta />);
    await usuario.type(nome(), 'caqui');
    await usuario.click(screen.getByRole('link', { name: 'Sair daqui' }));
    await usuario.click(within(await aviso()).getByRole('button', { name: 'Cancelar' }));
    expect(router.state.location.pathname).toBe('/tela');
    expect(nome()).toHaveValue('CAQUI');

    await usuario.click(botao('Limpar'));
    await usuario.click(within(await aviso()).getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(nome()).toHaveValue(''));
    await usuario.click(screen.getByRole('link', { name: 'Sair daqui' }));
    expect(await screen.findByText('Outra tela')).toBeInTheDocument();
  });

  test("'Limpar' asks when something was typed, and comes after 'Cadastrar'", async () => {
    simularServidor();
    const { usuario } = renderTela(<CadastroFruta />);
    await usuario.click(botao('Limpar'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await usuario.type(nome(), 'caqui');
    botao('Cadastrar').focus();
    await usuario.tab();
    expect(botao('Limpar')).toHaveFocus();
    await usuario.click(botao('Limpar'));
    expect(await aviso()).toHaveTextContent('Deseja realmente descartar o que digitou?');
    await usuario.click(within(await aviso()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(nome()).toHaveValue('CAQUI');
  });

  test('the first field has the focus on opening, after a success and after the form was cleared', async () => {
    simularServidor({ 'POST /frutas': { id: 1 } });
    const { usuario } = renderTela(<CadastroFruta />);
    expect(nome()).toHaveFocus();
    await usuario.keyboard('caqui');
    await usuario.click(botao('Cadastrar'));
    await usuario.click(within(await aviso()).getByRole('button', { name: 'Sim' }));
    expect(await screen.findByText('Fruta cadastrada com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(nome()).toHaveFocus();
    await usuario.keyboard('uva');
    await usuario.click(botao('Limpar'));
    await usuario.click(within(await aviso()).getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(nome()).toHaveFocus();
    expect(nome()).toHaveValue('');
  });

  test('a form that a radio button shows leaves the focus there: the arrows go on choosing', async () => {
    simularServidor();
    function ComEscolha() {
      const [mostra, setMostra] = useState(false);
      return (
        <>
          <input type="radio" aria-label="Fruta" checked={mostra} onChange={() => setMostra(true)} />
          {mostra && <CadastroFruta />}
        </>
      );
    }
    const { usuario } = renderTela(<ComEscolha />);
    await usuario.click(screen.getByRole('radio', { name: 'Fruta' }));
    expect(nome()).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Fruta' })).toHaveFocus();
  });

  test('on a touch screen nothing has the focus on opening: the keyboard would hide the form', () => {
    simularServidor();
    const midia = jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media === '(pointer: coarse)',
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
          addListener: () => undefined,
          removeListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    renderTela(<CadastroFruta />);
    expect(nome()).not.toHaveFocus();
    midia.mockRestore();
  });
});

test('a form that navigates after it was saved does not ask', async () => {
  simularServidor();
  function CadastroQueSegue() {
    const navigate = useNavigate();
    return (
      <FormularioCadastro<Fruta>
        entidade={FRUTA}
        aoSalvar={() => Promise.resolve()}
        aoConcluir={() => void navigate('/outra')}
      >
        <Campos />
      </FormularioCadastro>
    );
  }
  const { usuario } = renderTela(<CadastroQueSegue />);
  await usuario.type(nome(), 'caqui{Enter}');
  await usuario.click(within(await aviso()).getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Outra tela')).toBeInTheDocument();
});

describe('a session that expires while a form is filled', () => {
  /** Types and tries to save; the session has expired, so the shell ends it and shows the login. */
  async function expirar() {
    simularServidor({ 'POST /frutas': problema(401, 'Sua sessão terminou.') });
    const parar = aoExpirar(() => useSessao.getState().encerrar());
    const { usuario, unmount } = renderTela(<CadastroFruta />);
    await usuario.type(nome(), 'caqui{Enter}');
    await usuario.click(within(await aviso()).getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(useSessao.getState().auth.token).toBeNull());
    unmount();
    parar();
  }

  test('keeps the typed values: the same user finds them in the form', async () => {
    await expirar();
    renderTela(<CadastroFruta />);
    expect(await screen.findByText(/está de volta/)).toBeInTheDocument();
    expect(nome()).toHaveValue('CAQUI');
  });

  test('keeps them also when the session ends in another tab', async () => {
    simularServidor();
    const { usuario, unmount } = renderTela(<CadastroFruta />);
    await usuario.type(nome(), 'caqui');
    // The effect of a message that another tab ended the session.
    act(() => anunciarFim('outra-aba'));
    unmount();
    renderTela(<CadastroFruta />, { pessoa: 2 }).unmount();
    renderTela(<CadastroFruta />);
    expect(nome()).toHaveValue('CAQUI');
  });

  test('restores also a text that is not a number, and still refuses it', async () => {
    const servidor = simularServidor({ 'POST /frutas': {} });
    const formulario = (
      <FormularioCadastro<{ peso: number }> entidade={FRUTA} aoSalvar={(fruta) => apiSemTabela.post('frutas', fruta)}>
        <CampoQuantidade nome="peso" rotulo="Peso" />
      </FormularioCadastro>
    );
    const parar = aoExpirar(() => useSessao.getState().encerrar());
    const { usuario, unmount } = renderTela(formulario);
    await usuario.type(screen.getByRole('textbox', { name: 'Peso' }), '12.5');
    servidor.responder('GET /frutas', problema(401, 'Sua sessão terminou.'));
    await apiSemTabela.get('frutas').catch(() => undefined);
    await waitFor(() => expect(useSessao.getState().auth.token).toBeNull());
    unmount();
    parar();

    const { usuario: depois } = renderTela(formulario);
    expect(await screen.findByRole('textbox', { name: 'Peso' })).toHaveValue('12.5');
    await depois.click(botao('Cadastrar'));
    expect(await screen.findByText('Use vírgula para os decimais: 12,5')).toBeInTheDocument();
    expect(servidor.de('POST /frutas')).toEqual([]);
  });

  test('does not show them to another user, and not twice', async () => {
    await expirar();
    const outra = renderTela(<CadastroFruta />, { pessoa: 2 });
    expect(nome()).toHaveValue('');
    outra.unmount();
    const primeira = renderTela(<CadastroFruta />);
    expect(nome()).toHaveValue('CAQUI');
    primeira.unmount();
    renderTela(<CadastroFruta />);
    expect(nome()).toHaveValue('');
  });
});

describe('form in a modal', () => {
  test('the press that opens it is shown before the modal is drawn', async () => {
    renderTela(<EdicaoFruta />);
    // The browser's own press: the library's waits until the modal is there.
    botao('Editar').click();
    await Promise.resolve();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await esperarDialogo('Edição de Fruta')).toBeVisible();
  });

  test('starts with the record, updates it and closes', async () => {
    const servidor = simularServidor({ 'PUT /frutas/1': {} });
    const { usuario } = renderTela(<EdicaoFruta />);
    await usuario.click(botao('Editar'));
    expect(nome()).toHaveValue('UVA');
    await usuario.type(nome(), 's');
    await usuario.click(botao('Salvar'));
    expect(await aviso()).toHaveTextContent('Deseja realmente atualizar a Fruta?');
    await usuario.click(botao('Sim'));
    expect(await screen.findByText('Fruta atualizada com sucesso!')).toBeInTheDocument();
    expect(servidor.de('PUT /frutas/1')[0]?.corpo).toMatchObject({ nome: 'UVAS' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a conflict keeps it open with the typed values', async () => {
    simularServidor({ 'PUT /frutas/1': problema(409, 'Outra pessoa alterou esta fruta.') });
    const { usuario } = renderTela(<EdicaoFruta />);
    await usuario.click(botao('Editar'));
    await usuario.type(nome(), 's');
    await usuario.click(botao('Salvar'));
    await aviso();
    await usuario.click(botao('Sim'));
    expect(await screen.findByText('Outra pessoa alterou esta fruta.')).toBeInTheDocument();
    expect(nome()).toHaveValue('UVAS');
  });

  test('the end of the opening leaves the focus to a field that is already being typed into', async () => {
    simularServidor();
    function CamposComFoco() {
      useEffect(() => screen.getByRole('textbox', { name: 'E-mail do dono' }).focus(), []);
      return <Campos />;
    }
    const { usuario } = renderTela(<EdicaoFruta campos={<CamposComFoco />} />);
    await usuario.click(botao('Editar'));
    await usuario.keyboard('ana@exemplo.br');
    expect(screen.getByRole('textbox', { name: 'E-mail do dono' })).toHaveValue('ana@exemplo.br');
    expect(nome()).toHaveValue('UVA');
  });

  test('cancelling asks only when something was typed', async () => {
    simularServidor();
    const { usuario } = renderTela(<EdicaoFruta />);
    await usuario.click(botao('Editar'));
    await usuario.click(botao('Cancelar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await usuario.click(botao('Editar'));
    await usuario.type(nome(), 's');
    await usuario.click(botao('Cancelar'));
    expect(await aviso()).toHaveTextContent('ainda não foram salvos');
    await usuario.click(botao('Sim'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('has no accessibility breach', async () => {
    simularServidor();
    const { usuario } = renderTela(<EdicaoFruta />);
    await usuario.click(botao('Editar'));
    await usuario.clear(nome());
    await usuario.click(botao('Salvar'));
    await screen.findByText('Campo obrigatório.');
    await verificarAcessibilidade();
  });
});

test('a lost answer that the server cannot explain shows a message too', async () => {
  simularServidor({ 'POST /frutas': () => Promise.reject(new TypeError('Failed to fetch')) });
  const { usuario } = renderTela(<CadastroFruta />);
  await usuario.type(nome(), 'caqui{Enter}');
  await usuario.click(within(await aviso()).getByRole('button', { name: 'Sim' }));
  expect(
    await screen.findByText(/Não sabemos se o envio chegou: a resposta do servidor se perdeu/),
  ).toBeInTheDocument();
});
