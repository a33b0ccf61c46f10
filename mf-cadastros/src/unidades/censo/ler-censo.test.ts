import { COLUNAS_DAS_ESCOLAS, COLUNAS_DAS_MATRICULAS, COLUNAS_DO_CENSO } from '@merenda/shared/contratos';
import { DecompressionStream } from 'node:stream/web';
import { deflateRawSync } from 'node:zlib';
import { ArquivoRecusado } from './arquivo-recusado.js';
import { lerCenso } from './ler-censo.js';

// jsdom has none.
beforeAll(() => Object.assign(globalThis, { DecompressionStream }));

/** The file of the specification's example (4, section 4.0). */
const EXEMPLO = `${COLUNAS_DO_CENSO.join(';')}
2025;28900001;EMEF EXEMPLO UM;2800308;3;1;1;0;470;60;45;80;20;200;50;100;0;0;0;30;0
2025;28900002;ESCOLA ESTADUAL EXEMPLO;2800308;2;1;1;0;300;0;0;0;0;0;0;0;0;300;0;0;0
2025;28900003;EMEF PARALISADA;2800308;3;2;2;0;0;0;0;0;0;0;0;0;0;0;0;0;0
2025;35000001;EMEF DE OUTRO MUNICÍPIO;3550308;3;1;1;0;1;1;0;0;0;0;0;0;0;0;0;0;0
`;

const arquivo = (nome: string, conteudo: BlobPart) => new File([conteudo], nome);
const ler = (...arquivos: File[]) =>
  lerCenso({ arquivos, municipio: '2800308', aoAvancar: () => undefined, parar: new AbortController().signal });

test('keeps the schools of the municipality, of all networks', async () => {
  const linhas = await ler(arquivo('censo.csv', EXEMPLO));
  expect(linhas.map(({ NO_ENTIDADE }) => NO_ENTIDADE)).toEqual([
    'EMEF EXEMPLO UM',
    'ESCOLA ESTADUAL EXEMPLO',
    'EMEF PARALISADA',
  ]);
  expect(linhas[0]).toMatchObject({ CO_ENTIDADE: '28900001', QT_MAT_INF_CRE: '60', QT_MAT_INF_CRE_INT: '45' });
});

test('the two files of 2025 are joined, in any order of files, rows and columns', async () => {
  const escolas = `EXTRA;${COLUNAS_DAS_ESCOLAS.join(';')}\r
x;2025;28900002;"ESCOLA ""DOIS""";2800308;3;1;1;0\r
x;2025;28900001;EMEF UM;2800308;3;1;1;0\r
`;
  const matriculas = `CO_ENTIDADE;${COLUNAS_DAS_MATRICULAS.join(';')};EXTRA
28900001;470;60;45;80;20;200;50;100;0;0;0;30;0;x
35000001;1;1;0;0;0;0;0;0;0;0;0;0;0;x
`;
  const [dois, um] = await ler(arquivo('matricula.csv', matriculas), arquivo('escola.csv', escolas));
  expect(um).toMatchObject({ NO_ENTIDADE: 'EMEF UM', QT_MAT_BAS: '470', QT_MAT_EJA: '30' });
  // A school without a row of enrolments has blank cells.
  expect(dois).toMatchObject({ NO_ENTIDADE: 'ESCOLA "DOIS"', QT_MAT_BAS: '', QT_MAT_EJA: '' });
});

test.each([
  ['UTF-8', (texto: string) => new TextEncoder().encode(texto)],
  ['UTF-8 with a byte order mark', (texto: string) => new TextEncoder().encode(`\uFEFF${texto}`)],
  ['latin1', (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0))],
])('a name is read from a file in %s', async (_nome, escrever) => {
  const conteudo = EXEMPLO.replace('EMEF EXEMPLO UM', 'EMEF SÃO JOÃO');
  expect((await ler(arquivo('censo.csv', escrever(conteudo))))[0]?.NO_ENTIDADE).toBe('EMEF SÃO JOÃO');
});

test('a letter of two bytes may lie across two pieces of the file', async () => {
  // 'Ã' of the name is at every place around the end of the first piece of 1 MiB.
  const inicio = `${COLUNAS_DO_CENSO.join(';')};RESTO\n`;
  for (const antes of [-2, -1, 0, 1]) {
    const linha = '2025;28900001;EMEF S';
    const enchimento = 'x'.repeat(1024 * 1024 + antes - inicio.length - ';'.repeat(21).length - 1 - linha.length);
    const conteudo = `${inicio}${';'.repeat(21)}${enchimento}\n${linha}ÃO;2800308;3;1;1;0;470;60;45;80;20;200;50;100;0;0;0;30;0;\n`;
    expect((await ler(arquivo('censo.csv', conteudo)))[0]?.NO_ENTIDADE).toBe('EMEF SÃO');
  }
});

/** A zip with these parts, compressed or as they are. */
function zip(partes: Record<string, string>, { guardada = false, sinais = 0 } = {}): Uint8Array<ArrayBuffer> {
  const [locais, central]: [Buffer[], Buffer[]] = [[], []];
  let posicao = 0;
  for (const [nome, texto] of Object.entries(partes)) {
    const [bytes, letras] = [Buffer.from(texto), Buffer.from(nome)];
    const dados = guardada ? bytes : deflateRawSync(bytes);
    const comum = Buffer.alloc(26);
    comum.writeUInt16LE(20, 0);
    comum.writeUInt16LE(sinais, 2);
    comum.writeUInt16LE(guardada ? 0 : 8, 4);
    comum.writeUInt32LE(dados.length, 14);
    comum.writeUInt32LE(bytes.length, 18);
    comum.writeUInt16LE(letras.length, 22);
    const resto = Buffer.alloc(14);
    resto.writeUInt32LE(posicao, 10);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), comum, letras, dados]);
    central.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), comum, resto, letras]));
    locais.push(local);
    posicao += local.length;
  }
  const diretorio = Buffer.concat(central);
  const fim = Buffer.alloc(22);
  fim.write('504b0506', 0, 'hex');
  fim.writeUInt16LE(central.length, 10);
  fim.writeUInt32LE(diretorio.length, 12);
  fim.writeUInt32LE(posicao, 16);
  return Uint8Array.from(Buffer.concat([...locais, diretorio, fim, Buffer.from('a comment')]));
}

describe('the zip as it is downloaded', () => {
  const NA_PASTA = 'microdados_2025/dados/microdados_ed_basica_2025.csv';

  test.each([
    ['compressed', {}],
    ['not compressed', { guardada: true }],
  ])('its file is found in its folder among others: %s', async (_nome, como) => {
    const outros = {
      'anexos/leia-me.pdf': '%PDF',
      '__MACOSX/._a.csv': 'x',
      'dados/suplemento.csv': 'NU_ANO_CENSO;X\n',
    };
    const linhas = await ler(arquivo('microdados.zip', zip({ ...outros, [NA_PASTA]: EXEMPLO }, como)));
    expect(linhas).toHaveLength(3);
    expect(linhas[0]).toMatchObject({ NO_ENTIDADE: 'EMEF EXEMPLO UM', QT_MAT_EJA: '30' });
  });

  test('the two tables of 2025 are joined, also from folders with a backslash', async () => {
    const escolas = `${COLUNAS_DAS_ESCOLAS.join(';')}\n2025;28900001;EMEF UM;2800308;3;1;1;0\n`;
    const matriculas = `CO_ENTIDADE;${COLUNAS_DAS_MATRICULAS.join(';')}\n28900001;470;60;45;80;20;200;50;100;0;0;0;30;0\n`;
    const [um] = await ler(
      arquivo('censo.zip', zip({ 'dados\\Tabela_Matricula.csv': matriculas, 'dados\\Tabela_Escola.csv': escolas })),
    );
    expect(um).toMatchObject({ NO_ENTIDADE: 'EMEF UM', QT_MAT_BAS: '470' });
  });

  test('a large file is read piece by piece to its end', async () => {
    const [cabecalho, um] = EXEMPLO.split('\n');
    const vizinhas = `${um?.replace('2800308', '2800309')}\n`.repeat(40_000);
    const linhas = await ler(arquivo('censo.zip', zip({ [NA_PASTA]: `${cabecalho}\n${vizinhas}${um}\n` })));
    expect(linhas.map(({ NO_ENTIDADE }) => NO_ENTIDADE)).toEqual(['EMEF EXEMPLO UM']);
  });

  const ABRIR = 'Não foi possível abrir o zip censo.zip. Descompacte e escolha os arquivos .csv que estão dentro dele.';

  test.each([
    ['has no .csv', zip({ 'a.pdf': 'x' }), 'No zip censo.zip não há nenhum arquivo .csv.'],
    ['has a password', zip({ [NA_PASTA]: EXEMPLO }, { sinais: 1 }), ABRIR],
    ['ends too early', zip({ [NA_PASTA]: EXEMPLO }).slice(0, 200), ABRIR],
    ['is none of the census', zip({ 'outra.csv': 'A;B\n1;2\n' }), 'No arquivo outra.csv faltam as colunas'],
    ['has a row without end', zip({ [NA_PASTA]: `${EXEMPLO}${'x'.repeat(9 * 1024 * 1024)}` }), 'linha grande demais'],
  ])('one that %s is refused with the way out', async (_nome, bytes, frase) => {
    const recusa = ler(arquivo('censo.zip', bytes));
    await expect(recusa).rejects.toThrow(ArquivoRecusado);
    await expect(recusa).rejects.toThrow(frase);
  });

  test('one whose bytes are damaged is refused with the way out', async () => {
    const bytes = zip({ [NA_PASTA]: EXEMPLO });
    bytes.fill(0xff, 30 + NA_PASTA.length, 30 + NA_PASTA.length + 40);
    await expect(ler(arquivo('censo.zip', bytes))).rejects.toThrow(ABRIR);
  });
});

test.each([
  ['commas', ',', '\r\n'],
  ['tabs', '\t', '\n'],
  ['semicolons', ';', '\r\n'],
  ['bars', '|', '\r'],
])(
  'a file that was saved again with %s is read, with separators and quotes in its texts',
  async (_nome, sinal, quebra) => {
    const conteudo = EXEMPLO.replace('EMEF EXEMPLO UM', '"EMEF À ""UM"", DOIS; TRÊS\t|À"')
      .split('\n')
      .map((linha) => linha.replace(/(?<=^|[A-Z0-9_"]);(?=$|[A-Z0-9_"])/g, sinal))
      .join(quebra);
    const linhas = await ler(arquivo('censo.csv', conteudo));
    expect(linhas).toHaveLength(3);
    expect(linhas[0]).toMatchObject({ NO_ENTIDADE: 'EMEF À "UM", DOIS; TRÊS\t|À', QT_MAT_EJA: '30' });
  },
);

test('a school that is there twice is kept twice', async () => {
  const [cabecalho, um] = EXEMPLO.split('\n');
  expect(await ler(arquivo('censo.csv', `${cabecalho}\n${um}\n${um}\n`))).toHaveLength(2);
});

test('a file without a column is refused by its name', async () => {
  const recusa = ler(arquivo('censo.csv', EXEMPLO.replace('CO_MUNICIPIO', 'MUNICIPIO')));
  await expect(recusa).rejects.toThrow(ArquivoRecusado);
  await expect(recusa).rejects.toThrow('No arquivo censo.csv faltam as colunas CO_MUNICIPIO.');
});

test('reports how much is read, and stops on request', async () => {
  const partes: number[] = [];
  const parar = new AbortController();
  const arquivos = [arquivo('censo.csv', EXEMPLO)];
  await lerCenso({ arquivos, municipio: '2800308', aoAvancar: (parte) => partes.push(parte), parar: parar.signal });
  expect(partes.at(-1)).toBeGreaterThan(0.9);
  parar.abort(new Error('stopped'));
  await expect(
    lerCenso({ arquivos, municipio: '2800308', aoAvancar: () => undefined, parar: parar.signal }),
  ).rejects.toThrow('stopped');
});
