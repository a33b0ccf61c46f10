import { avisos } from '@merenda/shared';
import { useNavigate } from 'react-router-dom';
import type { AcaoDaTela } from './BarraDaSelecao.js';

/** Sheets that are read for one print. */
const MAXIMO = 50;

/**
 * Prints the sheets of the selected records, one after the other.
 * @param relatorio the report of one record: 'solicitacao-compra'
 */
export function useImprimirVarias(rotulo: string, relatorio: string): AcaoDaTela<{ id: number }> {
  const navigate = useNavigate();
  return {
    rotulo,
    aoAcionar: (linhas) => {
      if (linhas.length > MAXIMO) avisos.atencao(`Selecione até ${MAXIMO} registros para imprimir de uma vez.`);
      else void navigate(`/relatorio/${relatorio}/${linhas.map(({ id }) => id).join(',')}`);
    },
  };
}
