import { receberArquivo } from '@merenda/shared';
import { problema, renderTela, simularApi, simularImportacao, verificarAcessibilidade } from '@merenda/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { AreaPublicada } from '../federation/registry.js';
import { ReceberArquivo } from './ReceberArquivo.js';

const RECONHECER = 'POST /importacoes/reconhecimento';

const tela = (caminho: string, titulo: string, permissao: string) => ({ id: caminho, caminho, titulo, permissao });
const AREA = {
  area: {
    id: 'mf-cadastros',
    telas: [
      tela('/importar-itens', 'Importar Itens', 'ITENS'),
      tela('/importar-produtos', 'Importar Produtos', 'PRODUTOS'),
      tela('/gerenciar-unidade', 'Gerenciar Unidades', 'UNIDADES'),
    ],
  },
} as unknown as AreaPublicada;

const ACHADAS = {
  achadas: [
    {
      entidade: 'produtos' as const,
      reconhecidas: 3,
      linhas: 11,
      frase: 'Parece uma lista de produtos: 11 linhas com nome, item e medida.',
    },
    { entidade: 'itens' as const, reconhecidas: 2, linhas: 11, frase: 'Parece uma lista de itens: 11 linhas.' },
  ],
  cadeia: null,
};

function abrir(resposta: unknown = ACHADAS, permissoes: ('ITENS' | 'PRODUTOS' | 'UNIDADES')[] = ['ITENS', 'PRODUTOS']) {
  const servidor = simularApi({ [RECONHECER]: resposta, 'GET /importacoes-sessao': [] });
  return { servidor, ...renderTela(<ReceberArquivo areas={[AREA]} />, { permissoes }) };
}

const escolher = (usuario: ReturnType<typeof abrir>['usuario'], arquivo: File) =>
  usuario.upload(screen.getByLabelText('Arquivo da prefeitura'), arquivo);

afterEach(() => receberArquivo(''));

test('a file is named, and the screen of the chosen kind gets it', async () => {
  const { servidor, usuario } = abrir();
  const arquivo = new File(['a;b'], 'produtos.csv');
  await escolher(usuario, arquivo);
  expect(
    await screen.findByText('produtos.csv: Parece uma lista de produtos: 11 linhas com nome, item e medida.'),
  ).toBeInTheDocument();
  expect(servidor.de(RECONHECER)[0]?.corpo).toEqual({ nome: 'produtos.csv', conteudo: 'YTti' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Importar Produtos',
    'Importar Itens',
  ]);
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('link', { name: 'Importar Produtos' }));
  expect(receberArquivo('/importar-produtos')).toBe(arquivo);
  // It is taken once.
  expect(receberArquivo('/importar-produtos')).toBeNull();
});

test('a file that is dropped anywhere on the page is taken', async () => {
  abrir();
  const arquivo = new File(['a;b'], 'solta.ods');
  fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'], files: [] } });
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [arquivo] } });
  expect(await screen.findByText(/^solta\.ods: Parece uma lista de produtos/)).toBeInTheDocument();
});

test('a file of the Censo is sent to its own screen, without being read', async () => {
  const { servidor, usuario } = abrir(ACHADAS, ['ITENS', 'UNIDADES']);
  await escolher(usuario, new File(['NU_ANO_CENSO;CO_ENTIDADE'], 'microdados.csv'));
  expect(await screen.findByText(/É um arquivo do Censo Escolar/)).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/gerenciar-unidade');
  expect(servidor.de(RECONHECER)).toHaveLength(0);
  await usuario.click(screen.getByRole('link'));
  expect(receberArquivo('/gerenciar-unidade')).toBeNull();
});

test('an invoice is named also to a user who may not open its screen', async () => {
  const { usuario } = abrir();
  await escolher(usuario, new File(['<nfeProc versao="4.00">'], 'nota.xml'));
  expect(await screen.findByText(/É uma nota fiscal eletrônica/)).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a file that no kind fits, or that cannot be read, is answered with a sentence', async () => {
  const { servidor, usuario } = abrir({ achadas: [], cadeia: null });
  await escolher(usuario, new File(['x'], 'lista.csv'));
  expect(await screen.findByText(/Não foi possível saber o que é esta planilha/)).toBeInTheDocument();
  servidor.responder(RECONHECER, problema(422, 'O arquivo é um PDF, não é uma planilha.'));
  await escolher(usuario, new File(['%PDF'], 'lista.pdf'));
  expect(await screen.findByText('lista.pdf: O arquivo é um PDF, não é uma planilha.')).toBeInTheDocument();
  const grande = new File(['x'], 'grande.xlsx');
  Object.defineProperty(grande, 'size', { value: 8 * 1024 * 1024 + 1 });
  await escolher(usuario, grande);
  expect(await screen.findByText(/^grande\.xlsx: O arquivo tem mais de 8 MB/)).toBeInTheDocument();
  expect(servidor.de(RECONHECER)).toHaveLength(2);
});

test('who may import nothing sees no place for a file', () => {
  const { container } = abrir(ACHADAS, ['UNIDADES']);
  expect(container).not.toHaveTextContent('Traga sua planilha');
});

test('a file that names what is missing offers to create all of it in order', async () => {
  const frase = 'Parece uma lista de produtos: 11 produtos. Criar itens e produtos?';
  const passos = [
    { entidade: 'itens' as const, total: 7 },
    { entidade: 'produtos' as const, total: 11 },
  ];
  const { usuario, router } = abrir({ ...ACHADAS, cadeia: { frase, passos } });
  const arquivo = new File(['a;b'], 'produtos.csv');
  await escolher(usuario, arquivo);
  expect(await screen.findByText(`produtos.csv: ${frase}`)).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Criar tudo nesta ordem',
    'Importar Produtos',
    'Importar Itens',
  ]);
  await usuario.click(screen.getByRole('link', { name: 'Criar tudo nesta ordem' }));
  expect(router.state.location).toMatchObject({ pathname: '/importar-produtos', search: '?cadeia=sim' });
  expect(receberArquivo('/importar-produtos')).toBe(arquivo);
});

test('an import that was begun is offered with its file, and can be discarded', async () => {
  const importacao = simularImportacao({ campos: [], colunas: [], linhas: [] });
  const { servidor, usuario } = abrir();
  servidor.responder('GET /importacoes-sessao', importacao.rotas['GET /importacoes-sessao']);
  servidor.responder('DELETE /importacoes-sessao/1', undefined);
  servidor.responder('GET /relogio', { hoje: '18/11/2026', agora: '18/11/2026 11:00' });
  const continuar = await screen.findByRole('link', { name: 'Continuar a importação de itens.csv, de hoje às 10:41' });
  expect(continuar).toHaveAttribute('href', '/importar-itens?sessao=1');
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('button', { name: 'Descartar a importação de itens.csv' }));
  servidor.responder('GET /importacoes-sessao', []);
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Importação descartada.')).toBeInTheDocument();
  expect(servidor.de('DELETE /importacoes-sessao/1')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /^Continuar/ })).not.toBeInTheDocument();
});
