import { TIPOS_DE_CELULA } from '../../vocabulario/importacoes.js';
import { ehIlegivel, lerQuantidade } from '../../formatos/leitura.js';
import type { CampoDePlanilha, ValorLido } from './campos.js';
import { lerCelula } from './celulas.js';
import { reconhecerColunas } from './colunas.js';

/** A field of a grid that takes cells copied from a spreadsheet. */
export type CampoDaGrade = Pick<CampoDePlanilha, 'campo' | 'titulo' | 'sinonimos' | 'leitura' | 'obrigatorio'>;

/** What a row gives to the grid, by the names of the fields. A field without a column is absent. */
export type ValoresColados = Readonly<Record<string, ValorLido>>;

/** A pasted row: its values, or the reasons why it is refused. */
export interface LinhaColada {
  /** Its position in the pasted text, from 1. */
  numero: number;
  /** The cells as they were pasted, by the names of the fields. */
  celulas: Readonly<Record<string, string>>;
  valores: ValoresColados;
  motivos: readonly string[];
}

export interface Colagem {
  linhas: LinhaColada[];
  /** Titles of the pasted columns that fill no field. */
  ignoradas: string[];
}

interface Grade {
  campos: readonly CampoDaGrade[];
  /** What the grid refuses in a row that can be read; `anteriores` are the good rows above it. */
  recusas?: (valores: ValoresColados, anteriores: readonly ValoresColados[]) => readonly string[];
}

/**
 * Reads cells that were copied from a spreadsheet. The columns are known by their titles; without a row of titles they
 * are the fields in their order. A blank row counts for nothing, and a row with more cells than fields is refused.
 */
export function lerColagem(texto: string, { campos, recusas = () => [] }: Grade): Colagem {
  const linhas = celulasColadas(texto)
    .map((celulas, i) => ({ numero: i + 1, celulas }))
    .filter(({ celulas }) => celulas.some((celula) => celula !== ''));
  const titulos = titulosDe(linhas[0]?.celulas ?? [], campos);
  const colunas = titulos ? reconhecerColunas(titulos, campos) : campos.map(({ campo }) => campo);
  const boas: ValoresColados[] = [];
  return {
    linhas: linhas.slice(titulos ? 1 : 0).map(({ numero, celulas }) => {
      const porCampo = Object.fromEntries(
        colunas.flatMap((campo, i) => (campo === null ? [] : [[campo, celulas[i] ?? ''] as const])),
      );
      const lida = lerLinha(porCampo, campos);
      const ilegivel = celulas.length > colunas.length ? [A_MAIS] : lida.motivos;
      const motivos = ilegivel.length > 0 ? ilegivel : recusas(lida.valores, boas);
      if (motivos.length === 0) boas.push(lida.valores);
      return { numero, celulas: porCampo, valores: lida.valores, motivos };
    }),
    ignoradas: titulos?.filter((titulo, i) => titulo !== '' && colunas[i] === null) ?? [],
  };
}

const A_MAIS = 'A linha tem colunas a mais. Copie também os títulos das colunas.';

/** The first row when it has the title of a field and no number; else there are no titles. */
function titulosDe(celulas: readonly string[], campos: readonly CampoDaGrade[]): readonly string[] | null {
  const temNumero = celulas.some((celula) => celula !== '' && !ehIlegivel(lerQuantidade(celula)));
  return !temNumero && reconhecerColunas(celulas, campos).some((campo) => campo !== null) ? celulas : null;
}

function lerLinha(
  celulas: Readonly<Record<string, string>>,
  campos: readonly CampoDaGrade[],
): { valores: ValoresColados; motivos: string[] } {
  const valores: Record<string, ValorLido> = {};
  const motivos: string[] = [];
  for (const campo of campos) {
    const texto = celulas[campo.campo];
    const lida = lerCelula(campo, { texto: texto ?? '', tipo: TIPOS_DE_CELULA.texto });
    if ('motivo' in lida) motivos.push(`${campo.titulo}: ${lida.motivo}`);
    else if (lida.valor === null && campo.obrigatorio) motivos.push(`${campo.titulo}: não foi informado.`);
    else if (texto !== undefined) valores[campo.campo] = lida.valor;
  }
  return { valores, motivos };
}

/** A cell with what ends it. A cell with a line break or a tab comes in quotes, and its own quotes come doubled. */
const CELULA = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/** The rows of a text as spreadsheets copy it, with a blank one after a final line break: tabs between cells, line breaks between rows. */
export function celulasColadas(texto: string): string[][] {
  const linhas: string[][] = [[]];
  CELULA.lastIndex = 0;
  for (;;) {
    const [, entreAspas, simples = '', fim] = CELULA.exec(texto) ?? [];
    linhas.at(-1)?.push((entreAspas?.replaceAll('""', '"') ?? simples).trim());
    if (!fim) return linhas;
    if (fim !== '\t') linhas.push([]);
  }
}
