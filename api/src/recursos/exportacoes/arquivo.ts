import type { ArquivoEmBase64, FormatoDeExportacao } from '@merenda/shared/contratos';
import { celulaCsv, formatarData } from '@merenda/shared/formatos';
import { escreverEmSeparado } from '../../nucleo/planilhas/oficina.js';
import type { CelulaEscrita, Folha } from '../../nucleo/planilhas/planilha.js';

/** A list as a file. In both formats a text that looks like a formula stays text. */
export async function arquivoDaLista(
  nome: string,
  formato: FormatoDeExportacao,
  folha: Folha,
): Promise<ArquivoEmBase64> {
  const bytes = formato === 'CSV' ? csvDe(folha) : await escreverEmSeparado([folha]);
  return { nome: `${nome}.${formato.toLowerCase()}`, conteudo: Buffer.from(bytes).toString('base64') };
}

/** CSV that Brazilian spreadsheets open: BOM, semicolons, CRLF, a comma for decimals. */
function csvDe({ colunas, linhas }: Folha): string {
  const titulos = colunas.map(({ titulo }) => titulo);
  return `\uFEFF${[titulos, ...linhas].map((linha) => `${linha.map(celulaDe).join(';')}\r\n`).join('')}`;
}

function celulaDe(celula: CelulaEscrita): string {
  if (celula === null) return '';
  if (typeof celula === 'number') return String(celula).replace('.', ',');
  if (celula instanceof Date) return formatarData(celula.toISOString().slice(0, 10));
  return celulaCsv(String(celula));
}
