import type { LinhaIgnorada } from '../../vocabulario/importacoes.js';
import { TIPOS_DE_CELULA } from '../../vocabulario/importacoes.js';
import { paraBusca } from '../../formatos/textos.js';
import { naturezaDe } from './natureza.js';

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

/** A line to sign on, or what is below and above it at the end of a sheet. */
const ASSINATURA = [
  /_{4,}|\.{8,}|-{8,}/,
  /^(assinatura|assinado|responsavel|elaborad[oa]|elaboracao|conferid[oa]|visto|ciente|atesto|recebid[oa]|aprovad[oa]|emitid[oa]|impress[oa]|fonte|obs|observacao|observacoes|nota|data|local)\b ?(por|em|tecnic[oa])?( ?[:.]|$)/,
  /^(secretari[oa]|prefeit[oa]|diretora?|nutricionista|coordenadora?|gestora?|fiscal|presidente|pregoeir[oa]|almoxarife)( |\(|$)/,
  /\d{1,2}º? de [a-z]+ de \d{4}\.?$/,
  /^pagina \d+/,
  /\bcrn\b/,
];

/**
 * Which rows below the header are no records: totals, titles that are repeated on each page, rows with a row number
 * only, and what is written below the table to be signed. Rows of the table itself are not lost: a total has no other
 * text, and a signature is among the last rows, which have fewer cells.
 * @returns for each row why it is left out, or null
 */
export function linhasIgnoradas(titulos: readonly string[], linhas: readonly Linha[]): (LinhaIgnorada | null)[] {
  const buscas = linhas.map(({ celulas }) => celulas.map(paraBusca));
  const dosTitulos = titulos.map(paraBusca);
  const motivos = buscas.map((celulas): LinhaIgnorada | null => {
    if (ehTotal(celulas)) return 'TOTAL';
    return repete(celulas, dosTitulos) ? 'CABECALHO' : null;
  });
  marcarVazias(titulos.length, buscas, motivos);
  marcarAssinaturas(titulos.filter((titulo) => titulo.trim() !== '').length, linhas, buscas, motivos);
  return motivos;
}

const cheiasDe = (celulas: readonly string[]): string[] => celulas.filter((celula) => !TRACOS.test(celula));

function ehTotal(celulas: readonly string[]): boolean {
  const textos = cheiasDe(celulas).filter((celula) => !NUMERO.test(celula));
  return textos.length > 0 && textos.every((texto) => TOTAL.test(texto));
}

function repete(celulas: readonly string[], titulos: readonly string[]): boolean {
  const cheias = celulas.flatMap((celula, i) => (celula === '' ? [] : [celula === titulos[i]]));
  return cheias.length > 1 && cheias.every(Boolean);
}

/** A row that has no cell, or only its number. */
function marcarVazias(largura: number, buscas: readonly string[][], motivos: (LinhaIgnorada | null)[]): void {
  const numeradas = Array.from(
    { length: largura },
    (_, i) =>
      naturezaDe(
        buscas.flatMap((celulas, linha) =>
          motivos[linha] === null && celulas[i] ? [{ texto: celulas[i], tipo: TIPOS_DE_CELULA.texto }] : [],
        ),
      ) === 'SEQUENCIA',
  );
  for (const [linha, celulas] of buscas.entries()) {
    const dizem = celulas.filter((celula, i) => !TRACOS.test(celula) && !numeradas[i]);
    if (motivos[linha] === null && dizem.length === 0 && (largura > 1 || cheiasDe(celulas).length === 0))
      motivos[linha] = TRACOS_PARA_ASSINAR.test(celulas.join('')) ? 'ASSINATURA' : 'VAZIA';
  }
}

const TRACOS_PARA_ASSINAR = /_{4,}/;

/** What is written below the table: from the first line to sign, or the blank row above it, to the end. */
function marcarAssinaturas(
  largura: number,
  linhas: readonly Linha[],
  buscas: readonly string[][],
  motivos: (LinhaIgnorada | null)[],
): void {
  const assina = (i: number) =>
    motivos[i] === 'ASSINATURA' ||
    cheiasDe(buscas[i] ?? []).some((celula) => ASSINATURA.some((uma) => uma.test(celula)));
  const curta = (i: number) =>
    motivos[i] !== null || (largura > 1 ? cheiasDe(buscas[i] ?? []).length < Math.min(largura, 3) : assina(i));
  let fim = linhas.length;
  while (fim > 0 && curta(fim - 1)) fim -= 1;
  const depois = Array.from({ length: linhas.length - fim }, (_, i) => fim + i);
  const primeira = depois.find((i) => motivos[i] !== 'TOTAL' && assina(i));
  if (primeira === undefined) return;
  const aposVazia = (i: number) => i > 0 && (linhas[i]?.numero ?? 0) - (linhas[i - 1]?.numero ?? 0) > 1;
  const inicio = depois.findLast((i) => i <= primeira && aposVazia(i)) ?? primeira;
  for (const i of depois) if (i >= inicio && motivos[i] !== 'TOTAL') motivos[i] = 'ASSINATURA';
}
