import { api } from '@merenda/shared';
import type { AcaoAuditada, EntidadeAuditada } from '@merenda/shared/contratos';
import { usePaginas } from '@merenda/shared/ui';

const FAMILIA = ['auditoria'] as const;

/** The filter of the trail; days as 'DD/MM/YYYY'. */
export interface BuscaNaAuditoria {
  entidade?: EntidadeAuditada;
  acao?: AcaoAuditada;
  usuario?: number;
  de?: string;
  ate?: string;
}

/** The trail by pages. */
export const useAuditoria = (busca: BuscaNaAuditoria) =>
  usePaginas({
    chave: FAMILIA,
    busca,
    ler: (pedida, signal) => api.get('auditoria', { signal, busca: { ...busca, ...pedida } }),
  });

/** By it a spreadsheet knows that the file is UTF-8; reading the answer as text takes the server's own away. */
const MARCA_UTF8 = '\uFEFF';

/** The filtered lines, as the text of a CSV file. */
export async function baixarAuditoria(busca: BuscaNaAuditoria): Promise<string> {
  return MARCA_UTF8 + (await api.get('auditoria/csv', { busca: { ...busca } }));
}
