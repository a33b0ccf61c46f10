import { formatarQuando } from '../../formatos/datas.js';

/**
 * The offer to go on with an import: 'Continuar a importação de itens.csv, de hoje às 10:41'.
 * @param usadaEm 'DD/MM/YYYY HH:mm'
 * @param hoje 'YYYY-MM-DD'
 */
export function fraseDeContinuar({ nome, usadaEm }: { nome: string; usadaEm: string }, hoje: string): string {
  const quando = formatarQuando(usadaEm, hoje);
  const dia = quando.startsWith('às') ? `hoje ${quando}` : quando.replace(/^em /, '');
  return `Continuar a importação de ${nome}, de ${dia}`;
}

/** The question before an import is discarded, and what is told afterwards. */
export const DESCARTE_DA_IMPORTACAO = {
  pergunta: (nome: string): string => `Deseja realmente descartar a importação de ${nome}?`,
  feito: 'Importação descartada.',
};
