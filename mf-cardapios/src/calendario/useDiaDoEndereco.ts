import { useSearchParams } from 'react-router-dom';
import { diaOuNada } from './mes.js';

/**
 * The day that a link names (`?dia=2026-11-18`), 'YYYY-MM-DD'; undefined without one, and for a text that is no day.
 */
export function useDiaDoEndereco(): string | undefined {
  const [busca] = useSearchParams();
  return diaOuNada(busca.get('dia'));
}
