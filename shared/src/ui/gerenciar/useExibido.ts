import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EXIBIR, RECEBER, type ParametroDoRegistro } from './endereco-da-lista.js';

/** Address of a record: its list, with the record open. `enderecoDoRegistro('/gerenciar-itens', 7)` */
export const enderecoDoRegistro = (lista: string, id: number): string =>
  `${lista}${lista.includes('?') ? '&' : '?'}${EXIBIR}=${id}`;

/** The query string of a list's address without the open records. */
export function semRegistro(
  parametros: URLSearchParams,
  abertos: readonly ParametroDoRegistro[] = [EXIBIR, RECEBER],
): string {
  const sem = new URLSearchParams(parametros);
  for (const parametro of abertos) sem.delete(parametro);
  return sem.toString();
}

interface Exibido {
  /** Id of the record that is shown. */
  exibido: number | null;
  /** Opens a record, as a new entry of the history. */
  exibir: (registro: { id: number }) => void;
  /** Shows another record in its place, in the same entry of the history. */
  trocar: (id: number) => void;
  /** Closes it: goes back to the entry from which it was opened; without one, takes it out of the address. */
  fechar: () => void;
}

/** Key of the entry of the history that is being left: to go back takes the browser a moment. */
let deixada: string | null = null;

/**
 * The record that a list shows, kept in the address beside what else is there, so that a link, a reload and 'back' find
 * it.
 * @param parametro of the address; another one names a record whose act is open: 'receber'
 */
export function useExibido(parametro: ParametroDoRegistro = EXIBIR): Exibido {
  const [parametros] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const exibido = idEm(parametros.get(parametro));
  const adiado = useRef(false);

  function com(id: number): string {
    const com = new URLSearchParams(parametros);
    com.set(parametro, String(id));
    return `?${com.toString()}`;
  }

  const exibir = ({ id }: { id: number }): void => void navigate(com(id), { state: { abertoDaLista: true } });

  const trocar = (id: number): void => void navigate(com(id), { replace: true, state });

  function fechar(): void {
    // A dialog above has just been closed. To go back now would leave two entries.
    if (deixada === key) {
      adiado.current = true;
      return;
    }
    if ((state as { abertoDaLista?: boolean } | null)?.abertoDaLista) {
      deixada = key;
      void navigate(-1);
      return;
    }
    void navigate(`?${semRegistro(parametros, [parametro])}`, { replace: true });
  }

  const aoTrocarDeEntrada = useEffectEvent((atual: string) => {
    if (deixada !== atual) deixada = null;
    if (!adiado.current) return;
    adiado.current = false;
    if (exibido !== null) fechar();
  });
  useEffect(() => aoTrocarDeEntrada(key), [key]);

  return { exibido, exibir, trocar, fechar };
}

function idEm(texto: string | null): number | null {
  return texto !== null && /^[1-9]\d{0,9}$/.test(texto) ? Number(texto) : null;
}
