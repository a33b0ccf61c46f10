import type { ImportacaoEmCurso } from '@merenda/shared/contratos';
import {
  campoDaImportacao,
  linhaDaImportacao,
  renderTela,
  simularApi,
  simularImportacao,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { CadastrosQueFaltam } from './CadastrosQueFaltam.js';
import { ImportarPlanilha } from './ImportarPlanilha.js';

const CRIAR = 'POST /importacoes-sessao/1/criacao';

/** An import of products whose items are not registered until those of another import are written. */
function comItensQueFaltam() {
  const criados = { sim: false };
  const produtos = simularImportacao({
    entidade: 'produtos',
    nome: 'produtos.csv',
    campos: [campoDaImportacao('nome', 'Nome'), campoDaImportacao('item', 'Item')],
    colunas: [
      { titulo: 'Produto', campo: 'nome' },
      { titulo: 'Gênero', campo: 'item' },
    ],
    linhas: [linhaDaImportacao(2, 'ALHO 1 KG', 'Alho; roxo'), linhaDaImportacao(3, 'ABÓBORA', 'Abóbora')],
    conferir: () => (criados.sim ? {} : { motivos: [{ campo: 'item', mensagem: 'Item: não está na lista.' }] }),
    faltam: () => (criados.sim ? [] : [{ entidade: 'itens', total: 2, nomes: ['Alho; roxo', 'Abóbora'] }]),
  });
  const itens = simularImportacao({
    id: 2,
    campos: [campoDaImportacao('nome', 'Nome')],
    colunas: [{ titulo: 'Nome', campo: 'nome' }],
    linhas: [linhaDaImportacao(2, 'Alho; roxo'), linhaDaImportacao(3, 'Abóbora')],
  });
  const servidor = simularApi({
    ...itens.rotas,
    ...produtos.rotas,
    [CRIAR]: itens.rotas['POST /importacoes-sessao'],
  });
  return {
    servidor,
    /** The items are written. */
    terminar() {
      criados.sim = true;
      itens.terminar({ novas: 2, criados: [7, 8] });
    },
    terminarProdutos: () => produtos.terminar({ novas: 2 }),
  };
}

/** Opens the preview of products whose items are not registered. */
async function abrir(permissoes: ('ITENS' | 'PRODUTOS')[], endereco = '/tela') {
  const importacoes = comItensQueFaltam();
  const { usuario, router } = renderTela(
    <ImportarPlanilha entidade="produtos" titulo="Importar Produtos" lista="/" renova={[]} />,
    { permissoes, endereco },
  );
  await usuario.upload(screen.getByLabelText('Arquivo da planilha'), new File(['a'], 'produtos.csv'));
  return { ...importacoes, usuario, router };
}

const FRASE = 'Esta planilha precisa de 2 itens que ainda não existem: Alho; roxo e Abóbora.';
const PRIMEIRO = 'Crie os itens primeiro; depois a importação continua daqui.';

type Usuario = Awaited<ReturnType<typeof abrir>>['usuario'];

async function importar(usuario: Usuario) {
  await usuario.click(await screen.findByRole('button', { name: 'Importar só as linhas boas' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await screen.findByRole('progressbar', { name: 'Gravando as linhas' });
}

test('the items that products lack are created by their own import, and the products are checked again', async () => {
  const { servidor, usuario, router, terminar } = await abrir(['ITENS', 'PRODUTOS']);
  // Nothing was left to choose in the columns.
  expect(await screen.findByText(`${FRASE} ${PRIMEIRO}`)).toBeInTheDocument();
  expect(await screen.findByText('Recusadas: 2')).toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('button', { name: 'Criar estes itens' }));
  expect(await screen.findByRole('heading', { name: 'Importar Itens' })).toBeInTheDocument();
  expect(servidor.de(CRIAR)[0]?.corpo).toEqual({ entidade: 'itens' });
  expect(router.state.location.search).toBe('?sessao=1&sessao=2');
  await importar(usuario);
  terminar();
  await usuario.click(await screen.findByRole('button', { name: 'Voltar a Importar Produtos' }));
  expect(await screen.findByText('Novas: 2')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Importar Produtos' })).toBeInTheDocument();
  expect(screen.queryByText(/^Esta planilha precisa de/)).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?sessao=1');
});

test('in a chain each import begins with those of what it lacks, and goes on by itself when they are written', async () => {
  const { usuario, router, terminar, terminarProdutos } = await abrir(['ITENS', 'PRODUTOS'], '/tela?cadeia=sim');
  expect(await screen.findByRole('heading', { name: 'Importar Itens' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?sessao=1&sessao=2&cadeia=sim');
  await importar(usuario);
  terminar();
  expect(await screen.findByText('Novas: 2')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Importar Produtos' })).toBeInTheDocument();
  await importar(usuario);
  terminarProdutos();
  expect(await screen.findByText('2 registros novos.')).toBeInTheDocument();
});

test('in a chain what the user may not create is only named', async () => {
  await abrir(['PRODUTOS'], '/tela?cadeia=sim');
  expect(await screen.findByText(`${FRASE} Peça o cadastro a quem tem a permissão 'Itens'.`)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Criar estes itens' })).not.toBeInTheDocument();
});

test('a step of an import begins at its top', async () => {
  const { usuario } = await abrir(['ITENS', 'PRODUTOS']);
  const rolar = jest.spyOn(window, 'scrollTo').mockReturnValue();
  await usuario.click(await screen.findByRole('button', { name: 'Voltar às colunas' }));
  await screen.findByRole('button', { name: 'Conferir' });
  expect(rolar).toHaveBeenLastCalledWith({ top: 0 });
  rolar.mockClear();
  await usuario.click(screen.getByRole('button', { name: 'Conferir' }));
  await screen.findByText(`${FRASE} ${PRIMEIRO}`);
  expect(rolar).toHaveBeenLastCalledWith({ top: 0 });
});

test("'Voltar' leads back to the first import without creating anything", async () => {
  const { usuario } = await abrir(['ITENS', 'PRODUTOS']);
  await usuario.click(await screen.findByRole('button', { name: 'Criar estes itens' }));
  await screen.findByRole('heading', { name: 'Importar Itens' });
  await usuario.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByText(`${FRASE} ${PRIMEIRO}`)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Importar Produtos' })).toBeInTheDocument());
});

test('of many names the first ones are written, and the others are counted', () => {
  const nomes = Array.from({ length: 12 }, (_, i) => `Item ${i + 1}`);
  const faltam: ImportacaoEmCurso['faltam'] = [{ entidade: 'itens', total: 12, nomes }];
  renderTela(<CadastrosQueFaltam faltam={faltam} desabilitado={false} aoCriar={() => undefined} />, {
    permissoes: ['ITENS'],
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Esta planilha precisa de 12 itens que ainda não existem: Item 1, Item 2, Item 3, Item 4, Item 5, Item 6, Item 7, Item 8, Item 9 e mais 3.',
  );
});
