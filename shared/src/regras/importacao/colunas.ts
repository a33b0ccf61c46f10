import { paraBusca } from '../../formatos/textos.js';
import type { CampoDePlanilha } from './campos.js';

/** A title for comparisons: without accents, case, punctuation and the mark of a required column. */
export const tituloComparavel = (titulo: string): string =>
  paraBusca(titulo)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * The field of each column, by its title: as it was chosen the last time (`lembradas`, by comparable title), or else by
 * the field's title, its synonyms and its name. A field is filled by one column, the first.
 * @returns for each title the field's name, or null
 */
export function reconhecerColunas(
  titulos: readonly string[],
  campos: readonly Pick<CampoDePlanilha, 'campo' | 'titulo' | 'sinonimos'>[],
  lembradas: ReadonlyMap<string, string | null> = new Map(),
): (string | null)[] {
  const usados = new Set<string>();
  const porTitulo = new Map(
    campos.flatMap(({ campo, titulo, sinonimos = [] }) =>
      [campo, titulo, ...sinonimos].map((nome) => [tituloComparavel(nome), campo] as const),
    ),
  );
  const existe = new Set(campos.map(({ campo }) => campo));
  return titulos.map((titulo) => {
    const nome = tituloComparavel(titulo);
    const lembrado = lembradas.get(nome);
    const campo =
      lembrado === undefined || (lembrado !== null && !existe.has(lembrado)) ? porTitulo.get(nome) : lembrado;
    if (!campo || usados.has(campo)) return null;
    usados.add(campo);
    return campo;
  });
}

/** All titles by which a column is known, comparable: the separator of a text is the one under which they appear. */
export const titulosConhecidos = (
  campos: readonly Pick<CampoDePlanilha, 'campo' | 'titulo' | 'sinonimos'>[],
  lembradas: ReadonlyMap<string, string | null> = new Map(),
): string[] => [
  ...campos.flatMap(({ campo, titulo, sinonimos = [] }) => [campo, titulo, ...sinonimos].map(tituloComparavel)),
  ...[...lembradas].flatMap(([titulo, campo]) => (campo === null ? [] : [titulo])),
];

/** Rows above the header that may hold a title of the sheet. */
const LINHAS_DE_TITULO = 10;

/** The position of the header: of the first rows the one with the most known titles; -1 if none has one. */
export function acharCabecalho(
  linhas: readonly { celulas: readonly string[] }[],
  campos: readonly Pick<CampoDePlanilha, 'campo' | 'titulo' | 'sinonimos'>[],
  lembradas?: ReadonlyMap<string, string | null>,
): number {
  let [melhor, maximo] = [-1, 0];
  linhas.slice(0, LINHAS_DE_TITULO).forEach(({ celulas }, i) => {
    const conhecidos = reconhecerColunas(celulas, campos, lembradas).filter((campo) => campo !== null).length;
    if (conhecidos > maximo) [melhor, maximo] = [i, conhecidos];
  });
  return melhor;
}

/** Values of a column that are shown, so that the user knows it. */
const AMOSTRAS = 3;
const LETRAS_DA_AMOSTRA = 40;

/** The first different values of a column, shortened. */
export function amostraDaColuna(linhas: readonly { celulas: readonly string[] }[], posicao: number): string[] {
  const valores = new Set<string>();
  for (const { celulas } of linhas) {
    const valor = celulas[posicao]?.trim().slice(0, LETRAS_DA_AMOSTRA);
    if (valor) valores.add(valor);
    if (valores.size === AMOSTRAS) break;
  }
  return [...valores];
}
