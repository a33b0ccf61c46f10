import type { SemanaDoQuadro } from '../folha/folha.js';

/** Heights of the letters of a poster, in points: steps of half a point from the largest to the smallest. */
const MAIOR = 24;
const MENOR = 7;

/** mm of a page in landscape that the days may take, below the title. */
const ALTURA = 128;
/** mm of all days together, beside the column of the meals. */
const LARGURA = 236;

const MM_POR_PONTO = 0.353;
/** In letter heights: the mean width of a letter in a text. */
const LARGURA_DA_LETRA = 0.56;
/** The same of the letters of one word, which has no narrow signs and blanks. */
const LARGURA_NA_PALAVRA = 0.68;
const ALTURA_DA_LINHA = 1.27;
/** mm: the white of a row. */
const MARGEM_DA_LINHA = 2.6;
/** Of the letters of a dish: `quadro.css` has the same. */
const ALERGENICOS = 0.6;
/** The title of a group is smaller than the dishes. */
const TITULO_DO_GRUPO = 0.85;

/** The largest letters (pt) with which a week fits on one page, and the words of its dishes are whole. */
export function letraDoCartaz({ dias, grupos }: Pick<SemanaDoQuadro, 'dias' | 'grupos'>): number {
  const pratos = grupos.flatMap(({ linhas }) =>
    linhas.flatMap(({ celulas }) => celulas.flatMap((celula) => celula?.pratos ?? [])),
  );
  const maiorPalavra = Math.max(...pratos.flatMap(({ nome }) => nome.split(' ').map(({ length }) => length)));
  const cabe = (letra: number): boolean => {
    const mm = letra * MM_POR_PONTO;
    const porLinha = Math.max(4, Math.floor((LARGURA / dias.length - MARGEM_DA_LINHA) / (mm * LARGURA_DA_LETRA)));
    if (maiorPalavra * mm * LARGURA_NA_PALAVRA > LARGURA / dias.length - MARGEM_DA_LINHA) return false;
    const alturas = grupos.flatMap(({ linhas }) => [
      mm * TITULO_DO_GRUPO * ALTURA_DA_LINHA + MARGEM_DA_LINHA,
      ...linhas.map(({ celulas }) => {
        const escritas = celulas.map((celula) =>
          (celula?.pratos ?? []).reduce(
            (soma, { nome, alergenicos }) =>
              soma +
              linhasDoTexto(nome, porLinha) +
              (alergenicos === null ? 0 : linhasDoTexto(alergenicos, Math.floor(porLinha / ALERGENICOS)) * ALERGENICOS),
            0,
          ),
        );
        return Math.max(1, ...escritas) * mm * ALTURA_DA_LINHA + MARGEM_DA_LINHA;
      }),
    ]);
    return alturas.reduce((soma, altura) => soma + altura, 0) <= ALTURA;
  };
  let letra = MAIOR;
  while (letra > MENOR && !cabe(letra)) letra -= 0.5;
  return letra;
}

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
