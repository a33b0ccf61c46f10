import { useState } from 'react';
import type { Evento } from './mes.js';
import { useDiaDoEndereco } from './useDiaDoEndereco.js';
import type { EnderecoDoCalendario } from './useEnderecoDoCalendario.js';

interface EventoAberto {
  aberto: Evento | undefined;
  abrir: (evento: Evento) => void;
  fechar: () => void;
}

/**
 * The event that is open: its launch is in the address. A link that names a day opens what is served on it, if that is
 * one menu.
 */
export function useEventoAberto(
  { evento, mudar }: EnderecoDoCalendario,
  eventos: Map<string, Evento[]>,
  mostrado: boolean,
): EventoAberto {
  const diaPedido = useDiaDoEndereco();
  /** What the user opened, or null after closing; until then the address says it. */
  const [escolhido, setEscolhido] = useState<Evento | null>();

  function doEndereco(): Evento | undefined {
    if (!mostrado) return undefined;
    if (evento === undefined) {
      const doDia = diaPedido === undefined ? [] : (eventos.get(diaPedido) ?? []);
      return doDia.length === 1 ? doDia[0] : undefined;
    }
    return [...eventos.values()].flat().find(({ lancamentos }) => lancamentos.some(({ id }) => id === evento));
  }

  return {
    // An open event stays as it was opened while the calendar behind it is read again.
    aberto: escolhido === undefined ? doEndereco() : (escolhido ?? undefined),
    abrir: (novo) => {
      setEscolhido(novo);
      mudar({ evento: novo.lancamentos[0]?.id ?? null });
    },
    fechar: () => {
      setEscolhido(null);
      mudar({ evento: null });
    },
  };
}
