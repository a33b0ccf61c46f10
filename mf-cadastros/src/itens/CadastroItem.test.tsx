import {
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
  umItem,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CadastroItem from './CadastroItem.js';

const ARROZ = umItem();
const CATEGORIAS = [
  { nome: 'CEREAIS', descricao: 'Cereais e derivados' },
  { nome: 'FRUTAS', descricao: 'Frutas' },
];

function abrir(rotas: Record<string, unknown> = {}) {
  const servidor = simularApi({ 'GET /convencoes/categorias-alimento': CATEGORIAS, ...rotas });
  const tela = renderTela(<CadastroItem />, { permissoes: ['ITENS'] });
  return { servidor, ...tela };
}

type Usuario = ReturnType<typeof abrir>['usuario'];

const nome = () => screen.getByRole('textbox', { name: 'Nome' });

async function escolher(usuario: Usuario, campo: string, opcao: string) {
  await usuario.click(screen.getByRole('combobox', { name: campo }));
  await usuario.click(await screen.findByTitle(opcao));
}

async function cadastrar(usuario: Usuario) {
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent('Deseja realmente cadastrar o Item?');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
}

test('a food is registered with its category', async () => {
  const { usuario, servidor } = abrir({ 'POST /itens-produto': ARROZ });
  await colar(usuario, nome(), 'arroz');
  await escolher(usuario, 'Tipo', 'Alimento');
  await escolher(usuario, 'Categoria', 'Cereais e derivados');
  await cadastrar(usuario);
  expect(await screen.findByText('Item cadastrado com sucesso!')).toBeInTheDocument();
  expect(servidor.de('POST /itens-produto')[0]?.corpo).toEqual({
    nome: 'ARROZ',
    itemProdutoTipo: 'ALIMENTO',
    categoria: 'CEREAIS',
  });
  expect(nome()).toHaveValue('');
});

test('category and degree of processing are asked of foods alone, and not sent for others', async () => {
  const { usuario, servidor } = abrir({
    'POST /itens-produto': { ...ARROZ, nome: 'SABÃO', itemProdutoTipo: 'LIMPEZA', categoria: null },
  });
  await colar(usuario, nome(), 'sabão');
  await escolher(usuario, 'Tipo', 'Alimento');
  await escolher(usuario, 'Categoria', 'Frutas');
  await escolher(usuario, 'Tipo', 'Limpeza');
  expect(screen.queryByRole('combobox', { name: 'Categoria' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Grau de processamento' })).not.toBeInTheDocument();
  await cadastrar(usuario);
  await screen.findByText('Item cadastrado com sucesso!');
  expect(servidor.de('POST /itens-produto')[0]?.corpo).toEqual({ nome: 'SABÃO', itemProdutoTipo: 'LIMPEZA' });
});

test('a food without category is refused before anything is sent', async () => {
  const { usuario, servidor } = abrir();
  await colar(usuario, nome(), 'arroz');
  await escolher(usuario, 'Tipo', 'Alimento');
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  const categoria = screen.getByRole('combobox', { name: 'Categoria' });
  await waitFor(() => expect(categoria).toHaveAccessibleDescription(/Campo obrigatório\./));
  expect(servidor.de('POST /itens-produto')).toHaveLength(0);
});

test('a repeated name is shown at its field and the typed values stay', async () => {
  const mensagem = 'Já existe um item deste tipo com este nome.';
  const { usuario } = abrir({ 'POST /itens-produto': problema(409, mensagem, [{ campo: 'nome', mensagem }]) });
  await colar(usuario, nome(), 'vassoura');
  await escolher(usuario, 'Tipo', 'Limpeza');
  await cadastrar(usuario);
  await waitFor(() => expect(nome()).toHaveAccessibleDescription(new RegExp(mensagem)));
  expect(nome()).toHaveValue('VASSOURA');
});

test('has no accessibility breach', async () => {
  const { usuario } = abrir();
  await escolher(usuario, 'Tipo', 'Alimento');
  await verificarAcessibilidade();
});
