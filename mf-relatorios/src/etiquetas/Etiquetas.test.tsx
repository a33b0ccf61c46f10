import type { ProdutoEstoque } from '@merenda/shared/contratos';
import { problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import Etiquetas from './Etiquetas.js';
import { useFormatoEscolhido } from './formato-escolhido.js';
import { fotografar } from '../teste/fotografar.js';

const ESTOQUE = { id: 3, unidadeEducacional: { id: 30, nome: 'ESCOLA AZUL' } };

const linha = (id: number, lote: number, numero: string, quantidade: number, nome = 'ARROZ 5 KG'): ProdutoEstoque => ({
  id,
  quantidade,
  bloqueio: null,
  produtoLote: {
    id: lote,
    numero,
    dataFabricacao: '01/01/2026',
    dataValidade: '27/08/2027',
    produto: {
      id: 1,
      nome,
      unidadeProduto: 'PACOTE',
      medidaReal: 5,
      unidadeMedida: 'KG',
      item: { id: 1, nome: 'ARROZ' },
    },
  },
});

const LINHAS = [linha(1, 12, 'A-1', 2.5), linha(2, 15, 'B-2', 3, 'FEIJÃO'), linha(3, 18, 'A-1', 0, 'MILHO')];

beforeEach(() => useFormatoEscolhido.setState({ formato: 'A4_3X8' }));

const abrir = (endereco = '/relatorio/etiquetas/3?lotes=15,12', rotas: Record<string, unknown> = {}) => {
  const servidor = simularApi({
    'GET /estoques/me/3': ESTOQUE,
    'GET /estoques/3/produtos-estoque': LINHAS,
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    ...rotas,
  });
  return {
    servidor,
    ...renderTela(<Etiquetas />, { permissoes: ['ESTOQUES'], rota: '/relatorio/etiquetas/:estoque', endereco }),
  };
};

const folha = (nome: string) => screen.findByRole('list', { name: nome });
const etiquetasDa = async (nome: string) =>
  within(await folha(nome))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const escolherNo = async (usuario: ReturnType<typeof abrir>['usuario'], campo: string, opcao: string) => {
  await usuario.type(screen.getByRole('combobox', { name: campo }), opcao);
  await usuario.click(await screen.findByTitle(opcao));
};

test('each lot has a label with product, number, expiry, package and unit, in the order of the address', async () => {
  abrir();
  expect(await etiquetasDa('Folha 1 de 1')).toEqual([
    'FEIJÃOLote B-2Validade 27/08/2027pacote de 5 kgESCOLA AZUL',
    'ARROZ 5 KGLote A-1Validade 27/08/2027pacote de 5 kgESCOLA AZUL',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('2 etiquetas em 1 página.');
  await verificarAcessibilidade();
});

test('the code on a label is the address of its lot; two lots with one number have different codes', async () => {
  abrir('/relatorio/etiquetas/3?lotes=12,18');
  const codigos = [...(await folha('Folha 1 de 1')).querySelectorAll('svg')].map((svg) => decodeQR(fotografar(svg)));
  expect(codigos).toEqual(['http://localhost/rastreio-de-lotes?lote=12', 'http://localhost/rastreio-de-lotes?lote=18']);
});

test('copies: as many as are typed, or one for each package; a package that is begun counts', async () => {
  const { usuario } = abrir('/relatorio/etiquetas/3?lotes=12,15,18');
  await folha('Folha 1 de 1');
  await usuario.click(screen.getByRole('button', { name: 'Uma por embalagem' }));
  // 2,5 packages are three labels, three are three, and an empty lot keeps one.
  expect(screen.getByRole('textbox', { name: 'Cópias de Arroz 5 kg, lote A-1' })).toHaveValue('3');
  expect(screen.getByRole('textbox', { name: 'Cópias de Milho, lote A-1' })).toHaveValue('1');
  expect(screen.getByRole('status')).toHaveTextContent('7 etiquetas em 1 página.');
  await usuario.click(screen.getByRole('button', { name: 'Uma por lote' }));
  expect(screen.getByRole('status')).toHaveTextContent('3 etiquetas em 1 página.');
  const copias = screen.getByRole('textbox', { name: 'Cópias de Feijão, lote B-2' });
  await usuario.clear(copias);
  await usuario.type(copias, '30');
  expect(screen.getByRole('status')).toHaveTextContent('32 etiquetas em 2 páginas.');
});

test('copies that are no whole number, or too many together, are refused at their place, and nothing is printed', async () => {
  const { usuario } = abrir();
  await folha('Folha 1 de 1');
  const copias = screen.getByRole('textbox', { name: 'Cópias de Feijão, lote B-2' });
  await usuario.clear(copias);
  await usuario.type(copias, '0');
  await usuario.tab();
  expect(screen.getByText('Informe um número inteiro de cópias, a partir de 1.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeDisabled();
  expect(screen.queryByRole('list', { name: /^Folha/ })).not.toBeInTheDocument();
  await usuario.clear(copias);
  await usuario.type(copias, '500');
  expect(screen.getByText('Imprima no máximo 500 etiquetas de uma vez.')).toBeVisible();
  expect(copias).toHaveValue('500');
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeDisabled();
});

test('a used sheet goes on at its first free label', async () => {
  const { usuario } = abrir();
  await folha('Folha 1 de 1');
  await escolherNo(usuario, 'Primeira etiqueta livre da folha', 'Linha 8, coluna 3');
  expect(await etiquetasDa('Folha 1 de 2')).toEqual([expect.stringContaining('FEIJÃO')]);
  expect(await etiquetasDa('Folha 2 de 2')).toEqual([expect.stringContaining('ARROZ')]);
  expect(screen.getByRole('status')).toHaveTextContent('2 etiquetas em 2 páginas.');
});

test('on the roll each label is a page, and the device remembers its printer', async () => {
  const { usuario, unmount } = abrir();
  await folha('Folha 1 de 1');
  await escolherNo(usuario, 'Papel', 'Impressora térmica, 50 × 30 mm');
  expect(await etiquetasDa('Folha 2 de 2')).toEqual([expect.stringContaining('ARROZ')]);
  expect(screen.queryByRole('combobox', { name: 'Primeira etiqueta livre da folha' })).not.toBeInTheDocument();
  unmount();
  abrir();
  expect(await folha('Folha 2 de 2')).toBeInTheDocument();
});

test('a lot that has left the stock is left out and reported; without any lot a link to the stock is shown', async () => {
  const { unmount } = abrir('/relatorio/etiquetas/3?lotes=12,99');
  expect(await screen.findByText('1 lote ficou de fora: não está mais neste estoque.')).toBeVisible();
  expect(await etiquetasDa('Folha 1 de 1')).toHaveLength(1);
  unmount();
  abrir('/relatorio/etiquetas/3?lotes=99');
  expect(await screen.findByText(/^Nenhum lote escolhido está neste estoque\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir o estoque' })).toHaveAttribute('href', '/estoque?estoque=3');
});

test('an address without a stock or lots asks the server nothing', async () => {
  const { servidor, unmount } = abrir('/relatorio/etiquetas/3');
  expect(await screen.findByText(/^Nenhum lote escolhido está neste estoque\./)).toBeVisible();
  unmount();
  abrir('/relatorio/etiquetas/abc?lotes=12');
  expect(await screen.findByRole('link', { name: 'Abrir o estoque' })).toHaveAttribute('href', '/estoque');
  expect(servidor.de('GET /estoques/3/produtos-estoque')).toHaveLength(0);
});

test('the stock of another unit is refused in the words of the server', async () => {
  abrir(undefined, { 'GET /estoques/me/3': problema(404, 'Este estoque não está entre os seus.') });
  expect(await screen.findByText('Este estoque não está entre os seus.')).toBeVisible();
});
