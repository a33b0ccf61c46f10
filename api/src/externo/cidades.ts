import { Cidade } from '@merenda/shared/contratos';
import { z } from 'zod';
import { consultar } from './consultar.js';

/** The presentation service: its cities, this installation's first. Rejects with 503 when it does not answer. */
export type ServicoDeCidades = () => Promise<Cidade[]>;

const GUARDA_MS = 5 * 60 * 1000;

/**
 * The service at `url`, the address of the list itself. Anyone may open the login, so the response is kept for five
 * minutes: the service gets one request for all visitors.
 */
export function cidadesEm(url: string): ServicoDeCidades {
  let guardada: { ate: number; cidades: Promise<Cidade[]> } | null = null;
  return () => {
    if (guardada && guardada.ate > Date.now()) return guardada.cidades;
    const cidades = consultar(url, z.array(Cidade), 'O serviço de cidades não respondeu.');
    const minha = { ate: Date.now() + GUARDA_MS, cidades };
    guardada = minha;
    cidades.catch(() => {
      // A failure is not kept: the next visitor asks again.
      if (guardada === minha) guardada = null;
    });
    return cidades;
  };
}
