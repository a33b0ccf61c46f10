import {
  CampoTexto,
  enderecoDoRegistro,
  FormularioCadastro,
  ModalFormulario,
  PassoSeguinte,
  type Entidade,
} from '@merenda/shared/ui';
import { esperarDialogo, renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { apiSemTabela } from '../../testing/apiSemTabela.js';
import { simularServidor } from '../../testing/simularServidor.js';

const FRUTA: Entidade = { artigo: 'a', nome: 'Fruta' };

interface Fruta {
  nome: string;
  cor?: string;
}

interface CadastroProps {
  impedido?: boolean;
  comecar?: (salva: Fruta) => Partial<Fruta>;
}

function CadastroFruta({ impedido, comecar }: CadastroProps) {
  return (
    <FormularioCadastro<Fruta, Fruta & { id: number }>
      entidade={FRUTA}
      salvarDesabilitado={impedido}
      aoSalvar={async (fruta) => (await apiSemTabela.post('frutas', fruta)) as Fruta & { id: number }}
      salvo={({ id, nome }) => ({
        registro: `Fruta ${nome}`,
        endereco: enderecoDoRegistro('/gerenciar-frutas', id),
        aSeguir: (
          <>
            <button>Colher</button>
            <PassoSeguinte para="/cadastrar-geleia" permissao="PRATOS" valores={{ fruta: id }}>
              Cadastrar geleia
            </PassoSeguinte>
          </>
        ),
      })}
      manter={{ rotulo: 'Manter a cor', campos: ['cor'], comecar }}
    >
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio max={10} maiusculo />
      <CampoTexto nome="cor" rotulo="Cor" max={10} />
    </FormularioCadastro>
  );
}

function EdicaoFruta() {
  const [editando, setEditando] = useState(true);
  return (
    editando && (
      <ModalFormulario<Fruta>
        entidade={FRUTA}
        titulo="Edição de Fruta"
        valores={{ nome: 'UVA' }}
        aoSalvar={(fruta) => apiSemTabela.put('frutas/1', fruta)}
        aoFechar={() => setEditando(false)}
      >
        <CampoTexto nome="nome" rotulo="Nome" obrigatorio max={10} maiusculo />
      </ModalFormulario>
    )
  );
}

const nome = () => screen.getByRole('textbox', { name: 'Nome' });
const cor = () => screen.getByRole('textbox', { name: 'Cor' });
const botao = (name: string) => screen.getByRole('button', { name });

type Usuario = ReturnType<typeof renderTela>['usuario'];

async function confirmar(usuario: Usuario) {
  await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test('a strip names the registered record, with its links; the page is at its top and the focus in the first field', async () => {
  const rolar = jest.spyOn(window, 'scrollTo').mockReturnValue();
  const servidor = simularServidor({ 'POST /frutas': { id: 7, nome: 'CAQUI' } });
  const { usuario } = renderTela(<CadastroFruta />);
  expect(screen.queryByText(/^Fruta/)).not.toBeInTheDocument();
  await usuario.type(nome(), 'caqui');
  expect(rolar).not.toHaveBeenCalled();
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario);
  expect(screen.getByText('Fruta CAQUI cadastrada.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Exibir' })).toHaveAttribute('href', '/gerenciar-frutas?exibir=7');
  expect(botao('Colher')).toBeInTheDocument();
  expect(rolar).toHaveBeenCalledWith({ top: 0 });
  expect(nome()).toHaveFocus();
  expect(nome()).toHaveValue('');
  await verificarAcessibilidade();

  servidor.responder('POST /frutas', { id: 8, nome: 'UVA' });
  await usuario.keyboard('uva{Enter}');
  await confirmar(usuario);
  expect(screen.getByText('Fruta UVA cadastrada.')).toBeInTheDocument();
  expect(screen.queryByText('Fruta CAQUI cadastrada.')).not.toBeInTheDocument();
  rolar.mockRestore();
});

test('the next step takes values along, for users who may open it', async () => {
  simularServidor({ 'POST /frutas': { id: 7, nome: 'CAQUI' } });
  const { usuario, router } = renderTela(<CadastroFruta />, { permissoes: ['PRATOS'] });
  await usuario.type(nome(), 'caqui');
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario);
  await usuario.click(screen.getByRole('link', { name: 'Cadastrar geleia' }));
  expect(router.state.location).toMatchObject({ pathname: '/cadastrar-geleia', state: { valores: { fruta: 7 } } });
});

test('without the permission there is no next step', async () => {
  simularServidor({ 'POST /frutas': { id: 7, nome: 'CAQUI' } });
  const { usuario } = renderTela(<CadastroFruta />);
  await usuario.type(nome(), 'caqui');
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario);
  expect(screen.queryByRole('link', { name: 'Cadastrar geleia' })).not.toBeInTheDocument();
});

test('a form begins with the values of the step before; after a save it is empty', async () => {
  const servidor = simularServidor({ 'POST /frutas': { id: 7, nome: 'CAQUI' } });
  const { usuario } = renderTela(<CadastroFruta />, { valores: { cor: 'laranja' } });
  expect(cor()).toHaveValue('laranja');
  await usuario.type(nome(), 'caqui{Enter}');
  await confirmar(usuario);
  expect(servidor.de('POST /frutas')[0]?.corpo).toEqual({ nome: 'CAQUI', cor: 'laranja' });
  expect(cor()).toHaveValue('');
});

test('the chosen fields are kept for the next record, and leaving does not ask about them', async () => {
  const servidor = simularServidor({ 'POST /frutas': { id: 7, nome: 'CAQUI' } });
  const { usuario } = renderTela(<CadastroFruta />);
  await usuario.type(nome(), 'caqui');
  await usuario.type(cor(), 'laranja');
  await usuario.click(screen.getByRole('checkbox', { name: 'Manter a cor' }));
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario);
  expect([nome(), cor()].map((campo) => (campo as HTMLInputElement).value)).toEqual(['', 'laranja']);
  await usuario.type(nome(), 'manga{Enter}');
  await confirmar(usuario);
  expect(servidor.de('POST /frutas')[1]?.corpo).toEqual({ nome: 'MANGA', cor: 'laranja' });

  await usuario.click(screen.getByRole('checkbox', { name: 'Manter a cor' }));
  await usuario.type(nome(), 'kiwi{Enter}');
  await confirmar(usuario);
  expect(cor()).toHaveValue('');
  await usuario.click(botao('Limpar'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the next record begins with what the saved one gives, where fields are kept', async () => {
  simularServidor({ 'POST /frutas': { id: 7, nome: 'CAQUI' } });
  const { usuario } = renderTela(<CadastroFruta comecar={(salva) => ({ nome: `${salva.nome} ` })} />);
  await usuario.type(nome(), 'caqui{Enter}');
  await confirmar(usuario);
  expect(nome()).toHaveValue('');
  await usuario.click(screen.getByRole('checkbox', { name: 'Manter a cor' }));
  await usuario.type(nome(), 'caqui{Enter}');
  await confirmar(usuario);
  expect(nome()).toHaveValue('CAQUI ');
});

test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('%s submits the form once', async (teclas) => {
  const servidor = simularServidor({ 'POST /frutas': { id: 7, nome: 'CAQUI' } });
  const { usuario } = renderTela(<CadastroFruta />);
  expect(botao('Cadastrar')).toHaveAttribute('title', 'Ctrl+Enter');
  await usuario.type(nome(), 'caqui');
  await usuario.keyboard(teclas);
  await confirmar(usuario);
  expect(servidor.de('POST /frutas').map(({ corpo }) => corpo)).toEqual([{ nome: 'CAQUI' }]);
});

test('Ctrl+Enter does nothing while the form must not be sent', async () => {
  const servidor = simularServidor();
  const { usuario } = renderTela(<CadastroFruta impedido />);
  await usuario.type(nome(), 'caqui');
  await usuario.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(servidor.requisicoes).toHaveLength(0);
});

test('Ctrl+Enter submits a form in a modal, from its fields and from its buttons', async () => {
  const servidor = simularServidor({ 'PUT /frutas/1': {} });
  const { usuario } = renderTela(<EdicaoFruta />);
  await usuario.type(nome(), 's');
  botao('Cancelar').focus();
  await usuario.keyboard('{Control>}{Enter}{/Control}');
  await confirmar(usuario);
  expect(servidor.de('PUT /frutas/1').map(({ corpo }) => corpo)).toEqual([{ nome: 'UVAS' }]);
});
