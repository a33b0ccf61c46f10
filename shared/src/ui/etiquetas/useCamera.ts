import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { prepararLeitor } from './leitor-de-qr.js';

/** What the camera does, or why it does not. */
export type EstadoDaCamera = 'pedindo' | 'lendo' | 'recusada' | 'ausente' | 'ocupada' | 'semLeitor';

/** Between two pictures, in ms: a person sees no delay, and a cheap phone stays cool. */
const INTERVALO = 200;

/**
 * Opens the rear camera while the component is mounted and reads what it shows.
 * @param aoLer gets the text of each code that is in the picture, again and again while it stays there
 * @returns the element that shows the picture, and what the camera does
 */
export function useCamera(aoLer: (texto: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  estado: EstadoDaCamera;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [estado, setEstado] = useState<EstadoDaCamera>('pedindo');
  const ler = useEffectEvent(aoLer);
  useEffect(() => {
    const fim = new AbortController();
    const { signal } = fim;
    const mudar = (novo: EstadoDaCamera) => signal.aborted || setEstado(novo);
    void (async () => {
      const aberta = await abrirCamera(signal);
      if (typeof aberta === 'string') {
        mudar(aberta);
        return;
      }
      const tela = video.current;
      if (tela === null || signal.aborted) return;
      try {
        tela.srcObject = aberta;
        const lerQr = await prepararLeitor();
        await tela.play();
        mudar('lendo');
        await lerAteOFim(async () => {
          const texto = tela.readyState >= tela.HAVE_CURRENT_DATA ? await lerQr(tela) : null;
          if (texto !== null && !signal.aborted) ler(texto);
        }, signal);
      } catch {
        // The decoder did not come, or the browser shows no picture: the number is typed instead.
        mudar('semLeitor');
        desligar(aberta);
      }
    })();
    return () => fim.abort();
  }, []);
  return { video, estado };
}

/** The picture of the rear camera until `fim`, or why there is none. */
async function abrirCamera(fim: AbortSignal): Promise<MediaStream | 'recusada' | 'ausente' | 'ocupada'> {
  // A page that came over plain http has no cameras.
  if (!('mediaDevices' in navigator)) return 'ausente';
  try {
    const imagem = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
    // The panel may have closed while the browser asked.
    if (fim.aborted) desligar(imagem);
    else fim.addEventListener('abort', () => desligar(imagem));
    return imagem;
  } catch (erro) {
    return motivoDe(erro);
  }
}

function desligar(imagem: MediaStream): void {
  for (const trilha of imagem.getTracks()) trilha.stop();
}

function motivoDe(erro: unknown): 'recusada' | 'ausente' | 'ocupada' {
  const nome = erro instanceof DOMException ? erro.name : '';
  if (nome === 'NotAllowedError' || nome === 'SecurityError') return 'recusada';
  return nome === 'NotReadableError' || nome === 'AbortError' ? 'ocupada' : 'ausente';
}

async function lerAteOFim(ler: () => Promise<void>, fim: AbortSignal): Promise<void> {
  while (!fim.aborted) {
    await ler();
    await new Promise((resolve) => setTimeout(resolve, INTERVALO));
  }
}
