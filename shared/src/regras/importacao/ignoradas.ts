import type { LinhaIgnorada } from '../../vocabulario/importacoes.js';
import { paraBusca } from '../../formatos/textos.js';
import { ehSequencia } from './natureza.js';

interface Linha {
  /** Its number in the spreadsheet: blank rows are left out, so a gap is a blank row. */
  numero: number;
  celulas: readonly string[];
}

/** 'TOTAL', 'Sub-total do lote 2:', 'VALOR TOTAL GERAL (R$)', 'Total de escolas: 12'. */
const TOTAL =
  /^((valor |preco )?(sub ?-? ?)?(total|totais)|soma)( (geral|parcial|final|acumulado))*( (de|do|da|dos|das) .*)?( \(?r\$\)?)?[ :.=-]*(r\$ ?)?[\d.,]*$/;

/** A number, an amount, a percentage, or a count with what it counts: '12', 'R$ 1.234,50', '3 escolas'. */
const NUMERO = /^[-–−]?(r\$ ?)?[-–−]?[\d.,]+ ?%?( [a-z]+)?$/;

/** A cell that says nothing. */
const TRACOS = /^[\s._–—-]*$/;

/** A line to sign on, a place with its day, a page, or a label with its colon. */
const RODAPE = [
  /_{4,}|\.{8,}|-{8,}/,
  /\d{1,2}º? de [a-z]+ de \d{4}\.?$/,
  /^pagina \d+/,
  /^(assina|responsavel|elabora|conferid|visto|ciente|atesto|recebid|aprovad|emitid|impress|fonte|obs|nota|data|local)[a-z ]*:/,
];

/** What is below the line, where a row has nothing else. */
const QUEM_ASSINA =
  /^(secretari[oa]|prefeit[oa]|diretora?|nutricionista|coordenadora?|gestora?|fiscal|presidente|pregoeir[oa]|almoxarife|assinatura|responsavel|carimbo)( |\(|$)|\bcrn\b/;

/**
 * Which rows below the header are no records: totals, titles that are repeated on each page, rows with a row number
 * only, and what is written below the table to be signed. Rows of the table itself are not lost: a total has no other
 * text, and a signature is among the last rows, which have fewer cells.
 * @returns for each row why it is left out, or null
 */
export function linhasIgnoradas(titulos: readonly string[], linhas: readonly Linha[]): (LinhaIgnorada | null)[] {
  const dosTitulos = titulos.map(paraBusca);
  const motivos = linhas.map(({ celulas }): LinhaIgnorada | null => {
    if (ehTotal(celulas)) return 'TOTAL';
    return repete(celulas, dosTitulos) ? 'CABECALHO' : null;
  });
  marcarVazias(titulos.length, linhas, motivos);
  marcarAssinaturas(titulos.filter((titulo) => titulo.trim() !== '').length, linhas, motivos);
  return motivos;
}

const cheiasDe = (celulas: readonly string[]): string[] => celulas.filter((celula) => !TRACOS.test(celula));

/** A sheet has thousands of rows: most are known not to be a total without more. */
const TALVEZ_TOTAL = /tota|soma/i;

function ehTotal(celulas: readonly string[]): boolean {
  if (!celulas.some((celula) => TALVEZ_TOTAL.test(celula))) return false;
  const textos = cheiasDe(celulas)
    .map(paraBusca)
    .filter((celula) => !NUMERO.test(celula));
  return textos.length > 0 && textos.every((texto) => TOTAL.test(texto));
}

function repete(celulas: readonly string[], titulos: readonly string[]): boolean {
  const cheias = celulas.flatMap((celula, i) => (celula === '' ? [] : [{ celula, titulo: titulos[i] }]));
  return cheias.length > 1 && cheias.every(({ celula, titulo }) => paraBusca(celula) === titulo);
}

/** Rows by which a column of row numbers is known. */
const LINHAS_JULGADAS = 200;

/** A row that has no cell, or only its number. */
function marcarVazias(largura: number, linhas: readonly Linha[], motivos: (LinhaIgnorada | null)[]): void {
  const julgadas = linhas.filter((_linha, i) => motivos[i] === null).slice(0, LINHAS_JULGADAS);
  const numeradas = Array.from({ length: largura }, (_, i) =>
    ehSequencia(julgadas.flatMap(({ celulas }) => (celulas[i] ? [{ texto: celulas[i] }] : []))),
  );
  for (const [linha, { celulas }] of linhas.entries()) {
    if (motivos[linha] !== null || celulas.some((celula, i) => !numeradas[i] && !TRACOS.test(celula))) continue;
    if (largura > 1 || cheiasDe(celulas).length === 0)
      motivos[linha] = PARA_ASSINAR.test(celulas.join('')) ? 'ASSINATURA' : 'VAZIA';
  }
}

const PARA_ASSINAR = /_{4,}/;

/** What is written below the table: from the first line to sign, or the blank row above it, to the end. */
function marcarAssinaturas(largura: number, linhas: readonly Linha[], motivos: (LinhaIgnorada | null)[]): void {
  const cheias = (i: number) => cheiasDe(linhas[i]?.celulas ?? []);
  const assina = (i: number) => {
    const textos = cheias(i).map(paraBusca);
    const sozinho = textos.length === 1 && QUEM_ASSINA.test(textos[0] ?? '');
    return motivos[i] === 'ASSINATURA' || sozinho || textos.some((texto) => RODAPE.some((um) => um.test(texto)));
  };
  const curta = (i: number) =>
    motivos[i] !== null || (largura > 1 ? cheias(i).length < Math.min(largura, 3) : assina(i));
  let fim = linhas.length;
  while (fim > 0 && curta(fim - 1)) fim -= 1;
  const depois = Array.from({ length: linhas.length - fim }, (_, i) => fim + i);
  const primeira = depois.find((i) => motivos[i] !== 'TOTAL' && assina(i));
  if (primeira === undefined) return;
  const aposVazia = (i: number) => i > 0 && (linhas[i]?.numero ?? 0) - (linhas[i - 1]?.numero ?? 0) > 1;
  const inicio = depois.findLast((i) => i <= primeira && aposVazia(i)) ?? primeira;
  for (const i of depois) if (i >= inicio && motivos[i] !== 'TOTAL') motivos[i] = 'ASSINATURA';
}
