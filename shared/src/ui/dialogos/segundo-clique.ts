/**
 * Two clicks with a longer interval are not a double click, in ms. Browsers count up to 500 ms, slow hands need a
 * little more.
 */
const INTERVALO = 600;

/** How far a hand moves between the two clicks, in px. */
const FOLGA = 8;

/** What opens above the page and closes again. */
const CAMADAS = '.ant-modal-wrap, [role="menu"]';

/** The last click: place, time, and the layer that it was in. */
interface Clique {
  x: number;
  y: number;
  quando: number;
  camada: Element | null;
}

/**
 * Ignores the second click of a double click if a dialog or menu opened or closed in between, because it was meant for the
 * earlier content. Otherwise it would answer a question that the user has not read, or close it. A click without
 * coordinates comes from the keyboard or a script and is not ignored.
 * @returns a function that ends this
 */
export function ignorarSegundoClique(): () => void {
  let anterior: Clique | null = null;

  function aoClicar(evento: MouseEvent): void {
    const { clientX: x, clientY: y, timeStamp: quando, target } = evento;
    const camada = target instanceof Element ? target.closest(CAMADAS) : null;
    if (anterior !== null && anterior.camada !== camada && ehSegundo(anterior, evento)) {
      evento.stopPropagation();
      evento.preventDefault();
      // The layer of the first click stays: a third click at once is part of the same gesture.
      anterior = { ...anterior, quando };
      return;
    }
    anterior = { x, y, quando, camada };
  }

  document.addEventListener('click', aoClicar, true);
  return () => document.removeEventListener('click', aoClicar, true);
}

function ehSegundo({ x, y, quando }: Clique, { clientX, clientY, timeStamp, detail }: MouseEvent): boolean {
  if (clientX === 0 && clientY === 0) return false;
  const noMesmoLugar = Math.abs(clientX - x) <= FOLGA && Math.abs(clientY - y) <= FOLGA;
  return noMesmoLugar && (detail > 1 || timeStamp - quando <= INTERVALO);
}
