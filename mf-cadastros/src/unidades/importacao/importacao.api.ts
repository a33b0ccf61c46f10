import { api, useEscrita } from '@merenda/shared';
import type { ResultadoDaImportacao } from '@merenda/shared/contratos';
import { useMutation } from '@tanstack/react-query';
import { RENOVA } from '../unidades.api.js';
import { corpoDaImportacao, type Busca, type Escolha } from './escolha.js';

/** How far an import is: so many of the units that were chosen are saved. */
export interface Andamento {
  escolhidas: number;
  salvas: number;
}

/** Units that are sent at once: few enough for the bar to move, many enough for the way to be worth it. */
const LOTE = 10;

/** Reads the units of the external school system and compares them with the stored units. Nothing is written. */
async function buscarUnidades(): Promise<Busca> {
  const encontradas = await api.get('sistema-escolar/unidades');
  const conferidas =
    encontradas.length > 0 ? await api.post('unidades-educacionais/conferencia', encontradas, { conferir: false }) : [];
  return { encontradas, conferidas };
}

export const useBuscarUnidades = () => useMutation({ mutationFn: buscarUnidades });

interface Gravacao {
  busca: Busca;
  escolha: Escolha;
  aoAvancar: (andamento: Andamento) => void;
}

/**
 * Saves the chosen changes, lot after lot. After a failure the saved units stay saved: another search shows the rest.
 */
async function gravarUnidades({ busca, escolha, aoAvancar }: Gravacao): Promise<ResultadoDaImportacao> {
  const escolhidas = corpoDaImportacao(busca, escolha);
  const total: ResultadoDaImportacao = { criadas: 0, atualizadas: 0, inalteradas: 0, falhas: [] };
  for (let salvas = 0; salvas < escolhidas.length; salvas += LOTE) {
    aoAvancar({ escolhidas: escolhidas.length, salvas });
    const lote = await api.post('unidades-educacionais/save', escolhidas.slice(salvas, salvas + LOTE));
    total.criadas += lote.criadas;
    total.atualizadas += lote.atualizadas;
    total.inalteradas += lote.inalteradas;
    total.falhas.push(...lote.falhas);
  }
  return total;
}

export const useGravarUnidades = () => useEscrita(gravarUnidades, RENOVA);
