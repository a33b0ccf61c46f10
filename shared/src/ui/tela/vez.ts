/** Who waits for a turn; the first one has it. */
const fila: (() => void)[] = [];

/** A turn waits no longer for an idle period (ms). Chromium gives none for half a minute at times, on a busy machine. */
const ESPERA = 500;

/** Safari has no idle periods: there a turn comes after what the page has to do now. */
const quandoOcioso = (fazer: () => void): void =>
  'requestIdleCallback' in globalThis ? void requestIdleCallback(fazer, { timeout: ESPERA }) : void setTimeout(fazer);

/** Calls `fazer` in an idle period after the next frame: the last rendering is laid out and on the screen. */
const depoisDoQuadro = (fazer: () => void): void => void requestAnimationFrame(() => quandoOcioso(fazer));

/** Whether a call is on its way to the first of the queue. */
let marcada = false;

function chamarOPrimeiro(): void {
  if (marcada || fila.length === 0) return;
  marcada = true;
  depoisDoQuadro(() => {
    marcada = false;
    fila[0]?.();
  });
}

/**
 * Calls `chegou` once in an idle period of the page, after a frame, when all who asked before have passed their turn
 * on.
 * @returns passes the turn on, or leaves the queue before it
 */
export function pedirVez(chegou: () => void): () => void {
  fila.push(chegou);
  if (fila.length === 1) chamarOPrimeiro();
  return () => {
    const lugar = fila.indexOf(chegou);
    if (lugar < 0) return;
    fila.splice(lugar, 1);
    if (lugar === 0) chamarOPrimeiro();
  };
}
