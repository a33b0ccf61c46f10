import { useSearchParams } from 'react-router-dom';

/** The day that a link names (`?dia=2026-11-18`), 'YYYY-MM-DD'; undefined without one, and for what is no day. */
export function useDiaDoEndereco(): string | undefined {
  const [busca] = useSearchParams();
  const dia = busca.get('dia') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(dia) && !Number.isNaN(Date.parse(dia)) ? dia : undefined;
}
