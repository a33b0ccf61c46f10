import type { CampoDePlanilha } from './campos.js';
import {
  nomesDosCampos,
  pontosDoTitulo,
  TITULO_BASTA,
  TITULO_CERTO,
  tituloComparavel,
  tituloPorExtenso,
} from './palavras.js';

type CampoComTitulos = Pick<CampoDePlanilha, 'campo' | 'titulo' | 'sinonimos' | 'obrigatorio'>;

/**
 * The field of each column, by its title only: as it was chosen the last time (`lembradas`, by comparable title), or else
 * the field that the title names best (`pontosDoTitulo`). A field is filled by one column.
 * @returns for each title the field's name, or null
 */
export function reconhecerColunas(
  titulos: readonly string[],
  campos: readonly CampoComTitulos[],
  lembradas: ReadonlyMap<string, string | null> = new Map(),
): (string | null)[] {
  const nomes = nomesDosCampos(campos);
  const pontos = titulos.map((titulo) => nomes.map((um) => pontosDoTitulo(titulo, um)));
  const obrigatorios = campos.map(({ obrigatorio }) => obrigatorio ?? false);
  return distribuir(pontos, obrigatorios, lembrados(titulos, campos, lembradas)).map(({ campo }) =>
    campo === null ? null : (campos[campo]?.campo ?? null),
  );
}

/** For each title what was chosen the last time: the position of its field, null to leave it out, else undefined. */
export function lembrados(
  titulos: readonly string[],
  campos: readonly CampoComTitulos[],
  lembradas: ReadonlyMap<string, string | null>,
): (number | null | undefined)[] {
  return titulos.map((titulo) => {
    const lembrado = lembradas.get(tituloComparavel(titulo));
    if (lembrado === null || lembrado === undefined) return lembrado;
    const posicao = campos.findIndex(({ campo }) => campo === lembrado);
    return posicao < 0 ? undefined : posicao;
  });
}

/** What a column gets, by the position of the field; `entre`: the fields between which its points do not decide. */
interface Escolha {
  campo: number | null;
  entre: readonly number[];
}

/** Points that tell no field from another. */
const EMPATE = 0.02;

/**
 * Gives each column at most one field and each field at most one column. What is fixed comes first; then the pair with
 * the most points, of equal ones that of the first column. A column whose points are equal for two free fields gets
 * the only required one of them, or none, unless its title is certain.
 * @param pontos for each column the points of each field, from 0 to 1; a guess needs `TITULO_BASTA`
 * @param obrigatorios for each field whether a record needs it
 * @param fixas for each column the field that it has, null for none, undefined where the points decide
 */
export function distribuir(
  pontos: readonly (readonly number[])[],
  obrigatorios: readonly boolean[],
  fixas: readonly (number | null | undefined)[] = [],
): Escolha[] {
  const escolhas = new Map<number, Escolha>();
  const usados = new Set<number>();
  const dar = (coluna: number, campo: number | null) => {
    const livre = campo !== null && !usados.has(campo) ? campo : null;
    escolhas.set(coluna, { campo: livre, entre: [] });
    if (livre !== null) usados.add(livre);
  };
  for (const [coluna, campo] of fixas.entries()) if (campo !== undefined) dar(coluna, campo);
  const pares = pontos
    .flatMap((doTitulo, coluna) => doTitulo.map((valor, campo) => ({ coluna, campo, valor })))
    .filter(({ valor }) => valor >= TITULO_BASTA)
    .sort((um, outro) => outro.valor - um.valor || um.coluna - outro.coluna || um.campo - outro.campo);
  for (const { coluna, campo, valor } of pares) {
    if (escolhas.has(coluna) || usados.has(campo)) continue;
    const entre = (pontos[coluna] ?? []).flatMap((outro, i) => (!usados.has(i) && outro > valor - EMPATE ? [i] : []));
    const exigidos = entre.filter((i) => obrigatorios[i]);
    if (entre.length === 1 || valor >= TITULO_CERTO) dar(coluna, campo);
    else if (exigidos.length === 1) dar(coluna, exigidos[0] ?? null);
    else escolhas.set(coluna, { campo: null, entre });
  }
  return pontos.map((_doTitulo, coluna) => escolhas.get(coluna) ?? { campo: null, entre: [] });
}

/** All titles by which a column is known, written out: the separator of a text is the one under which they appear. */
export const titulosConhecidos = (
  campos: readonly CampoComTitulos[],
  lembradas: ReadonlyMap<string, string | null> = new Map(),
): string[] =>
  [
    ...campos.flatMap(({ campo, titulo, sinonimos = [] }) => [campo, titulo, ...sinonimos]),
    ...[...lembradas].flatMap(([titulo, campo]) => (campo === null ? [] : [titulo])),
  ]
    .map(tituloPorExtenso)
    .filter((titulo) => titulo !== '');

/** Rows above the header that may hold a title of the sheet. */
const LINHAS_DE_TITULO = 10;

/** The position of the header: of the first rows the one with the most known titles; -1 if none has one. */
export function acharCabecalho(
  linhas: readonly { celulas: readonly string[] }[],
  campos: readonly CampoComTitulos[],
  lembradas?: ReadonlyMap<string, string | null>,
): number {
  let [melhor, maximo] = [-1, 0];
  linhas.slice(0, LINHAS_DE_TITULO).forEach(({ celulas }, i) => {
    const conhecidos = reconhecerColunas(celulas, campos, lembradas).filter((campo) => campo !== null).length;
    if (conhecidos > maximo) [melhor, maximo] = [i, conhecidos];
  });
  return melhor;
}
