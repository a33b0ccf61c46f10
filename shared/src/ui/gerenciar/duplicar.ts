import { avisos } from '@merenda/shared';
import { LIMITES } from '@merenda/shared/contratos';
import { useNavigate } from 'react-router-dom';
import type { AcaoDeLinha } from './AcoesDaLinha.js';

const COPIA = ' (CÓPIA)';

/** The values of a record with the name of a copy, within the limit of a name. */
export const copiaDe = <V extends { nome: string }>(valores: V): V => ({
  ...valores,
  nome: valores.nome.slice(0, LIMITES.nome - COPIA.length) + COPIA,
});

/**
 * The action 'Duplicar' of a row: opens the registration with the values of the record.
 * @param cadastro path of the registration, whose `FormularioCadastro` takes the values
 * @param valoresDe the values of the form; it may read the record. A failed read is shown, and nothing is opened
 */
export function useDuplicar<T>(cadastro: string, valoresDe: (linha: T) => object | Promise<object>): AcaoDeLinha<T> {
  const navigate = useNavigate();
  async function duplicar(linha: T): Promise<void> {
    await navigate(cadastro, { state: { valores: await valoresDe(linha) } });
  }
  return { rotulo: 'Duplicar', aoAcionar: (linha) => void duplicar(linha).catch(avisos.falha) };
}
