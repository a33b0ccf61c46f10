import { OPCAO_DA_LISTA } from '@merenda/shared/regras';
import { colToLetter, writeXlsx, type WriteSheet } from 'hucre/xlsx';
import type { CelulaEscrita, Folha, FormatoDaColuna } from './planilha.js';

/** The sheet that holds the options of the drop-down lists. */
const LISTAS = 'Listas';

/** Rows below the header that have the drop-down list. */
const LINHAS_COM_LISTA = 2_000;

const LARGURA_MINIMA = 12;
const LARGURA_MAXIMA = 60;
/** Rows whose texts decide how wide a column is. */
const LINHAS_MEDIDAS = 50;

/** Brazilian programs show the separators of these codes as their own. */
const FORMATOS: Record<FormatoDaColuna, string> = {
  TEXTO: '@',
  DIA: 'dd/mm/yyyy',
  INSTANTE: 'dd/mm/yyyy hh:mm',
  INTEIRO: '#,##0',
  DECIMAL: '#,##0.00',
  MOEDA: '"R$" #,##0.00',
};

/**
 * The sheets as XLSX, with header and total in bold. No cell is a formula: a text that begins with = + - @ or a tab is stored as
 * text.
 */
export async function escreverPlanilha(folhas: readonly Folha[]): Promise<Uint8Array> {
  const listas = folhas.flatMap(({ colunas }) => colunas.flatMap(({ opcoes }) => (opcoes ? [opcoes] : [])));
  return writeXlsx({
    sheets: [
      ...folhas.map((folha) => ({
        name: folha.nome,
        columns: folha.colunas.map(({ formato }, i) => ({
          width: larguraDe(folha, i),
          ...(formato && { numFmt: FORMATOS[formato] }),
        })),
        rows: [
          folha.colunas.map(({ titulo }) => titulo),
          ...folha.linhas.map((linha) => [...linha]),
          ...(folha.total ? [[...folha.total]] : []),
        ],
        cells: emNegrito(folha),
        dataValidations: folha.colunas.flatMap(({ opcoes }, i) => (opcoes ? [escolha(i, opcoes, listas)] : [])),
        freezePane: { rows: 1 },
      })),
      ...(listas.length > 0 ? [{ name: LISTAS, rows: lado(listas) }] : []),
    ],
  });
}

/** The cells of the header, and of the total below the rows. */
function emNegrito({ colunas, linhas, total }: Folha): NonNullable<WriteSheet['cells']> {
  const font = { bold: true };
  const celulas: ReturnType<typeof emNegrito> = new Map(
    colunas.map(({ titulo }, i) => [`0,${i}`, { value: titulo, style: { font } }]),
  );
  if (total)
    for (const [i, { formato }] of colunas.entries())
      celulas.set(`${linhas.length + 1},${i}`, { style: { font, ...(formato && { numFmt: FORMATOS[formato] }) } });
  return celulas;
}

function larguraDe({ colunas, linhas }: Folha, coluna: number): number {
  const textos = [colunas[coluna]?.titulo, ...linhas.slice(0, LINHAS_MEDIDAS).map((linha) => linha[coluna])];
  const maior = Math.max(...textos.map((texto) => String(texto ?? '').length));
  return Math.min(Math.max(maior + 2, LARGURA_MINIMA), LARGURA_MAXIMA);
}

/** The options are cells of a sheet: a list inside the rule itself may have 255 characters. */
function escolha(coluna: number, opcoes: readonly string[], listas: readonly (readonly string[])[]) {
  const letra = colToLetter(coluna);
  const daLista = colToLetter(listas.indexOf(opcoes));
  return {
    type: 'list' as const,
    formula1: `${LISTAS}!$${daLista}$1:$${daLista}$${opcoes.length}`,
    range: `${letra}2:${letra}${LINHAS_COM_LISTA + 1}`,
    allowBlank: true,
    showErrorMessage: true,
    errorTitle: 'Fora da lista',
    errorMessage: OPCAO_DA_LISTA,
  };
}

/** The lists side by side, one a column. */
function lado(listas: readonly (readonly string[])[]): CelulaEscrita[][] {
  const altura = Math.max(...listas.map((lista) => lista.length));
  return Array.from({ length: altura }, (_, i) => listas.map((lista) => lista[i] ?? null));
}
