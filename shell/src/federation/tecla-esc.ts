import { useEffectEvent, useLayoutEffect, useMemo } from 'react';

/** Called for Esc by each open layer; `top` says whether it is the topmost one. */
type AoTeclarEsc = (tecla: { top: boolean; event: KeyboardEvent }) => void;

interface Camada {
  ordem: number;
  aoTeclar: AoTeclarEsc;
}

/** The open dialogs, lists and menus. */
const camadas = new Set<Camada>();

let ultimaOrdem = 0;
/** A layer that opens later is above; of two that open together, the one that is drawn inside the other. */
const proximaOrdem = () => (ultimaOrdem += 1);

/** An input method ends its composition with Esc (ms). */
const DEPOIS_DA_COMPOSICAO = 200;
let fimDaComposicao = -Infinity;

function aoTeclar(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || performance.now() - fimDaComposicao < DEPOIS_DA_COMPOSICAO) return;
  const deCima = [...camadas].sort((uma, outra) => outra.ordem - uma.ordem);
  deCima.forEach((camada, posicao) => camada.aoTeclar({ top: posicao === 0, event }));
}

const aoCompor = () => (fimDaComposicao = performance.now());

/**
 * Takes the place of the hook of @rc-component/portal 2.2.1, which puts a layer on its stack while it is rendered. A
 * rendering that React gives up, because something else changes meanwhile, left an invisible layer on the stack, and
 * Esc no longer closed the dialog below. Here a layer is on the stack from the commit on.
 */
export default function useEscKeyDown(open: boolean, onEsc?: AoTeclarEsc): void {
  const ordem = useMemo(() => (open ? proximaOrdem() : 0), [open]);
  const avisar = useEffectEvent<AoTeclarEsc>((tecla) => onEsc?.(tecla));
  useLayoutEffect(() => {
    if (!open) return;
    const camada: Camada = { ordem, aoTeclar: (tecla) => avisar(tecla) };
    if (camadas.size === 0) {
      window.addEventListener('keydown', aoTeclar);
      window.addEventListener('compositionend', aoCompor);
    }
    camadas.add(camada);
    return () => {
      camadas.delete(camada);
      if (camadas.size > 0) return;
      window.removeEventListener('keydown', aoTeclar);
      window.removeEventListener('compositionend', aoCompor);
    };
  }, [open, ordem]);
}
