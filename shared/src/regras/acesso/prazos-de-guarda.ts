import type { UnidadeDePrazo } from '../../vocabulario/acesso/tratamentos.js';
import type { Violacao } from '../violacao.js';

const MAXIMOS: Record<UnidadeDePrazo, number> = { DIAS: 3_650, ANOS: 100 };
const NOMES: Record<UnidadeDePrazo, [um: string, varios: string]> = { DIAS: ['dia', 'dias'], ANOS: ['ano', 'anos'] };

/** A term in words: '1 dia', '10 anos'. */
export const escreverPrazo = (prazo: number, unidade: UnidadeDePrazo): string =>
  `${prazo} ${NOMES[unidade][prazo === 1 ? 0 : 1]}`;

/** A term is not below the minimum of its kind, which a law or the product's work fixes, and not without end. */
export function violacoesDoPrazoDeGuarda(
  { unidade, minimo }: { unidade: UnidadeDePrazo; minimo: number },
  prazo: number,
): Violacao[] {
  if (prazo < minimo) return [{ campo: 'prazo', mensagem: `O prazo mínimo é de ${escreverPrazo(minimo, unidade)}.` }];
  if (prazo > MAXIMOS[unidade])
    return [{ campo: 'prazo', mensagem: `O prazo máximo é de ${escreverPrazo(MAXIMOS[unidade], unidade)}.` }];
  return [];
}

/**
 * The first day that is within a term, as `YYYY-MM-DD`: older records are past it. `hoje`: `YYYY-MM-DD`. A term in
 * years begins with the year after the record, so it always ends on 31 December.
 */
export function inicioDoPrazo({ unidade, prazo }: { unidade: UnidadeDePrazo; prazo: number }, hoje: string): string {
  if (unidade === 'ANOS') return `${String(Number(hoje.slice(0, 4)) - prazo).padStart(4, '0')}-01-01`;
  const dia = new Date(`${hoje}T00:00:00Z`);
  dia.setUTCDate(dia.getUTCDate() - prazo);
  return dia.toISOString().slice(0, 10);
}
