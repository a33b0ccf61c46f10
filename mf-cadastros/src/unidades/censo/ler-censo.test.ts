import { COLUNAS_DAS_ESCOLAS, COLUNAS_DAS_MATRICULAS, COLUNAS_DO_CENSO } from '@merenda/shared/contratos';
import { ArquivoRecusado, lerCenso } from './ler-censo.js';

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
