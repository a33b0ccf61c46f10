import type {
  CampoDaImportacao,
  LinhaConferida,
  PlanilhaAConferir,
  PlanilhaALer,
  PlanilhaLida,
} from '@merenda/shared/contratos';
import { renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import { CadastrosQueFaltam } from './CadastrosQueFaltam.js';
import { paraBase64 } from './arquivos.js';
import { arquivoDosQueFaltam } from './criacao.js';
import { ImportarPlanilha } from './ImportarPlanilha.js';

const CONFERIR_PRODUTOS = 'POST /importacoes/produtos/conferencia';
const LER_ITENS = 'POST /importacoes/itens/leitura';

const campo = (nome: string, titulo: string): CampoDaImportacao => ({
  campo: nome,
  titulo,
  obrigatorio: false,
  numerico: false,
  exemplo: '',
  opcoes: [],
  trocas: [],
  doNome: false,
});
const palpite = { confianca: 'CERTO' as const, motivo: 'O título da coluna é o do campo.', amostra: [] };
const arquivo = { descricao: 'CSV separado por ponto e vírgula', folhas: [], folha: null, avisos: [] };
const linha = (numero: number, ...celulas: string[]) => ({ numero, celulas, tipos: 't'.repeat(celulas.length) });

const PRODUTOS: PlanilhaLida = {
  arquivo,
  campos: [campo('nome', 'Nome'), campo('item', 'Item')],
  colunas: [
    { titulo: 'Produto', campo: 'nome' },
    { titulo: 'Gênero', campo: 'item' },
    { titulo: 'Grupo', campo: null },
  ],
  palpites: [palpite, palpite, palpite],
  linhas: [
    linha(2, 'ALHO 1 KG', 'Alho; roxo', 'Hortaliças'),
    linha(3, 'ALHO 500 G', 'ALHO; ROXO', 'Temperos'),
    linha(4, 'ABÓBORA', 'Abóbora', ''),
  ],
};
const ITENS: PlanilhaLida = {
  arquivo,
  campos: [campo('nome', 'Nome')],
  colunas: [{ titulo: 'Nome', campo: 'nome' }],
  palpites: [palpite],
  linhas: [linha(2, 'Alho; roxo'), linha(3, 'Abóbora')],
};

const conferida = (numero: number, nome: string, motivos: LinhaConferida['motivos'] = []): LinhaConferida => ({
  numero,
  registro: numero,
  situacao: motivos.length > 0 ? 'RECUSADA' : 'NOVA',
  nome,
  mudancas: [],
  motivos,
  avisos: [],
  plano: `plano-${numero}`,
});

/** Opens the preview of products whose items are not registered until `criados` is true. */
async function abrir(permissoes: ('ITENS' | 'PRODUTOS')[]) {
  const criados = { sim: false };
  const servidor = simularApi({
    'POST /importacoes/produtos/leitura': PRODUTOS,
    [CONFERIR_PRODUTOS]: ({ corpo }: { corpo: unknown }) =>
      (corpo as PlanilhaAConferir).linhas.map(({ numero, celulas: [nome = '', item = ''] }) =>
        conferida(
          numero,
          nome,
          criados.sim
            ? []
            : [{ campo: 'item', mensagem: 'Item: não está na lista.', falta: { entidade: 'itens', nome: item } }],
        ),
      ),
    [LER_ITENS]: ITENS,
    'POST /importacoes/itens/conferencia': [conferida(2, 'Alho; roxo'), conferida(3, 'Abóbora')],
    'POST /importacoes/itens': () => {
      criados.sim = true;
      return { novas: 2, alteradas: 0, iguais: 0, recusadas: [], criados: [7, 8] };
    },
  });
  const { usuario } = renderTela(
    <ImportarPlanilha entidade="produtos" titulo="Importar Produtos" lista="/" renova={[]} />,
    { permissoes },
  );
  await usuario.upload(screen.getByLabelText('Arquivo da planilha'), new File(['a'], 'produtos.csv'));
  await usuario.click(await screen.findByRole('button', { name: 'Conferir' }));
  await screen.findByText('Recusadas: 3');
  return { servidor, usuario };
}

const FRASE = 'Esta planilha precisa de 2 itens que ainda não existem: Alho; roxo e Abóbora.';
const PRIMEIRO = 'Crie os itens primeiro; depois a importação continua daqui.';

test('the items that products lack are created by their own import, and the products are checked again', async () => {
  const { servidor, usuario } = await abrir(['ITENS', 'PRODUTOS']);
  expect(screen.getByText(`${FRASE} ${PRIMEIRO}`)).toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('button', { name: 'Criar estes itens' }));
  expect(await screen.findByRole('heading', { name: 'Importar Itens' })).toBeInTheDocument();
  await usuario.click(await screen.findByRole('button', { name: 'Conferir' }));
  const { nome, conteudo } = servidor.de(LER_ITENS)[0]?.corpo as PlanilhaALer;
  expect(nome).toBe('itens.csv');
  expect(Buffer.from(conteudo, 'base64').toString()).toBe(
    '\uFEFFNome;Grupo\r\n"Alho; roxo";Hortaliças\r\nAbóbora;\r\n',
  );
  await usuario.click(await screen.findByRole('button', { name: 'Importar só as linhas boas' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await usuario.click(await screen.findByRole('button', { name: 'Voltar a Importar Produtos' }));
  expect(await screen.findByText('Novas: 3')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Importar Produtos' })).toBeInTheDocument();
  expect(screen.queryByText(/^Esta planilha precisa de/)).not.toBeInTheDocument();
  expect(servidor.de(CONFERIR_PRODUTOS)).toHaveLength(2);
});

test('a step of an import begins at its top', async () => {
  const { usuario } = await abrir(['ITENS', 'PRODUTOS']);
  const rolar = jest.spyOn(window, 'scrollTo').mockReturnValue();
  await usuario.click(screen.getByRole('button', { name: 'Voltar às colunas' }));
  expect(rolar).toHaveBeenLastCalledWith({ top: 0 });
  rolar.mockClear();
  await usuario.click(screen.getByRole('button', { name: 'Conferir' }));
  await screen.findByText(`${FRASE} ${PRIMEIRO}`);
  expect(rolar).toHaveBeenLastCalledWith({ top: 0 });
});

test("'Voltar' leads back to the first import without creating anything", async () => {
  const { usuario } = await abrir(['ITENS', 'PRODUTOS']);
  await usuario.click(screen.getByRole('button', { name: 'Criar estes itens' }));
  await screen.findByRole('button', { name: 'Conferir' });
  await usuario.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByText(`${FRASE} ${PRIMEIRO}`)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Importar Produtos' })).toBeInTheDocument();
});

test('a user who may not create items reads their names and which permission it needs', async () => {
  await abrir(['PRODUTOS']);
  expect(screen.getByText(`${FRASE} Peça o cadastro a quem tem a permissão 'Itens'.`)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Criar estes itens' })).not.toBeInTheDocument();
});

test('of many names the first ones are written, and the others are counted', () => {
  const nomes = Array.from({ length: 12 }, (_, i) => `Item ${i + 1}`);
  const conferidas = nomes.map((nome, i) =>
    conferida(i + 2, nome, [
      { campo: 'item', mensagem: 'Item: não está na lista.', falta: { entidade: 'itens', nome } },
    ]),
  );
  renderTela(<CadastrosQueFaltam conferidas={conferidas} desabilitado={false} aoCriar={() => undefined} />, {
    permissoes: ['ITENS'],
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Esta planilha precisa de 12 itens que ainda não existem: Item 1, Item 2, Item 3, Item 4, Item 5, Item 6, Item 7, Item 8, Item 9 e mais 3.',
  );
});

test('suppliers are handed over by document or by name, each in its column', async () => {
  const nomes = ['11.222.333/0001-81', 'Horta Boa'].map((nome, i) => ({ nome, numero: i + 2 }));
  const arquivo = arquivoDosQueFaltam({ entidade: 'fornecedores', nomes }, { colunas: [], linhas: [] });
  const { conteudo } = await paraBase64(arquivo);
  expect(Buffer.from(conteudo, 'base64').toString()).toBe(
    '\uFEFFCNPJ;Nome fantasia\r\n11.222.333/0001-81;\r\n;Horta Boa\r\n',
  );
});
