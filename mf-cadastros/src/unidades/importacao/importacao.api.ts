import { api, useEscrita } from '@merenda/shared';
import type { ResultadoDaImportacao, UnidadeDoSistemaEscolar } from '@merenda/shared/contratos';
import { RENOVA } from '../unidades.api';

/** How far an import is: so many of the units that were found are saved. */
export interface Andamento {
  encontradas: number;
  salvas: number;
}

/** Units that are sent at once: few enough for the bar to move, many enough for the way to be worth it. */
const LOTE = 10;

/**
 * Reads the units of the external school system and saves them, lot after lot; the server updates those it knows and checks each by itself.
 * A failure leaves what was saved standing: the same import, done again, goes over it.
 */
async function importarUnidades(aoAvancar: (andamento: Andamento) => void): Promise<ResultadoDaImportacao> {
  const unidades = await api.get<UnidadeDoSistemaEscolar[]>('sistema-escolar/unidades');
  const total: ResultadoDaImportacao = { criadas: 0, atualizadas: 0, inalteradas: 0, falhas: [] };
  for (let salvas = 0; salvas < unidades.length; salvas += LOTE) {
    aoAvancar({ encontradas: unidades.length, salvas });
    const lote = await api.post<ResultadoDaImportacao>('unidades-educacionais/save', unidades.slice(salvas, salvas + LOTE));
    total.criadas += lote.criadas;
    total.atualizadas += lote.atualizadas;
    total.inalteradas += lote.inalteradas;
    total.falhas.push(...lote.falhas);
  }
  return total;
}

export const useImportarUnidades = () => useEscrita(importarUnidades, RENOVA);
