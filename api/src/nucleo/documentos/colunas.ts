/** What a column needs (points). */
export interface NecessidadeDaColuna {
  /** Its widest part that is not broken. */
  minima: number;
  /** Its title or its widest cell on one line. */
  natural: number;
  /** Numbers and dates are never broken, and need no more than their cells where there is little room. */
  rigida: boolean;
  /** Its cells on one line, without the white around them. */
  celulas: readonly number[];
  /** This white, which the other widths have. */
  folga: number;
}

/**
 * The widths of the columns of a table (points), which fill `disponivel`. What is missing is taken from the texts, so
 * that the rows are short. Null if they would be narrower than their words.
 */
export function larguras(colunas: readonly NecessidadeDaColuna[], disponivel: number): number[] | null {
  const [minimas, naturais] = [somar(colunas, 'minima'), somar(colunas, 'natural')];
  if (minimas > disponivel) return null;
  if (naturais <= disponivel) return folgadas(colunas, disponivel);
  const justas = colunas.map((coluna) => (coluna.rigida ? { ...coluna, natural: coluna.minima } : coluna));
  if (somar(justas, 'natural') <= disponivel) return folgadas(justas, disponivel);
  const [iguais, conforme] = [niveladas(justas, disponivel), proporcionais(justas, disponivel)];
  const entre = iguais.map((largura, i) => (largura + (conforme[i] ?? 0)) / 2);
  return menorDe([iguais, entre, conforme], (uma) => linhasEscritas(justas, uma));
}

/** The texts share the room that is left. */
function folgadas(colunas: readonly NecessidadeDaColuna[], disponivel: number): number[] {
  const largas = colunas.filter(({ rigida }) => !rigida);
  const queCrescem = largas.length > 0 ? largas : colunas;
  const parte = (disponivel - somar(colunas, 'natural')) / somar(queCrescem, 'natural');
  return colunas.map((coluna) => coluna.natural * (queCrescem.includes(coluna) ? 1 + parte : 1));
}

/** What the words leave is shared by what the longest cells lack: a column of long texts is wide. */
function proporcionais(colunas: readonly NecessidadeDaColuna[], disponivel: number): number[] {
  const minimas = somar(colunas, 'minima');
  const parte = (disponivel - minimas) / (somar(colunas, 'natural') - minimas);
  return colunas.map(({ minima, natural }) => minima + (natural - minima) * parte);
}

/** About how many lines all rows have together: a row has those of its longest cell. */
function linhasEscritas(colunas: readonly NecessidadeDaColuna[], larguras: readonly number[]): number {
  const linhas: number[] = [];
  for (const [i, { celulas, folga }] of colunas.entries())
    for (const [posicao, celula] of celulas.entries())
      linhas[posicao] = Math.max(linhas[posicao] ?? 1, Math.ceil(celula / ((larguras[i] ?? 0) - folga)));
  return linhas.reduce((soma, uma) => soma + uma, 0);
}

/** The first of those with the smallest measure. */
const menorDe = <T>([primeiro, ...outros]: readonly [T, ...T[]], medida: (um: T) => number): T =>
  outros.reduce((menor, um) => (medida(um) < medida(menor) ? um : menor), primeiro);

/** Steps in which the level is found: it is then exact to less than a point's thousandth. */
const PASSOS = 24;

/** The widest columns are cut to one level: a long text leaves the short ones beside it whole. */
function niveladas(colunas: readonly NecessidadeDaColuna[], disponivel: number): number[] {
  const ate = (nivel: number) => colunas.map(({ minima, natural }) => Math.max(minima, Math.min(natural, nivel)));
  let [de, a] = [0, disponivel];
  for (let passo = 0; passo < PASSOS; passo += 1) {
    const meio = (de + a) / 2;
    if (ate(meio).reduce((soma, uma) => soma + uma, 0) > disponivel) a = meio;
    else de = meio;
  }
  return ate(de);
}

/** The same where words must be broken: the texts share what the others leave, and all share it if nothing is left. */
export function largurasForcadas(colunas: readonly NecessidadeDaColuna[], disponivel: number): number[] {
  const rigidas = somar(
    colunas.filter(({ rigida }) => rigida),
    'minima',
  );
  const largas = colunas.filter(({ rigida }) => !rigida).length;
  const resto = disponivel - rigidas;
  if (largas > 0 && resto / largas >= MENOR_COLUNA)
    return colunas.map(({ rigida, minima }) => (rigida ? minima : resto / largas));
  const parte = disponivel / somar(colunas, 'minima');
  return colunas.map(({ minima }) => minima * parte);
}

/** A column of text in which a few letters fit (points). */
const MENOR_COLUNA = 24;

const somar = (colunas: readonly NecessidadeDaColuna[], de: 'minima' | 'natural'): number =>
  colunas.reduce((soma, coluna) => soma + coluna[de], 0);
