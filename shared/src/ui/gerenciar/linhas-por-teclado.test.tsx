import { renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { editar, ListaDeRegistros, ver, type Coluna } from '@merenda/shared/ui';
import { screen } from '@testing-library/react';

interface Fruta {
  id: number;
  nome: string;
}

const FRUTAS: Fruta[] = ['UVA', 'CAJU', 'MELÃO'].map((nome, id) => ({ id, nome }));
const COLUNAS: Coluna<Fruta>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nome, ordem: ({ nome }) => nome },
  {
    titulo: 'Receitas',
    valor: ({ nome }) =>
      nome === 'UVA' ? (
        <>
          <button>Suco de UVA</button>
          <button aria-haspopup="menu">Mais de UVA</button>
        </>
      ) : nome === 'CAJU' ? (
        <button>Suco de CAJU</button>
      ) : null,
  },
];

let vista: string | undefined;
function abrir(frutas = FRUTAS) {
  vista = undefined;
  return renderTela(
    <ListaDeRegistros
      rotulo="Frutas"
      consulta={{ data: frutas, error: null, isFetching: false, refetch: () => undefined }}
      busca={[{ campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome }]}
      colunas={COLUNAS}
      acoes={[
        ver(({ nome }: Fruta) => {
          vista = nome;
        }),
        editar(() => undefined),
      ]}
      nomeDaLinha={({ nome }) => nome}
      vazio="Nenhuma fruta."
    />,
  );
}
const botao = (name: string) => screen.getByRole('button', { name });
const campo = () => screen.getByRole('textbox', { name: 'Nome' });

test('from the search ↓ leads to the first row, and Enter opens it', async () => {
  const { usuario } = abrir();
  await usuario.type(campo(), 'caju{ArrowDown}');
  expect(botao('Exibir CAJU')).toHaveFocus();
  await usuario.keyboard('{Enter}');
  expect(vista).toBe('CAJU');
  await verificarAcessibilidade();
});

test('↓ and ↑ keep the action, and stay in the table', async () => {
  const { usuario } = abrir();
  botao('Editar UVA').focus();
  await usuario.keyboard('{ArrowDown}{ArrowDown}');
  expect(botao('Editar MELÃO')).toHaveFocus();
  await usuario.keyboard('{ArrowDown}');
  expect(botao('Editar MELÃO')).toHaveFocus();
  await usuario.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(botao('Editar UVA')).toHaveFocus();
});

test('a row without the same control gives its first one', async () => {
  const { usuario } = abrir();
  botao('Suco de CAJU').focus();
  await usuario.keyboard('{ArrowDown}');
  expect(botao('Editar MELÃO')).toHaveFocus();
});

test('the arrows of a menu are its own; with Shift they select text', async () => {
  const { usuario } = abrir();
  botao('Mais de UVA').focus();
  await usuario.keyboard('{ArrowDown}');
  expect(botao('Mais de UVA')).toHaveFocus();
  botao('Exibir UVA').focus();
  await usuario.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(botao('Exibir UVA')).toHaveFocus();
});

test('without rows ↓ leads to what can be done, or stays in the field', async () => {
  const { usuario } = abrir([]);
  await usuario.type(campo(), '{ArrowDown}');
  expect(campo()).toHaveFocus();
  await usuario.type(campo(), 'x');
  await screen.findByText('Nada encontrado para esta busca.');
  await usuario.keyboard('{ArrowDown}');
  expect(botao('Limpar busca')).toHaveFocus();
});
