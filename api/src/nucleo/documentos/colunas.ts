/** What a column needs (points), without the white around it. */
export interface NecessidadeDaColuna {
  /** Its widest part that is not broken. */
  minima: number;
  /** Its widest cell on one line. */
  natural: number;
  /** Numbers and dates are never broken, and need no more than their cells. */
  rigida: boolean;
}

/**
 * The widths of the columns of a table (points), which fill `disponivel`. What is missing is taken from the texts. Null
 * if they would be narrower than their words.
 */
export function larguras(colunas: readonly NecessidadeDaColuna[], disponivel: number): number[] | null {
  const [minimas, naturais] = [somar(colunas, 'minima'), somar(colunas, 'natural')];
  if (minimas > disponivel) return null;
  if (naturais > disponivel) return niveladas(colunas, disponivel);
  const largas = colunas.filter(({ rigida }) => !rigida);
  const queCrescem = largas.length > 0 ? largas : colunas;
  const parte = (disponivel - naturais) / somar(queCrescem, 'natural');
  return colunas.map((coluna) => coluna.natural * (queCrescem.includes(coluna) ? 1 + parte : 1));
}

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
