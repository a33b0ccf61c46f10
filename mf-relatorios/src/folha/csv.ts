import { celulaCsv } from '@merenda/shared/formatos';
import { linhasComTotal, type Celula, type Folha } from './folha.js';

/**
 * The tables of a report as CSV for pt-BR spreadsheets: ';' between cells, ',' in decimals, CRLF, UTF-8 with BOM.
 * Texts that a spreadsheet would run as a formula are escaped (OWASP, CSV Injection).
 */
export function escreverCsv({ tabelas }: Folha): string {
  const blocos = tabelas.map((tabela) =>
    [...(tabela.titulo ? [[tabela.titulo]] : []), tabela.colunas.map(({ titulo }) => titulo), ...linhasComTotal(tabela)]
      .map((linha) => linha.map(escrever).join(';'))
      .join('\r\n'),
  );
  return `\uFEFF${blocos.join('\r\n\r\n')}\r\n`;
}

function escrever(celula: Celula): string {
  if (celula === null) return '';
  if (typeof celula === 'number') return String(celula).replace('.', ',');
  return celulaCsv(celula);
}
