import type { SemanaDoQuadro } from '../folha/folha.js';

type Quadro = Pick<SemanaDoQuadro, 'dias' | 'grupos'>;
type Linha = SemanaDoQuadro['grupos'][number]['linhas'][number];
type Prato = NonNullable<Linha['celulas'][number]>['pratos'][number];

/** How the days of a week are set on a page in landscape. Heights of letters in points, the rest in mm. */
interface Composicao {
  maior: number;
  menor: number;
  /** That the days may take, below the title. */
  altura: number;
  /** Of all days together, beside the column of the meals. */
  largura: number;
  /** The white of a cell, above and below together, and on both sides. */
  margem: { linha: number; lado: number };
  /** In letter heights: the mean width of a letter in a text, and the height of a line. */
  letra: { largura: number; linha: number };
  /** The texts of a dish, each with its share of the letter height: `quadro.css` has the same. */
  textos: (prato: Prato) => readonly (readonly [texto: string | null, parte: number])[];
  /** Of the column with the names and hours of the meals. */
  refeicao: number;
}

const MM_POR_PONTO = 0.353;
/** In letter heights: the mean width of a letter in one word, which has no narrow signs and blanks. */
const LARGURA_NA_PALAVRA = 0.68;
/** The title of a group is smaller than the dishes. */
const TITULO_DO_GRUPO = 0.85;

const CARTAZ: Composicao = {
  maior: 24,
  menor: 7,
  altura: 128,
  largura: 236,
  margem: { linha: 2.6, lado: 2.6 },
  letra: { largura: 0.56, linha: 1.27 },
  textos: ({ nome, alergenicos }) => [
    [nome, 1],
    [alergenicos, 0.6],
  ],
  refeicao: 37,
};

const FOLHA: Omit<Composicao, 'altura'> = {
  maior: 8,
  menor: 5.5,
  largura: 240,
  margem: { linha: 1.4, lado: 2.7 },
  letra: { largura: 0.53, linha: 1.4 },
  textos: ({ nome, ingredientes, alergenicos }) => [
    [nome, 1],
    [ingredientes, 0.85],
    [alergenicos, 0.85],
  ],
  refeicao: 33,
};

/** mm of a page in landscape, and what a week has on it beside its days: `quadro.css` and `papel.css` decide them. */
const NA_FOLHA = { pagina: 178, cabecalho: 31, titulo: 11, cabeca: 9, feriado: 3, media: 25, nota: 4, rodape: 28 };

/** The largest letters (pt) with which a week fits on one page of a poster, and the words of its dishes are whole. */
export const letraDoCartaz = (semana: Quadro): number => maiorQueCabe(semana, CARTAZ);

/**
 * The largest letters (pt) with which a week fits on one page of the folder, with its means, norm and signature.
 * @param primeira whether the head of the paper is above it
 */
export function letraDaFolha(semana: Omit<SemanaDoQuadro, 'titulo'>, primeira: boolean): number {
  const outros =
    NA_FOLHA.titulo +
    NA_FOLHA.cabeca +
    NA_FOLHA.rodape +
    (primeira ? NA_FOLHA.cabecalho : 0) +
    (semana.dias.some(({ feriado }) => feriado !== null) ? NA_FOLHA.feriado : 0) +
    NA_FOLHA.media * semana.medias.length +
    NA_FOLHA.nota * semana.notas.length;
  return maiorQueCabe(semana, { ...FOLHA, altura: NA_FOLHA.pagina - outros });
}

function maiorQueCabe(semana: Quadro, composicao: Composicao): number {
  let letra = composicao.maior;
  while (letra > composicao.menor && !cabe(semana, letra, composicao)) letra -= 0.5;
  return letra;
}

function cabe({ dias, grupos }: Quadro, letra: number, composicao: Composicao): boolean {
  const mm = letra * MM_POR_PONTO;
  const { margem } = composicao;
  const linha = mm * composicao.letra.linha;
  const coluna = composicao.largura / dias.length - margem.lado;
  const pratos = grupos.flatMap(({ linhas }) => linhas.flatMap(({ celulas }) => celulas.flatMap(pratosDe)));
  const maiorPalavra = Math.max(0, ...pratos.flatMap(({ nome }) => nome.split(' ').map(({ length }) => length)));
  if (maiorPalavra * mm * LARGURA_NA_PALAVRA > coluna) return false;
  const linhasEm = (largura: number, texto: string | null, parte = 1): number =>
    texto === null
      ? 0
      : parte * linhasDoTexto(texto, Math.max(4, Math.floor(largura / (mm * parte * composicao.letra.largura))));
  const linhasDoPrato = (prato: Prato): number =>
    composicao.textos(prato).reduce((soma, [texto, parte]) => soma + linhasEm(coluna, texto, parte), 0);
  const alturas = grupos.flatMap(({ linhas }) => [
    linha * TITULO_DO_GRUPO + margem.linha,
    ...linhas.map(({ refeicao, hora, celulas }) => {
      const escritas = celulas.map((celula) =>
        pratosDe(celula).reduce((soma, prato) => soma + linhasDoPrato(prato), 0),
      );
      const daRefeicao = linhasEm(composicao.refeicao - margem.lado, refeicao) + (hora === null ? 0 : 1);
      return Math.max(daRefeicao, ...escritas) * linha + margem.linha;
    }),
  ]);
  return alturas.reduce((soma, altura) => soma + altura, 0) <= composicao.altura;
}

const pratosDe = (celula: { pratos: readonly Prato[] } | null | undefined): readonly Prato[] => celula?.pratos ?? [];

/** Lines of a text that breaks between words. */
function linhasDoTexto(texto: string, porLinha: number): number {
  let [linhas, resto] = [1, porLinha];
  for (const { length } of texto.split(' ')) {
    if (length > resto && resto < porLinha) {
      linhas += 1;
      resto = porLinha;
    }
    linhas += Math.max(0, Math.ceil(length / porLinha) - 1);
    resto -= (length % porLinha) + 1;
  }
  return linhas;
}
