/** Who waits for a turn; the first one has it. */
const fila: (() => void)[] = [];

/** Safari has no idle periods: there a turn comes after what the page has to do now. */
const quandoOcioso: (fazer: () => void) => void =
  'requestIdleCallback' in globalThis ? (fazer) => void requestIdleCallback(fazer) : (fazer) => void setTimeout(fazer);

const chamarOPrimeiro = () => fila[0]?.();

/**
 * Calls `chegou` in an idle period of the page, when all who asked before have passed their turn on.
 * @returns passes the turn on, or leaves the queue before it
 */
export function pedirVez(chegou: () => void): () => void {
  fila.push(chegou);
  if (fila.length === 1) quandoOcioso(chamarOPrimeiro);
  return () => {
    const lugar = fila.indexOf(chegou);
    if (lugar < 0) return;
    fila.splice(lugar, 1);
    if (lugar === 0) quandoOcioso(chamarOPrimeiro);
  };
}
