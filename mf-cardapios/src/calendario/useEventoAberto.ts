import { useState } from 'react';
import type { Evento } from './eventos.js';
import { useDiaDoEndereco } from './useDiaDoEndereco.js';
import type { EnderecoDoCalendario } from './useEnderecoDoCalendario.js';

interface EventoAberto {
  aberto: Evento | undefined;
  abrir: (evento: Evento) => void;
  fechar: () => void;
}

/**
 * The event that is open: its first launch is in the address. A link that names a day opens what is served on it, if that is
 * one menu.
 */
export function useEventoAberto(
  { evento, abrirEvento, fecharEvento }: EnderecoDoCalendario,
  eventos: Map<string, Evento[]>,
  mostrado: boolean,
): EventoAberto {
  const dia = useDiaDoEndereco();
  const pedido = evento?.toString() ?? dia;
  /** What the address asked for and was found; null after it was closed. */
  const [visto, setVisto] = useState<{ pedido: string; aberto: Evento | null }>();

  function procurar(): Evento | undefined {
    if (evento === undefined) {
      const doDia = dia === undefined ? [] : (eventos.get(dia) ?? []);
      return doDia.length === 1 ? doDia[0] : undefined;
    }
    return [...eventos.values()].flat().find(({ primeiro }) => primeiro === evento);
  }

  // An open event stays as it was opened while the calendar behind it is read again.
  if (visto !== undefined && visto.pedido !== pedido) setVisto(undefined);
  else if (visto === undefined && pedido !== undefined && mostrado) {
    const aberto = procurar();
    if (aberto) setVisto({ pedido, aberto });
  }

  return {
    aberto: visto?.pedido === pedido ? (visto?.aberto ?? undefined) : undefined,
    abrir: ({ primeiro }) => abrirEvento(primeiro),
    fechar: () => {
      if (pedido !== undefined) setVisto({ pedido, aberto: null });
      fecharEvento();
    },
  };
}
