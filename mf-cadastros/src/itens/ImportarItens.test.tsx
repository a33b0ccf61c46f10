import type { CampoDaImportacao, LinhaConferida, PlanilhaLida } from '@merenda/shared/contratos';
import { esperarDialogo, problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ImportarItens from './ImportarItens.js';

const LER = 'POST /importacoes/itens/leitura';
const CONFERIR = 'POST /importacoes/itens/conferencia';
const IMPORTAR = 'POST /importacoes/itens';
const ANDAMENTO = 'GET /importacoes/andamento';

const campo = (nome: string, titulo: string, resto: Partial<CampoDaImportacao> = {}): CampoDaImportacao => ({
  campo: nome,
  titulo,
  obrigatorio: false,
  numerico: false,
  exemplo: '',
  opcoes: [],
  trocas: [],
  doNome: false,
  ...resto,
});
const LIDA: PlanilhaLida = {
  arquivo: { descricao: 'CSV separado por vírgula', folhas: [], folha: null, avisos: [] },
  campos: [
    campo('nome', 'Nome', { obrigatorio: true }),
    campo('itemProdutoTipo', 'Tipo', { obrigatorio: true }),
    campo('categoria', 'Categoria'),
  ],
  colunas: [
    { titulo: 'Gênero', campo: 'nome' },
    { titulo: 'Espécie', campo: null },
  ],
  palpites: [
    { confianca: 'CERTO', motivo: 'O título da coluna é o do campo.', amostra: ['arroz', 'sabão'] },
    { confianca: 'NENHUM', motivo: 'Nenhum campo tem este título.', amostra: ['Alimento', 'Limpeza'] },
  ],
  linhas: [
    { numero: 2, celulas: ['arroz', 'Alimento'], tipos: 'tt' },
    { numero: 3, celulas: ['sabão', 'Limpeza'], tipos: 'tt' },
    { numero: 4, celulas: ['', 'Limpeza'], tipos: '-t' },
  ],
};
const conferida = (numero: number, resto: Partial<LinhaConferida>): LinhaConferida => ({
  numero,
  registro: numero,
  situacao: 'NOVA',
  nome: 'arroz',
  mudancas: [],
  motivos: [],
  avisos: [],
  plano: `plano-${numero}`,
  ...resto,
});
const CONFERIDAS = [
  conferida(2, {}),
  conferida(3, {
    situacao: 'ALTERADA',
    nome: 'sabão',
    mudancas: [{ campo: 'Categoria', de: null, para: 'Cereais' }],
  }),
  conferida(4, {
    situacao: 'RECUSADA',
    nome: '',
    motivos: [{ campo: 'nome', mensagem: 'Nome: Campo obrigatório.' }],
    plano: '',
  }),
];

function abrir(rotas: Record<string, unknown> = {}) {
  const servidor = simularApi({ [LER]: LIDA, [CONFERIR]: CONFERIDAS, ...rotas });
  return { servidor, ...renderTela(<ImportarItens />, { permissoes: ['ITENS'] }) };
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

test('a file is read, its columns are corrected, and what would change is shown before it is written', async () => {
  const { servidor, usuario } = abrir({
    [IMPORTAR]: { novas: 1, alteradas: 1, iguais: 0, recusadas: [], criados: [] },
    'POST /importacoes/recusadas': { nome: 'linhas-recusadas.xlsx', conteudo: 'UEs=' },
  });
  await enviarArquivo(usuario, 'Gênero;Espécie');
  expect(await screen.findByText('Sem coluna para Tipo: registros novos serão recusados.')).toBeInTheDocument();
  expect(servidor.de(LER)[0]?.corpo).toEqual({ nome: 'itens.csv', conteudo: 'R8OqbmVybztFc3DDqWNpZQ==' });
  await usuario.click(screen.getByRole('combobox', { name: 'Campo da coluna Espécie' }));
  await usuario.click(await screen.findByTitle('Tipo *'));
  await verificarAcessibilidade();

  await usuario.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('Categoria: --- → Cereais')).toBeInTheDocument();
  const colunas = [
    { titulo: 'Gênero', campo: 'nome' },
    { titulo: 'Espécie', campo: 'itemProdutoTipo', escolhida: true },
  ];
  expect(servidor.de(CONFERIR)[0]?.corpo).toEqual({ colunas, linhas: LIDA.linhas });
  expect(screen.getByRole('button', { name: 'Importar tudo ou nada' })).toBeDisabled();
  await verificarAcessibilidade();

  await usuario.click(screen.getByText('Recusadas: 1'));
  await waitFor(() => expect(screen.queryByText('Categoria: --- → Cereais')).not.toBeInTheDocument());
  await confirmar(usuario, 'Importar só as linhas boas', 'Deseja realmente importar 2 linhas da planilha?');
  expect(await screen.findByText('1 registro novo, 1 alterado, 1 linha recusada.')).toBeInTheDocument();
  const [requisicao] = servidor.de(IMPORTAR);
  expect(requisicao?.corpo).toEqual({
    colunas,
    linhas: [
      { ...LIDA.linhas[0], plano: 'plano-2' },
      { ...LIDA.linhas[1], plano: 'plano-3' },
    ],
    tudoOuNada: false,
  });
  expect(requisicao?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}-0$/);

  const salvos = anotarDownloads();
  await usuario.click(screen.getByRole('button', { name: 'Baixar as linhas recusadas' }));
  await waitFor(() => expect(salvos).toEqual([XLSX]));
  expect(servidor.de('POST /importacoes/recusadas')[0]?.corpo).toEqual({
    titulos: ['Gênero', 'Espécie'],
    linhas: [{ ...LIDA.linhas[2], motivos: ['Nome: Campo obrigatório.'] }],
  });
  await verificarAcessibilidade();
});

test('the preview names the sheet that was read, marks the doubtful values, and another sheet can be chosen', async () => {
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
  const { servidor, usuario } = abrir({ [LER]: { ...LIDA, arquivo } });
  await enviarArquivo(usuario);
  expect(await screen.findByText('Arquivo Excel (XLSX), folha "Itens".')).toBeInTheDocument();
  expect(screen.getByText('Uma linha está oculta na planilha e foi lida como as outras.')).toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('combobox', { name: 'Ler a folha' }));
  expect(await screen.findByTitle('Notas (oculta)')).toBeInTheDocument();
  await usuario.click(screen.getByTitle('Compras'));
  await waitFor(() =>
    expect(servidor.de(LER).map(({ corpo }) => corpo)).toEqual([
      { nome: 'itens.csv', conteudo: 'YTti' },
      { nome: 'itens.csv', conteudo: 'YTti', folha: 'Compras' },
    ]),
  );
});

test('a column that was read with a decimal point is marked and can be switched', async () => {
  const { servidor, usuario } = abrir({
    [LER]: {
      ...LIDA,
      campos: [...LIDA.campos, campo('fator', 'Fator', { numerico: true })],
      colunas: [
        { titulo: 'Gênero', campo: 'nome', decimal: 'PONTO' },
        { titulo: 'Fator', campo: 'fator', decimal: 'PONTO' },
      ],
    } satisfies PlanilhaLida,
  });
  await enviarArquivo(usuario);
  const ponto = await screen.findByRole('combobox', { name: 'Ponto nos números da coluna Fator' });
  expect(screen.getByText('Ponto decimal: 1.500 é 1,5')).toBeInTheDocument();
  // A text has no decimals.
  expect(screen.queryByRole('combobox', { name: 'Ponto nos números da coluna Gênero' })).not.toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(ponto);
  await usuario.click(await screen.findByTitle('Ponto de milhares: 1.500 é 1500'));
  await usuario.click(screen.getByRole('button', { name: 'Conferir' }));
  await screen.findByText('Recusadas: 1');
  expect(servidor.de(CONFERIR)[0]?.corpo).toMatchObject({
    colunas: [
      { campo: 'nome', decimal: 'PONTO' },
      { campo: 'fator', decimal: 'VIRGULA' },
    ],
  });
});

test('the file of refused rows has those of the preview and those that only the import refused, in their order', async () => {
  const { servidor, usuario } = abrir({
    [IMPORTAR]: {
      novas: 1,
      alteradas: 0,
      iguais: 0,
      recusadas: [{ numero: 3, motivos: ['Este item foi alterado depois da conferência.'] }],
      criados: [],
    },
    'POST /importacoes/recusadas': { nome: 'linhas-recusadas.xlsx', conteudo: 'UEs=' },
  });
  await conferir(usuario);
  await confirmar(usuario, 'Importar só as linhas boas', 'Deseja realmente importar 2 linhas da planilha?');
  expect(await screen.findByText('1 registro novo, 2 linhas recusadas.')).toBeInTheDocument();
  const salvos = anotarDownloads();
  await usuario.click(screen.getByRole('button', { name: 'Baixar as linhas recusadas' }));
  await waitFor(() => expect(salvos).toEqual([XLSX]));
  expect(servidor.de('POST /importacoes/recusadas')[0]?.corpo).toEqual({
    titulos: ['Gênero', 'Espécie'],
    linhas: [
      { ...LIDA.linhas[1], motivos: ['Este item foi alterado depois da conferência.'] },
      { ...LIDA.linhas[2], motivos: ['Nome: Campo obrigatório.'] },
    ],
  });
});

test('the good rows go lot by lot under a bar; sent again after a failure, they keep their keys', async () => {
  const linhas = Array.from({ length: 501 }, (_, i) => ({ numero: i + 2, celulas: [`item ${i}`], tipos: 't' }));
  const { servidor, usuario } = abrir({
    [LER]: {
      ...LIDA,
      colunas: [{ titulo: 'Nome', campo: 'nome' }],
      linhas: [...linhas, { numero: 900, celulas: [''], tipos: '-' }],
    },
    [CONFERIR]: [
      ...linhas.map(({ numero }) => conferida(numero, {})),
      conferida(900, { ...CONFERIDAS[2]!, numero: 900, registro: 900 }),
    ],
    [IMPORTAR]: ({ corpo }: { corpo: unknown }) =>
      (corpo as { linhas: unknown[] }).linhas.length === 500
        ? { novas: 500, alteradas: 0, iguais: 0, recusadas: [], criados: [] }
        : problema(503, 'Muito movimento.'),
  });
  await conferir(usuario);
  const pergunta = 'Deseja realmente importar 501 linhas da planilha?';
  await confirmar(usuario, 'Importar só as linhas boas', pergunta);
  expect(await screen.findByText('Muito movimento.')).toBeInTheDocument();
  servidor.responder(IMPORTAR, { novas: 1, alteradas: 0, iguais: 0, recusadas: [], criados: [] });
  await confirmar(usuario, 'Importar só as linhas boas', pergunta);
  await screen.findByText('2 registros novos, 1 linha recusada.');
  const chaves = servidor.de(IMPORTAR).map(({ headers }) => headers.get('Idempotency-Key')?.split('-')[1]);
  expect(chaves).toEqual(['0', '500', '0', '500']);
  // The key of a lot is its first row's place.
  const [primeira, , terceira] = servidor.de(IMPORTAR).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(terceira).toBe(primeira);
});

test('a refused row refuses its record, and is named at the other rows of it; a record of several rows travels in one lot', async () => {
  const linhas = Array.from({ length: 504 }, (_, i) => ({ numero: i + 2, celulas: [`item ${i}`], tipos: 't' }));
  const { servidor, usuario } = abrir({
    [LER]: { ...LIDA, colunas: [{ titulo: 'Nome', campo: 'nome' }], linhas },
    [CONFERIR]: linhas.map(({ numero }) => {
      // Rows 2 and 505 are one record, with a refused row. So are 502 and 503, the 500th and 501st good rows: the lot
      // that 502 fills goes on to 503, and only 504 is left for the next one.
      if (numero === 2) return conferida(2, { situacao: 'RECUSADA' });
      if (numero === 505)
        return conferida(505, {
          registro: 2,
          situacao: 'RECUSADA',
          motivos: [{ campo: 'nome', mensagem: 'Nome: muito longo.' }],
        });
      if (numero === 3) return conferida(3, { avisos: ['Sódio: "Tr" é um traço: entra como 0.'] });
      return conferida(numero, numero === 503 ? { registro: 502 } : {});
    }),
    [IMPORTAR]: ({ corpo }: { corpo: unknown }) => ({
      novas: (corpo as { linhas: unknown[] }).linhas.length === 1 ? 1 : 500,
      alteradas: 0,
      iguais: 0,
      recusadas: [],
      criados: [],
    }),
  });
  await conferir(usuario, 2);
  expect(screen.getByText('Todas: 504')).toBeInTheDocument();
  expect(screen.getByText('A linha 505, do mesmo registro, foi recusada.')).toBeInTheDocument();
  expect(screen.getByText('Sódio: "Tr" é um traço: entra como 0.')).toBeInTheDocument();
  await confirmar(usuario, 'Importar só as linhas boas', 'Deseja realmente importar 502 linhas da planilha?');
  await screen.findByText('501 registros novos, 2 linhas recusadas.');
  const lotes = servidor.de(IMPORTAR).map(({ corpo }) => (corpo as { linhas: { numero: number }[] }).linhas);
  expect(lotes.map((lote) => [lote.length, lote.at(-1)?.numero])).toEqual([
    [501, 503],
    [1, 504],
  ]);
});

test('all or nothing shows how much the server has written', async () => {
  let terminar: (resultado: unknown) => void = () => undefined;
  const gravacao = new Promise((resolve) => (terminar = resolve));
  const { servidor, usuario } = abrir({
    [CONFERIR]: [conferida(2, {}), conferida(3, {}), conferida(4, {})],
    [IMPORTAR]: () => gravacao,
    [ANDAMENTO]: { feito: null },
  });
  await enviarArquivo(usuario);
  await usuario.click(await screen.findByRole('button', { name: 'Conferir' }));
  await screen.findByText('Novas: 3');
  await confirmar(usuario, 'Importar tudo ou nada', 'Deseja realmente importar 3 linhas');
  const barra = await screen.findByRole('progressbar', { name: 'Gravando as linhas' });
  expect(barra).toHaveAttribute('aria-valuenow', '0');
  servidor.responder(ANDAMENTO, { feito: 0.429 });
  await waitFor(() => expect(barra).toHaveAttribute('aria-valuenow', '42'), { timeout: 3_000 });
  const chave = servidor.de(IMPORTAR)[0]?.headers.get('Idempotency-Key');
  expect(servidor.de(ANDAMENTO)[0]?.busca).toEqual({ chave });
  terminar({ novas: 3, alteradas: 0, iguais: 0, recusadas: [], criados: [] });
  expect(await screen.findByText('3 registros novos.')).toBeInTheDocument();
});

test('all or nothing goes in one request', async () => {
  const { servidor, usuario } = abrir({
    [CONFERIR]: [conferida(2, {}), conferida(3, {}), conferida(4, {})],
    [ANDAMENTO]: { feito: null },
    [IMPORTAR]: { novas: 3, alteradas: 0, iguais: 0, recusadas: [], criados: [] },
  });
  await enviarArquivo(usuario);
  await usuario.click(await screen.findByRole('button', { name: 'Conferir' }));
  await screen.findByText('Novas: 3');
  await confirmar(
    usuario,
    'Importar tudo ou nada',
    'Deseja realmente importar 3 linhas da planilha, todas ou nenhuma?',
  );
  expect(await screen.findByText('3 registros novos.')).toBeInTheDocument();
  expect(servidor.de(IMPORTAR)[0]?.corpo).toMatchObject({ tudoOuNada: true });
  await usuario.click(screen.getByRole('button', { name: 'Importar outra planilha' }));
  expect(screen.getByRole('button', { name: 'Escolher arquivo' })).toBeInTheDocument();
});

test('cells are pasted, and files are dropped', async () => {
  const { servidor, usuario } = abrir();
  await usuario.click(screen.getByRole('textbox', { name: 'Células copiadas de uma planilha' }));
  await usuario.paste('Nome\tTipo');
  await screen.findByRole('button', { name: 'Conferir' });
  expect(servidor.de(LER)[0]?.corpo).toEqual({ nome: 'celulas-coladas.txt', conteudo: 'Tm9tZQlUaXBv' });
  await usuario.click(screen.getByRole('button', { name: 'Escolher outra planilha' }));
  fireEvent.drop(screen.getByText(/Ou solte o arquivo aqui/), {
    dataTransfer: { files: [new File(['x'], 'solta.ods')] },
  });
  await screen.findByRole('button', { name: 'Conferir' });
  expect(servidor.de(LER)[1]?.corpo).toEqual({ nome: 'solta.ods', conteudo: 'eA==' });
});

test('a file that cannot be read says why, and another one can be chosen', async () => {
  const { usuario } = abrir({ [LER]: problema(422, 'A planilha tem macros.') });
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
  expect(servidor.de(LER)).toHaveLength(0);
  await usuario.click(screen.getByRole('button', { name: 'Escolher arquivo' }));
});

test('without a known column nothing can be checked, and two columns cannot fill one field', async () => {
  const semCampo = LIDA.colunas.map(({ titulo }) => ({ titulo, campo: null }));
  const { usuario } = abrir({ [LER]: { ...LIDA, colunas: semCampo } });
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
    'GET /importacoes/itens/modelo': { nome: 'modelo-itens.xlsx', conteudo: 'UEs=' },
  });
  const salvos = anotarDownloads();
  await usuario.click(screen.getByRole('button', { name: 'Baixar o modelo' }));
  await waitFor(() => expect(salvos).toEqual([XLSX]));
  expect(servidor.de('GET /importacoes/itens/modelo')).toHaveLength(1);
});
