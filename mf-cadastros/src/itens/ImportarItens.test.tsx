import {
  campoDaImportacao,
  esperarDialogo,
  linhaDaImportacao,
  problema,
  renderTela,
  simularApi,
  simularImportacao,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ImportarItens from './ImportarItens.js';

const ENVIAR = 'POST /importacoes-sessao';
const MUDAR = 'PUT /importacoes-sessao/1/colunas';
const CONFIRMAR = 'POST /importacoes-sessao/1/confirmacao';

const CAMPOS = [
  campoDaImportacao('nome', 'Nome', { obrigatorio: true }),
  campoDaImportacao('itemProdutoTipo', 'Tipo', { obrigatorio: true }),
  campoDaImportacao('categoria', 'Categoria'),
];
const COLUNAS = [
  { titulo: 'Gênero', campo: 'nome' },
  { titulo: 'Espécie', campo: null },
];
const NENHUM = { confianca: 'NENHUM' as const, motivo: 'Nenhum campo tem este título.', amostra: ['Alimento'] };
const CERTO = { confianca: 'CERTO' as const, motivo: 'O título da coluna é o do campo.', amostra: ['arroz'] };

type Simulada = Parameters<typeof simularImportacao>[0];

/** Three rows: a new item, one that changes, and one that is refused. */
const simular = (resto: Partial<Simulada> = {}) =>
  simularImportacao({
    campos: CAMPOS,
    colunas: COLUNAS,
    palpites: [CERTO, NENHUM],
    linhas: [
      linhaDaImportacao(2, 'arroz', 'Alimento'),
      linhaDaImportacao(3, 'sabão', 'Limpeza'),
      linhaDaImportacao(4, '', 'Limpeza'),
    ],
    conferir: ({ numero, celulas: [nome] }) => {
      if (nome === '') return { motivos: [{ campo: 'nome', mensagem: 'Nome: Campo obrigatório.' }] };
      return numero === 3
        ? { situacao: 'ALTERADA', mudancas: [{ campo: 'Categoria', de: null, para: 'Cereais' }] }
        : {};
    },
    ...resto,
  });

function abrir({ rotas = {}, ...resto }: Partial<Simulada> & { rotas?: Record<string, unknown> } = {}) {
  const importacao = simular(resto);
  const servidor = simularApi({ ...importacao.rotas, 'GET /importacoes-sessao': [], ...rotas });
  return { servidor, importacao, ...renderTela(<ImportarItens />, { permissoes: ['ITENS'] }) };
}

/** The types of the files that the browser saves, from now on. */
function anotarDownloads(): string[] {
  const salvos: string[] = [];
  URL.createObjectURL = (arquivo) => `#${salvos.push((arquivo as Blob).type)}`;
  URL.revokeObjectURL = () => undefined;
  return salvos;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Usuario = ReturnType<typeof abrir>['usuario'];

const enviarArquivo = (usuario: Usuario, texto = 'a;b') =>
  usuario.upload(screen.getByLabelText('Arquivo da planilha'), new File([texto], 'itens.csv', { type: 'text/csv' }));

/** Until the preview. */
async function conferir(usuario: Usuario, recusadas = 1) {
  await enviarArquivo(usuario);
  await usuario.click(await screen.findByRole('button', { name: 'Conferir' }));
  await screen.findByText(`Recusadas: ${recusadas}`);
}

async function confirmar(usuario: Usuario, botao: string, pergunta: string) {
  await usuario.click(screen.getByRole('button', { name: botao }));
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent(pergunta);
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
}

test('a file is sent once, its columns are corrected, and what would change is shown before it is written', async () => {
  const { servidor, importacao, usuario } = abrir();
  await enviarArquivo(usuario, 'Gênero;Espécie');
  expect(await screen.findByText('Sem coluna para Tipo: registros novos serão recusados.')).toBeInTheDocument();
  expect(servidor.de(ENVIAR)[0]?.corpo).toEqual({
    entidade: 'itens',
    nome: 'itens.csv',
    conteudo: 'R8OqbmVybztFc3DDqWNpZQ==',
  });
  await usuario.click(screen.getByRole('combobox', { name: 'Campo da coluna Espécie' }));
  await usuario.click(await screen.findByTitle('Tipo *'));
  await verificarAcessibilidade();

  await usuario.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('Categoria: --- → Cereais')).toBeInTheDocument();
  expect(servidor.de(MUDAR).at(-1)?.corpo).toEqual({
    colunas: [
      { titulo: 'Gênero', campo: 'nome' },
      { titulo: 'Espécie', campo: 'itemProdutoTipo', escolhida: true },
    ],
    conferir: true,
  });
  expect(screen.getByRole('button', { name: 'Importar tudo ou nada' })).toBeDisabled();
  await verificarAcessibilidade();

  await usuario.click(screen.getByText('Recusadas: 1'));
  await waitFor(() => expect(screen.queryByText('Categoria: --- → Cereais')).not.toBeInTheDocument());
  await confirmar(usuario, 'Importar só as linhas boas', 'Deseja realmente importar 2 linhas da planilha?');
  expect(await screen.findByRole('progressbar', { name: 'Gravando as linhas' })).toBeInTheDocument();
  const [requisicao] = servidor.de(CONFIRMAR);
  expect(requisicao?.corpo).toEqual({ tudoOuNada: false });
  expect(requisicao?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  importacao.terminar({ novas: 1, alteradas: 1, recusadas: 1 });
  expect(await screen.findByText('1 registro novo, 1 alterado, 1 linha recusada.')).toBeInTheDocument();
  expect(servidor.de(ENVIAR)).toHaveLength(1);

  const salvos = anotarDownloads();
  await usuario.click(screen.getByRole('button', { name: 'Baixar as linhas recusadas' }));
  await waitFor(() => expect(salvos).toEqual([XLSX]));
  await verificarAcessibilidade();
});

test('a file in whose columns nothing is left to choose is checked at once', async () => {
  const colunas = [
    { titulo: 'Nome', campo: 'nome' },
    { titulo: 'Tipo', campo: 'itemProdutoTipo' },
  ];
  const { servidor, usuario } = abrir({ colunas, palpites: [CERTO, CERTO] });
  await enviarArquivo(usuario);
  expect(await screen.findByText('Recusadas: 1')).toBeInTheDocument();
  expect(servidor.de(MUDAR).map(({ corpo }) => corpo)).toEqual([{ colunas, conferir: true }]);
});

test('the columns name the sheet that was read, mark the doubtful values, and another sheet can be chosen', async () => {
  const arquivo = {
    descricao: 'Excel (XLSX)',
    folhas: [
      { nome: 'Notas', oculta: true },
      { nome: 'Itens', oculta: false },
      { nome: 'Compras', oculta: false },
    ],
    folha: 'Itens',
    avisos: ['Uma linha está oculta na planilha e foi lida como as outras.'],
  };
  const { servidor, usuario } = abrir({
    arquivo,
    rotas: { 'PUT /importacoes-sessao/1/folha': simular({ arquivo: { ...arquivo, folha: 'Compras' } }).agora() },
  });
  await enviarArquivo(usuario);
  expect(await screen.findByText('Arquivo Excel (XLSX), folha "Itens".')).toBeInTheDocument();
  expect(screen.getByText('Uma linha está oculta na planilha e foi lida como as outras.')).toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('combobox', { name: 'Ler a folha' }));
  expect(await screen.findByTitle('Notas (oculta)')).toBeInTheDocument();
  await usuario.click(screen.getByTitle('Compras'));
  expect(await screen.findByText('Arquivo Excel (XLSX), folha "Compras".')).toBeInTheDocument();
  expect(servidor.de('PUT /importacoes-sessao/1/folha')[0]?.corpo).toEqual({ folha: 'Compras' });
});

test('a column that was read with a decimal point is marked and can be switched', async () => {
  const { servidor, usuario } = abrir({
    campos: [...CAMPOS, campoDaImportacao('fator', 'Fator', { numerico: true })],
    colunas: [
      { titulo: 'Gênero', campo: 'nome', decimal: 'PONTO' },
      { titulo: 'Fator', campo: 'fator', decimal: 'PONTO' },
    ],
  });
  await enviarArquivo(usuario);
  const ponto = await screen.findByRole('combobox', { name: 'Ponto nos números da coluna Fator' });
  expect(screen.getByText('Ponto decimal: 1.500 é 1,5')).toBeInTheDocument();
  // A text has no decimals.
  expect(screen.queryByRole('combobox', { name: 'Ponto nos números da coluna Gênero' })).not.toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(ponto);
  await usuario.click(await screen.findByTitle('Ponto de milhares: 1.500 é 1500'));
  await waitFor(() => expect(servidor.de(MUDAR)).toHaveLength(1));
  // It can be switched back.
  expect(screen.getByRole('combobox', { name: 'Ponto nos números da coluna Fator' })).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Conferir' }));
  await screen.findByText('Recusadas: 1');
  expect(servidor.de(MUDAR).at(-1)?.corpo).toMatchObject({
    colunas: [
      { campo: 'nome', decimal: 'PONTO' },
      { campo: 'fator', decimal: 'VIRGULA' },
    ],
  });
});

test('a refused row refuses its record, and is named at the other rows of it', async () => {
  const { usuario } = abrir({
    conferir: ({ numero }) => {
      if (numero === 2) return { situacao: 'RECUSADA', registro: 2, culpada: 4 };
      if (numero === 3) return { avisos: ['Sódio: "Tr" é um traço: entra como 0.'] };
      return { registro: 2, motivos: [{ campo: 'nome', mensagem: 'Nome: muito longo.' }] };
    },
  });
  await conferir(usuario, 2);
  expect(screen.getByText('A linha 4, do mesmo registro, foi recusada.')).toBeInTheDocument();
  expect(screen.getByText('Sódio: "Tr" é um traço: entra como 0.')).toBeInTheDocument();
});

test('the question before an import of all or nothing names it, and another file can follow', async () => {
  const { servidor, importacao, usuario } = abrir({ conferir: () => ({}) });
  await conferir(usuario, 0);
  await confirmar(
    usuario,
    'Importar tudo ou nada',
    'Deseja realmente importar 3 linhas da planilha, todas ou nenhuma?',
  );
  await screen.findByRole('progressbar', { name: 'Gravando as linhas' });
  expect(servidor.de(CONFIRMAR)[0]?.corpo).toEqual({ tudoOuNada: true });
  importacao.terminar({ novas: 3 });
  expect(await screen.findByText('3 registros novos.')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Importar outra planilha' }));
  expect(screen.getByRole('button', { name: 'Escolher arquivo' })).toBeInTheDocument();
});

test('a confirmation that fails is sent again with its key', async () => {
  const { servidor, importacao, usuario } = abrir({ rotas: { [CONFIRMAR]: problema(503, 'Muito movimento.') } });
  await conferir(usuario);
  const pergunta = 'Deseja realmente importar 2 linhas da planilha?';
  await confirmar(usuario, 'Importar só as linhas boas', pergunta);
  expect(await screen.findByText('Muito movimento.')).toBeInTheDocument();
  servidor.responder(CONFIRMAR, importacao.rotas[CONFIRMAR]);
  await confirmar(usuario, 'Importar só as linhas boas', pergunta);
  await screen.findByRole('progressbar', { name: 'Gravando as linhas' });
  const [primeira, segunda] = servidor.de(CONFIRMAR).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(segunda).toBe(primeira);
});

test('cells are pasted, and files are dropped', async () => {
  const { servidor, usuario } = abrir();
  await usuario.click(screen.getByRole('textbox', { name: 'Células copiadas de uma planilha' }));
  await usuario.paste('Nome\tTipo');
  await screen.findByRole('button', { name: 'Conferir' });
  expect(servidor.de(ENVIAR)[0]?.corpo).toMatchObject({ nome: 'celulas-coladas.txt', conteudo: 'Tm9tZQlUaXBv' });
  await usuario.click(screen.getByRole('button', { name: 'Escolher outra planilha' }));
  fireEvent.drop(screen.getByText(/Ou solte o arquivo aqui/), {
    dataTransfer: { files: [new File(['x'], 'solta.ods')] },
  });
  await screen.findByRole('button', { name: 'Conferir' });
  expect(servidor.de(ENVIAR)[1]?.corpo).toMatchObject({ nome: 'solta.ods', conteudo: 'eA==' });
});

test('a file that cannot be read says why, and another one can be chosen', async () => {
  const { usuario } = abrir({ rotas: { [ENVIAR]: problema(422, 'A planilha tem macros.') } });
  await enviarArquivo(usuario);
  expect(await screen.findByText('A planilha tem macros.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Escolher arquivo' })).toBeInTheDocument();
});

test('a file that is too large is refused before it is sent', async () => {
  const { servidor, usuario } = abrir();
  const grande = new File(['x'], 'grande.xlsx');
  Object.defineProperty(grande, 'size', { value: 8 * 1024 * 1024 + 1 });
  fireEvent.drop(screen.getByText(/Ou solte o arquivo aqui/), { dataTransfer: { files: [grande] } });
  expect(await screen.findByText(/O arquivo tem mais de 8 MB/)).toBeInTheDocument();
  expect(servidor.de(ENVIAR)).toHaveLength(0);
  await usuario.click(screen.getByRole('button', { name: 'Escolher arquivo' }));
});

test('without a known column nothing can be checked, and two columns cannot fill one field', async () => {
  const { usuario } = abrir({ colunas: COLUNAS.map(({ titulo }) => ({ titulo, campo: null })) });
  await enviarArquivo(usuario);
  expect(await screen.findByText(/Nenhuma coluna foi reconhecida/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Conferir' })).toBeDisabled();
  for (const titulo of ['Gênero', 'Espécie']) {
    await usuario.click(screen.getByRole('combobox', { name: `Campo da coluna ${titulo}` }));
    const opcoes = await screen.findAllByTitle('Categoria');
    await usuario.click(opcoes.at(-1)!);
  }
  expect(await screen.findByText('Mais de uma coluna para Categoria. Escolha uma.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Conferir' })).toBeDisabled();
});

test('downloads the model', async () => {
  const { servidor, usuario } = abrir({
    rotas: { 'GET /importacoes/itens/modelo': { nome: 'modelo-itens.xlsx', conteudo: 'UEs=' } },
  });
  const salvos = anotarDownloads();
  await usuario.click(screen.getByRole('button', { name: 'Baixar o modelo' }));
  await waitFor(() => expect(salvos).toEqual([XLSX]));
  expect(servidor.de('GET /importacoes/itens/modelo')).toHaveLength(1);
});
