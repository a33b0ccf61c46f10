import { UnidadeDoSistemaEscolar } from '@merenda/shared/contratos';
import { z } from 'zod';
import { consultar } from './consultar.js';

/** The school system: all its units. Rejects with 503 when it does not answer. */
export type SistemaEscolar = () => Promise<UnidadeDoSistemaEscolar[]>;

/** Systems write codes and house numbers as numbers or as text. */
const comoTexto = z.union([z.string(), z.int().transform(String)]).nullish();
const Resposta = z.array(UnidadeDoSistemaEscolar.extend({ numero: comoTexto, inep: comoTexto }));

/** The service at `url`, the address of the list itself. */
export function sistemaEscolarEm(url: string): SistemaEscolar {
  return () => consultar(url, Resposta, 'O sistema escolar não respondeu. Tente novamente em instantes.');
}
