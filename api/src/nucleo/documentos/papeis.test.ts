import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from '@jest/globals';
import type { Folha, QuadroDeCardapios, TabelaDaFolha } from '@merenda/shared/contratos';
import {
  DATA_A_CANETA,
  emGrupos,
  escreverCelula,
  NOME_A_CANETA,
  pedacosQuebraveis,
  semColunasVazias,
} from '@merenda/shared/regras';
import { lerPdf, lerQrs, type Pagina, type Palavra, type PdfLido } from '../../teste/pdf.js';
import { imagemDoPapel } from '../imagem.js';
import { larguras } from './colunas.js';
import { escreverDocumento, type Documento } from './escrever.js';
import { paginasDaFolha } from './folhas.js';

const MM = 72 / 25.4;

const TIMBRE = {
  nome: 'Secretaria Municipal de Educação',
  municipio: 'São João del-Rei',
  uf: 'MG',
  cnpj: '12345678000195',
};
/** A square of one colour, half transparent. */
const BRASAO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAADwAAAA8CAMAAAANIilAAAAAA1BMVEUeWjze+Xr5AAAAAXRSTlOArV5bRgAAAAlwSFlzAAAD6AAAA+gBtXtSawAAABtJREFUSIntwTEBAAAAwqD1T20Gf6AAAACgywAOTAABrpONGwAAAABJRU5ErkJggg==';
/** As long as an address is. */
const CONFERENCIA = 'https://merenda.saojoaodelrei.mg.gov.br/relatorio/documento/Zk3_9-aB7cD1eF5h';
const SELO = { texto: `Documento 12/2026 – confira em ${CONFERENCIA}`, endereco: CONFERENCIA };
const EMISSAO = 'Emitido por MARIA DA CONCEIÇÃO em 28/11/2026 10:30';

const escrever = async (folhas: readonly Folha[], logo: Documento['timbre']['logo'] = null) =>
  escreverDocumento({
    titulo: folhas[0]?.titulo ?? '',
    folhas: folhas.map((folha) => ({ folha, selo: SELO })),
    timbre: { ...TIMBRE, logo },
    emissao: EMISSAO,
    emitidoEm: new Date('2026-11-28T13:30:00Z'),
  });

/** The pages of each sheet: each begins with its own page 1. */
function porFolha({ paginas }: PdfLido): Pagina[][] {
  const folhas: Pagina[][] = [];
  for (const pagina of paginas) {
    if (textoDe(pagina.palavras).includes('Página 1 de ')) folhas.push([]);
    folhas.at(-1)?.push(pagina);
  }
  return folhas;
}

const textoDe = (palavras: readonly Palavra[]): string => palavras.map(({ texto }) => texto).join(' ');

/** What is between the running head and the foot of a page. */
const miolo = ({ palavras, altura }: Pagina, posicao: number): Palavra[] =>
  palavras.filter(({ yMin, yMax }) => yMax < altura - 24 * MM && (posicao === 0 || yMin > 15 * MM));

const palavrasDe = (texto: string): string[] => texto.split(/\s+/).filter(Boolean);

/** Letters of a word that is never broken. */
const INTEIRA = 24;

/** What is wrong with the pages of a sheet, as the issue lists it. */
function faltas(folha: Folha, paginas: readonly Pagina[]): string[] {
  const daAssinatura = new Set(
    [
      NOME_A_CANETA,
      DATA_A_CANETA,
      ...(folha.assinaturas ?? []).flatMap(({ papel, nome = '' }) => [papel, nome]),
      ...(folha.quadro ? (folha.textos ?? []).flatMap(({ titulo, texto }) => [titulo, texto]) : []),
    ].flatMap(palavrasDe),
  );
  const achadas = paginas.flatMap((pagina, posicao) => {
    const escritas = miolo(pagina, posicao).map(({ texto }) => texto);
    const inteira = textoDe(pagina.palavras);
    return [
      ...(escritas.length === 0 ? ['blank'] : []),
      ...(escritas.length > 0 && escritas.every((texto) => daAssinatura.has(texto)) ? ['signatures alone'] : []),
      ...(pagina.margem < 10 ? [`margin of ${pagina.margem} mm`] : []),
      ...(inteira.includes(folha.titulo.slice(0, 20)) ? [] : ['no title']),
      ...(inteira.includes('Prefeitura Municipal de') || inteira.includes('PREFEITURA MUNICIPAL DE')
        ? []
        : ['no municipality']),
      ...(inteira.includes(`Página ${posicao + 1} de ${paginas.length}`) ? [] : ['no page number']),
      ...(inteira.includes(EMISSAO) ? [] : ['not issued']),
      ...(inteira.includes(SELO.texto) ? [] : ['no number of the document']),
      ...sobrepostas(pagina.palavras),
    ].map((falta) => `page ${posicao + 1}: ${falta}`);
  });
  return [...achadas, ...cortadas(folha, paginas)];
}

/** Words whose boxes cover each other by more than a rounding error. */
function sobrepostas(palavras: readonly Palavra[]): string[] {
  const achadas: string[] = [];
  for (const [i, uma] of palavras.entries())
    for (const outra of palavras.slice(i + 1)) {
      const x = Math.min(uma.xMax, outra.xMax) - Math.max(uma.xMin, outra.xMin);
      const y = Math.min(uma.yMax, outra.yMax) - Math.max(uma.yMin, outra.yMin);
      if (x > 0.5 && y > 0.5) achadas.push(`'${uma.texto}' over '${outra.texto}'`);
    }
  return achadas;
}

/** Words of the sheet that are not on paper as often as in it: numbers and accents are whole. */
function cortadas(folha: Folha, paginas: readonly Pagina[]): string[] {
  const lidas = paginas.flatMap(({ palavras }) => palavras.map(({ texto }) => texto));
  const juntas = lidas.join('');
  const quantas = new Map<string, number>();
  for (const palavra of lidas) quantas.set(palavra, (quantas.get(palavra) ?? 0) + 1);
  const faltam: string[] = [];
  for (const palavra of textosDa(folha).flatMap(palavrasDe)) {
    // An address may go on in the next line.
    if (palavra.includes('@') && pedacosQuebraveis(palavra).every((pedaco) => juntas.includes(pedaco))) continue;
    if (palavra.length > INTEIRA) {
      if (!juntas.includes(palavra.slice(0, INTEIRA / 3))) faltam.push(`'${palavra}' is not there`);
      continue;
    }
    const restam = quantas.get(palavra) ?? 0;
    if (restam === 0) faltam.push(`'${palavra}' is cut`);
    quantas.set(palavra, restam - 1);
  }
  return faltam;
}

const textosDaTabela = (lida: TabelaDaFolha): string[] => {
  const { tabela: noPapel, grupos } = emGrupos(semColunasVazias(lida));
  const { titulo = '', colunas, linhas, total = [], vazia } = noPapel;
  return [
    titulo,
    ...grupos.values(),
    ...colunas.map((coluna) => coluna.titulo),
    ...[...linhas, ...(linhas.length > 0 ? [total] : [])].flatMap((linha) =>
      linha.map((celula, i) => escreverCelula(celula, colunas[i]?.tipo)),
    ),
    ...(linhas.length === 0 ? [vazia] : []),
  ];
};

function textosDa({ titulo, dados = [], tabelas, quadro, textos = [], assinaturas = [] }: Folha): string[] {
  const cartaz = quadro?.forma === 'cartaz';
  const assinada = !quadro || quadro.semanas.some(({ grupos }) => grupos.length > 0);
  return [
    titulo,
    ...dados.flatMap(({ rotulo, valor }) => [rotulo, valor ?? '---']),
    ...(quadro ? quadro.tabelas : tabelas).flatMap(textosDaTabela),
    ...(quadro?.semanas ?? []).flatMap((semana) => [
      semana.titulo,
      ...semana.dias.flatMap(({ nome, feriado }) => [nome, feriado ?? '']),
      ...semana.grupos.flatMap((grupo) => [
        grupo.titulo,
        ...grupo.linhas.flatMap(({ refeicao, hora, celulas }) => [
          refeicao,
          (!cartaz && hora) || '',
          ...celulas.flatMap((celula) =>
            (celula?.pratos ?? []).flatMap(({ nome, alergenicos }) => [nome, alergenicos ?? '']),
          ),
        ]),
      ]),
      ...semana.medias.flatMap(textosDaTabela),
      ...semana.notas,
    ]),
    ...textos.flatMap((um) => [um.titulo, um.texto]),
    ...(assinada ? assinaturas : []).flatMap(({ papel, nome }) => [papel, nome ?? NOME_A_CANETA, DATA_A_CANETA]),
  ];
}

const ASSINATURAS = [{ papel: 'Fornecedor ou transportador' }, { papel: 'Responsável pelo recebimento', nome: 'JOÃO' }];
const sequencia = (de: number, ate: number) => Array.from({ length: ate - de + 1 }, (_, i) => de + i);
const COMPRIDO = 'ÁÉÍÓÚÃÕÇÊÔ'.repeat(20);

const COLUNAS: TabelaDaFolha['colunas'] = [
  { titulo: 'Produto' },
  { titulo: 'Lote', tipo: 'codigo' },
  { titulo: 'Validade', tipo: 'data' },
  { titulo: 'Quantidade', tipo: 'quantidade' },
  { titulo: 'Valor', tipo: 'moeda' },
];
const linhas = (quantas: number, nome = 'PÃO DE AÇÚCAR'): TabelaDaFolha['linhas'] =>
  Array.from({ length: quantas }, (_, i) => [`${nome} ${i}`, `L${i}`, '01/02/2027', 12.5, 1234.56]);
const tabela = (quantas: number, mais?: Partial<TabelaDaFolha>): TabelaDaFolha => ({
  colunas: COLUNAS,
  linhas: linhas(quantas),
  vazia: 'Nenhum produto neste papel.',
  ...mais,
});
/** Rows in groups of these sizes. */
const emEscolas = (...quantas: number[]): TabelaDaFolha =>
  tabela(0, {
    colunas: [{ titulo: 'Unidade', agrupa: true }, { titulo: 'Entrega', agrupa: true }, ...COLUNAS],
    linhas: quantas.flatMap((uma, escola) => linhas(uma).map((linha) => [`ESCOLA ${escola}`, 'Uma vez', ...linha])),
  });
const folha = (titulo: string, mais?: Partial<Folha>): Folha => ({ titulo, tabelas: [tabela(3)], ...mais });

const DADOS = [
  { rotulo: 'Fornecedor', valor: 'SABOR DA TERRA' },
  { rotulo: 'Nota fiscal', valor: null },
  {
    rotulo: 'Observação',
    valor: 'A entrega atrasou por causa da chuva e foi conferida só no dia seguinte. '.repeat(4),
  },
];
const TEXTOS = [
  { titulo: 'Modo de preparo', texto: 'Lave, corte e cozinhe em água com sal.\nSirva quente. '.repeat(8) },
];

const DIAS = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'].map((nome, i) => ({
  nome,
  data: `0${i + 2}/03/2026`,
  feriado: i === 2 ? 'Aniversário da cidade' : null,
}));
type Semana = QuadroDeCardapios['semanas'][number];
const semana = (numero: number, { refeicoes = 2, grupos = 1, prato = 'Macarrão à bolonhesa' } = {}): Semana => ({
  titulo: `Semana ${numero}`,
  dias: DIAS,
  grupos: Array.from({ length: grupos }, (_, g) => ({
    titulo: `Fundamental – grupo ${g}`,
    linhas: Array.from({ length: refeicoes }, (__, r) => ({
      refeicao: `Refeição${r}`,
      hora: '09:30',
      celulas: DIAS.map((___, d) =>
        d === 2
          ? null
          : { hora: null, pratos: [{ nome: prato, ingredientes: 'trigo, carne', alergenicos: 'contém glúten †' }] },
      ),
    })),
  })),
  medias: [
    {
      titulo: 'Média por aluno',
      colunas: [' ', 'Energia (kcal)', 'Proteína (g)', 'Cálcio (mg)', 'Sódio (mg)'].map((titulo) => ({ titulo })),
      linhas: [
        ['Média', '123,45*', '12,3', '45,6', '78,9'],
        ['Situação', 'Adequado', 'Abaixo', 'Adequado', 'Acima'],
      ],
      vazia: 'Sem média.',
    },
  ],
  notas: ['† Há alimentos cujos alergênicos não foram conferidos.'],
});
const menu = (titulo: string, semanas: readonly Semana[], mais?: Partial<Folha>): Folha => ({
  titulo,
  deitada: true,
  tabelas: [],
  quadro: { forma: 'folha', semanas, tabelas: [] },
  textos: [{ titulo: 'Norma', texto: 'Resolução CD/FNDE nº 6, de 8 de maio de 2020' }],
  assinaturas: [{ papel: 'Nutricionista', nome: 'ANA' }],
  ...mais,
});
const cartaz = (titulo: string, semanas: readonly Semana[]): Folha => ({
  titulo,
  deitada: true,
  filtro: ['Turno da manhã'],
  tabelas: [],
  quadro: { forma: 'cartaz', semanas: semanas.map((uma) => ({ ...uma, medias: [] })), tabelas: [] },
});

/** Rows around the end of the first page. */
const EM_VOLTA_DO_FIM = sequencia(38, 51);

/** The sheets of every report by their addresses, as the tests of mf-relatorios write them. */
const DOS_RELATORIOS = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../mf-relatorios/src/teste/papeis.json', import.meta.url)), 'utf8'),
) as Record<string, Folha>;

/** So many rows, which are the given ones again; the rows of a group stay together. */
const repetir = <L>(linhas: readonly L[], quantas: number): L[] =>
  sequencia(0, quantas - 1).flatMap((i) => linhas.slice(Math.floor((i * linhas.length) / quantas)).slice(0, 1));

/** The paper with so many rows in its longest table, or so many meals a day. */
function comLinhas(papel: Folha, quantas: number): Folha {
  const [maior] = papel.tabelas.toSorted((uma, outra) => outra.linhas.length - uma.linhas.length);
  return {
    ...papel,
    tabelas: papel.tabelas.map((uma) => (uma === maior ? { ...uma, linhas: repetir(uma.linhas, quantas) } : uma)),
    quadro: noQuadro(papel, (semana) => ({
      ...semana,
      grupos: semana.grupos.map((grupo) => ({ ...grupo, linhas: repetir(grupo.linhas, quantas) })),
    })),
  };
}

const noQuadro = ({ quadro }: Folha, mudar: (semana: Semana) => Semana): Folha['quadro'] =>
  quadro && { ...quadro, semanas: quadro.semanas.map(mudar) };

const semLinhas = (papel: Folha): Folha => ({
  ...papel,
  tabelas: papel.tabelas.map((uma) => ({ ...uma, linhas: [], destacadas: [] })),
  quadro: noQuadro(papel, (semana) => ({ ...semana, grupos: [] })),
});

const paginasCom = (papel: Folha, quantas: number): number =>
  paginasDaFolha(comLinhas(papel, quantas), { ...TIMBRE, logo: null }).length;

/** The most rows with which a paper has no more pages than with one row. */
function linhasQueCabem(papel: Folha): number {
  const paginas = paginasCom(papel, 1);
  let [cabem, demais] = [1, 200];
  while (demais - cabem > 1) {
    const meio = Math.floor((cabem + demais) / 2);
    if (paginasCom(papel, meio) > paginas) demais = meio;
    else cabem = meio;
  }
  return cabem;
}

/** A name of several words, and one that is a single word. */
const NOMES = ['SECRETARIA DE EDUCAÇÃO, CIÊNCIA E INOVAÇÃO '.repeat(3).trim(), 'PÃOZINHO'.repeat(9)];
const comprido = (texto: string): string => `${texto} ${NOMES[texto.length % 2]}`;

/** The paper with long names in its texts, facts and signatures. */
const comNomesCompridos = (papel: Folha): Folha => ({
  ...papel,
  titulo: comprido(papel.titulo),
  dados: papel.dados?.map(({ rotulo, valor }) => ({ rotulo, valor: valor && comprido(valor) })),
  tabelas: papel.tabelas.map((uma) => ({
    ...uma,
    linhas: uma.linhas.map((linha) =>
      linha.map((celula, i) =>
        typeof celula === 'string' && (uma.colunas[i]?.tipo ?? 'texto') === 'texto' ? comprido(celula) : celula,
      ),
    ),
  })),
  quadro: noQuadro(papel, (semana) => ({
    ...semana,
    grupos: semana.grupos.map((grupo) => ({
      titulo: comprido(grupo.titulo),
      linhas: grupo.linhas.map((linha) => ({
        ...linha,
        celulas: linha.celulas.map(
          (celula) =>
            celula && { ...celula, pratos: celula.pratos.map((prato) => ({ ...prato, nome: comprido(prato.nome) })) },
        ),
      })),
    })),
  })),
  assinaturas: papel.assinaturas?.map(({ papel: cargo, nome = 'ANA' }) => ({ papel: cargo, nome: comprido(nome) })),
});

/** Every report without rows, with one, with as many as its page takes, with one more, and with long names. */
const VARIANTES: readonly Folha[] = Object.values(DOS_RELATORIOS).flatMap((papel) => {
  const cabem = linhasQueCabem(papel);
  return [
    semLinhas(papel),
    comLinhas(papel, 1),
    comLinhas(papel, cabem),
    comLinhas(papel, cabem + 1),
    comNomesCompridos(papel),
  ];
});

const PAPEIS: readonly Folha[] = [
  ...VARIANTES,
  ...EM_VOLTA_DO_FIM.flatMap((quantas) => [
    folha(`Recibo com ${quantas} linhas`, {
      tabelas: [tabela(quantas, { titulo: 'Itens', total: ['Total', null, null, null, 99999.99] })],
      assinaturas: ASSINATURAS,
    }),
    folha(`Lista em grupos, ${quantas} linhas no primeiro`, { tabelas: [emEscolas(quantas, 3)] }),
  ]),
  folha('Papel de números', { tabelas: [tabela(30)] }),
  folha('Papel com frases compridas', { tabelas: [tabela(50, { linhas: linhas(50, 'PÃO DE AÇÚCAR '.repeat(15)) })] }),
  folha('Papel com uma célula de dez mil letras', {
    tabelas: [tabela(1, { linhas: linhas(1, 'MAÇÃ '.repeat(1_900)) })],
    assinaturas: ASSINATURAS,
  }),
  folha(`Papel de título comprido ${'DA ESCOLA MUNICIPAL '.repeat(20)}`, { tabelas: [tabela(60)] }),
  ...[2, 6, 10, 14].flatMap((quantas) =>
    [false, true].map((deitada) =>
      folha(`Papel de ${quantas} colunas, ${deitada ? 'deitado' : 'em pé'}`, {
        deitada,
        tabelas: [
          {
            colunas: Array.from({ length: quantas }, (_, i) => ({
              titulo: `Coluna ${i}`,
              ...(i % 2 === 1 && { tipo: 'moeda' as const }),
            })),
            linhas: Array.from({ length: 4 }, () =>
              Array.from({ length: quantas }, (_, i) => (i % 2 === 1 ? 1234.56 : 'AÇÃO')),
            ),
            vazia: 'Nada.',
          },
        ],
      }),
    ),
  ),
  folha('Papel com dados e textos', { dados: DADOS, textos: TEXTOS }),
  folha('Papel só com dados', { dados: DADOS, tabelas: [], assinaturas: ASSINATURAS }),
  folha('Papel só com a assinatura', { tabelas: [], assinaturas: ASSINATURAS }),
  folha('Papel com um texto de páginas', {
    tabelas: [],
    textos: [{ titulo: 'Modo de preparo', texto: 'Misture tudo e leve ao fogo. '.repeat(340) }],
    assinaturas: ASSINATURAS,
  }),
  menu('Cardápio de uma semana', [semana(1)]),
  menu(
    'Cardápio de cinco semanas',
    [1, 2, 3, 4, 5].map((n) => semana(n, { refeicoes: 5 })),
    { filtro: ['Março'] },
  ),
  menu('Cardápio de quatro grupos', [semana(1, { refeicoes: 4, grupos: 3 })]),
  menu('Cardápio que não cabe', [semana(1, { refeicoes: 6, grupos: 9 }), semana(2)]),
  menu('Cardápio de média mais longa que a página', [
    {
      ...semana(1),
      medias: [{ colunas: [{ titulo: 'Nutriente' }], linhas: sequencia(1, 70).map((n) => [`N${n}`]), vazia: '' }],
    },
  ]),
  menu('Cardápio sem refeições', [semana(1, { grupos: 0 })]),
  menu('Cardápio sem semanas', []),
  menu('Cardápio de pratos compridos', [semana(1, { prato: COMPRIDO })]),
  cartaz('Cartaz de duas semanas', [semana(1), semana(2, { refeicoes: 5, grupos: 2 })]),
  cartaz('Cartaz de um prato comprido', [
    semana(1, { refeicoes: 1, prato: 'Arroz, feijão, frango ensopado, couve refogada, salada e laranja' }),
  ]),
  cartaz('Cartaz sem semanas', []),
];

let lidas: Pagina[][];
const doPapel = (titulo: string): Pagina[] => lidas[PAPEIS.findIndex((papel) => papel.titulo === titulo)] ?? [];

beforeAll(async () => {
  lidas = porFolha(lerPdf(await escrever(PAPEIS)));
});

test('every paper has whole words, margins, title and page number, and no page is blank or has signatures only', () => {
  expect(lidas).toHaveLength(PAPEIS.length);
  expect(
    PAPEIS.flatMap((papel, i) => {
      const achadas = faltas(papel, lidas[i] ?? []);
      return achadas.length > 0 ? [[papel.titulo, i, achadas.slice(0, 5)]] : [];
    }),
  ).toEqual([]);
});

test('each page of a table has its head, and no row is cut in two', () => {
  const paginas = doPapel('Papel com frases compridas');
  expect(paginas.length).toBeGreaterThan(1);
  for (const { palavras } of paginas) {
    const quantas = (palavra: RegExp) => palavras.filter(({ texto }) => palavra.test(texto)).length;
    expect(quantas(/^Validade$/)).toBe(1);
    expect(quantas(/^PÃO$/)).toBe(15 * quantas(/^L\d+$/));
  }
});

test('the heading of a group has a row below it on its page, and is repeated where the group goes on', () => {
  for (const quantas of EM_VOLTA_DO_FIM)
    for (const { palavras } of doPapel(`Lista em grupos, ${quantas} linhas no primeiro`)) {
      const titulos = palavras.filter(({ texto }) => texto === 'ESCOLA');
      expect(titulos.length).toBeGreaterThan(0);
      for (const titulo of titulos)
        expect(palavras.some(({ texto, yMin }) => /^L\d/.test(texto) && yMin > titulo.yMax)).toBe(true);
    }
  const [primeira, segunda] = doPapel('Lista em grupos, 49 linhas no primeiro').map(({ palavras }) =>
    textoDe(palavras),
  );
  expect(primeira).toContain('ESCOLA 0 – Entrega: Uma vez');
  expect(primeira).not.toContain('continuação');
  expect(segunda).toContain('ESCOLA 0 – Entrega: Uma vez (continuação)');
});

test('a total is on the page of the last two rows', () => {
  for (const quantas of EM_VOLTA_DO_FIM) {
    const ultima =
      doPapel(`Recibo com ${quantas} linhas`)
        .at(-1)
        ?.palavras.map(({ texto }) => texto) ?? [];
    expect(ultima).toContain('Total');
    expect(ultima).toContain(`L${quantas - 1}`);
    expect(ultima).toContain(`L${quantas - 2}`);
  }
});

test('numbers end at one line, and the rows for a pen are 8 mm high or more', () => {
  const valores = doPapel('Papel de números')[0]!.palavras.filter(({ texto }) => texto === '1.234,56');
  expect(valores).toHaveLength(30);
  expect(Math.max(...valores.map(({ xMax }) => xMax)) - Math.min(...valores.map(({ xMax }) => xMax))).toBeLessThan(0.1);
  const contagem = DOS_RELATORIOS['contagem-estoque/1/1']!;
  const cheia = VARIANTES.indexOf(VARIANTES.filter(({ titulo }) => titulo === contagem.titulo)[2]!);
  const produtos = lidas[cheia]![0]!.palavras.filter(({ texto }) => texto === 'ABÓBORA');
  expect(produtos.length).toBeGreaterThan(5);
  const passos = produtos.slice(1).map(({ yMin }, i) => yMin - produtos[i]!.yMin);
  expect(Math.min(...passos)).toBeGreaterThanOrEqual(8 * MM);
});

test('every page of menus is one week, with norm and signature at its foot; weeks without menus are not signed', () => {
  const paginas = doPapel('Cardápio de cinco semanas');
  expect(paginas.map(({ palavras }) => /Semana (\d)/.exec(textoDe(palavras))?.[1])).toEqual(['1', '2', '3', '4', '5']);
  for (const { palavras, altura } of paginas)
    for (const uma of ['Resolução', 'Nutricionista'])
      expect(palavras.find(({ texto }) => texto === uma)?.yMin).toBeGreaterThan(altura - 53 * MM);
  const [semMenu] = doPapel('Cardápio sem refeições');
  expect(textoDe(semMenu!.palavras)).toContain('Nenhum cardápio nesta semana.');
  expect(textoDe(semMenu!.palavras)).not.toContain('Nutricionista');
});

test('a poster is one page a week, in letters larger than those of the folder, without hours and words of the screen', () => {
  const paginas = doPapel('Cartaz de duas semanas');
  expect(paginas).toHaveLength(2);
  const alturaDe = (pagina: Pagina | undefined, palavra: string) => {
    const { yMin = 0, yMax = 0 } = pagina?.palavras.find(({ texto }) => texto === palavra) ?? {};
    return yMax - yMin;
  };
  expect(alturaDe(paginas[0], 'Macarrão')).toBeGreaterThan(
    2 * alturaDe(doPapel('Cardápio de uma semana')[0], 'Macarrão'),
  );
  for (const { palavras } of paginas) expect(textoDe(palavras)).not.toMatch(/Filtro|09:30/);
});

test('facts are in three columns on a sheet that lies across', async () => {
  const [pagina] = lerPdf(
    await escrever([folha('Papel', { deitada: true, dados: DADOS.slice(0, 2).concat(DADOS.slice(0, 2)) })]),
  ).paginas;
  const fornecedores = pagina!.palavras.filter(({ texto }) => texto === 'Fornecedor');
  expect(fornecedores).toHaveLength(2);
  expect(fornecedores[0]?.yMin).toBe(fornecedores[1]?.yMin);
  expect(fornecedores[1]?.xMin).toBeGreaterThan(pagina!.largura * 0.6);
});

test('a meal on a poster is one box, however high', () => {
  const [pagina] = doPapel('Cartaz de um prato comprido');
  // The letters of dishes: 24 pt, in lines of 30 pt.
  const linhas = pagina!.palavras.filter(({ yMin, yMax, xMin }) => yMax - yMin > 22 && xMin < pagina!.largura / 4);
  const topos = [...new Set(linhas.map(({ yMin }) => yMin))].sort((um, outro) => um - outro);
  expect(topos.length * 30).toBeGreaterThan(0.4 * pagina!.altura);
  for (const [i, topo] of topos.slice(1).entries()) expect(topo - topos[i]!).toBeCloseTo(30, 1);
});

test('where columns need more room than there is, that of long texts is wider, and the rows have fewer lines', () => {
  const coluna = (natural: number) => ({ minima: 20, natural, rigida: false, celulas: [natural, natural], folga: 0 });
  // 100 each: two rows of five lines. What 80 and 480 lack of 160 is 22.9 and 137.1: two rows of four lines, and also half way.
  const [estreita = 0, larga = 0] = larguras([coluna(100), coluna(500)], 200) ?? [];
  expect(estreita).toBeCloseTo((100 + 20 + (160 * 80) / 560) / 2, 6);
  expect(larga).toBeCloseTo(200 - estreita, 6);
  // Four lines of the first column decide: equal columns stay.
  expect(larguras([coluna(200), coluna(200)], 200)).toEqual([expect.closeTo(100, 3), expect.closeTo(100, 3)]);
});

test('facts are in two columns, an optional column that holds nothing is left out, and a letter without a picture is a ?', async () => {
  const colunas: TabelaDaFolha['colunas'] = [{ titulo: 'Nome' }, { titulo: 'Marca', opcional: true }];
  const bytes = await escrever([
    folha('Papel', {
      dados: DADOS,
      tabelas: [{ colunas, linhas: [['SAL 😀', null]], vazia: '' }],
    }),
  ]);
  const [pagina] = lerPdf(bytes).paginas;
  const palavra = (texto: string) => pagina!.palavras.find((uma) => uma.texto === texto);
  expect(palavra('Nota')?.yMin).toBe(palavra('Fornecedor')?.yMin);
  expect(palavra('Nota')?.xMin).toBeGreaterThan(pagina!.largura / 2);
  expect(textoDe(pagina!.palavras)).toContain('SAL ?');
  expect(palavra('Marca')).toBeUndefined();
});

test('highlighted rows and totals are bold', async () => {
  const linhasIguais = [['IGUAIS'], ['IGUAIS']];
  const igual = { colunas: [{ titulo: 'A' }], linhas: linhasIguais, destacadas: [1], total: ['IGUAIS'], vazia: '' };
  const [pagina] = lerPdf(await escrever([folha('Papel', { tabelas: [igual] })])).paginas;
  const [comum = 0, destacada = 0, total = 0] = pagina!.palavras
    .filter(({ texto }) => texto === 'IGUAIS')
    .map(({ xMin, xMax }) => xMax - xMin);
  expect(destacada).toBeGreaterThan(comum + 0.5);
  expect(total).toBeCloseTo(destacada, 3);
});

test('a PDF names title, municipality and language, has its fonts in it, and says that it is PDF/A-2', async () => {
  const bytes = await escrever([folha('Aquisição 012/2026')]);
  const { propriedades, fontesDeFora } = lerPdf(bytes);
  expect(propriedades).toMatchObject({
    Title: 'Aquisição 012/2026',
    Author: 'Prefeitura Municipal de São João del-Rei – MG',
  });
  expect(fontesDeFora).toEqual([]);
  const texto = Buffer.from(bytes).toString('latin1');
  expect(texto).toContain('/Lang (pt-BR)');
  expect(texto).toContain('<pdfaid:part>2</pdfaid:part>');
});

test('the QR code at the foot of every page, also of a poster, leads to the confirmation', async () => {
  const bytes = await escrever([folha('Papel', { tabelas: [tabela(60)] }), cartaz('Cartaz', [semana(1)])]);
  expect(lerQrs(bytes)).toEqual([CONFERENCIA, CONFERENCIA, CONFERENCIA]);
});

test('the mark of the municipality is beside its name', async () => {
  const logo = await imagemDoPapel(BRASAO);
  const [pagina] = lerPdf(await escrever([folha('Papel')], logo)).paginas;
  const [semLogo] = lerPdf(await escrever([folha('Papel')])).paginas;
  const inicio = (lida: typeof pagina) => lida?.palavras.find(({ texto }) => texto === 'PREFEITURA')?.xMin ?? 0;
  // A square mark of 17 mm, and the white beside it.
  expect(inicio(pagina) - inicio(semLogo)).toBeCloseTo(17 * MM + 12, 1);
});
