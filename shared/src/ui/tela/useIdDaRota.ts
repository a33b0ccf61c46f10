import { useParams } from 'react-router-dom';

/** The id in the address (`/kits/:idKit`); null when it is not an id. */
export function useIdDaRota(parametro: string): number | null {
  const texto = useParams()[parametro] ?? '';
  return /^[1-9]\d{0,14}$/.test(texto) ? Number(texto) : null;
}
