import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of the tables; the path is the same from `src` and `dist`. */
const PASTA = fileURLToPath(new URL('../../../src/demonstracao/fatos/', import.meta.url));

/**
 * A table of facts as rows by column name; a cell without a value is ''. Throws when a row does not match the header.
 */
export function lerTabela(arquivo: string): Readonly<Record<string, string>>[] {
  const [cabecalho = '', ...linhas] = readFileSync(`${PASTA}${arquivo}`, 'utf8').trimEnd().split('\n');
  const colunas = cabecalho.split(';');
  return linhas.map((linha, i) => {
    const celulas = linha.split(';');
    if (celulas.length !== colunas.length)
      throw new Error(`${arquivo}, line ${i + 2}: ${celulas.length} cells under ${colunas.length} heads`);
    return Object.fromEntries(colunas.map((coluna, c) => [coluna, celulas[c] ?? '']));
  });
}

/** The cell of a column that the table must have. */
export function celula(linha: Readonly<Record<string, string>>, coluna: string): string {
  const valor = linha[coluna];
  if (valor === undefined) throw new Error(`the table has no column ${coluna}`);
  return valor;
}
