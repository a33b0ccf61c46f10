/** The rows that a list shows now, in their order. */
export interface RegistrosMostrados {
  ids: readonly number[];
  /** Rows on the pages before these. */
  antes: number;
  /** Rows on all pages. */
  total: number;
  /** Opens the page before (-1) or after (1) of a list that the server pages. */
  aoVirar?: (paginas: -1 | 1) => void;
}

/** Where pressing 'Anterior' or 'Próximo' leads: a record, or the page that has it; null at the end of the list. */
export type Destino = { id: number } | { virar: -1 | 1 } | null;

export interface Vizinhos {
  anterior: Destino;
  proximo: Destino;
  /** '3 de 12' */
  posicao: string;
}

/**
 * The neighbours of a record among the rows of its list. A record that has left the list, as a pending one that was
 * just finished, has those of the place where it was (`lugarAntes`, from 0).
 * @returns null for a record whose place is not known.
 */
export function vizinhosDe(
  { ids, antes, total }: RegistrosMostrados,
  id: number,
  lugarAntes: number | null,
): Vizinhos | null {
  const achado = ids.indexOf(id);
  const saiu = achado === -1;
  if (saiu && lugarAntes === null) return null;
  const lugar = saiu ? Math.min(lugarAntes ?? 0, ids.length) : achado;
  return {
    anterior: destino(ids[lugar - 1]) ?? (antes > 0 ? { virar: -1 } : null),
    proximo: destino(ids[saiu ? lugar : lugar + 1]) ?? (antes + ids.length < total ? { virar: 1 } : null),
    posicao: saiu ? 'Saiu da lista' : `${antes + lugar + 1} de ${total}`,
  };
}

const destino = (id: number | undefined): Destino => (id === undefined ? null : { id });
