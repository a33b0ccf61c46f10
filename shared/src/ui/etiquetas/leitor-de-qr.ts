import type { Imagem } from './decodificador.js';

/** Reads the QR code in an image; null when it shows none. */
type LerQr = (imagem: Imagem) => Promise<string | null>;

interface DetectorDoNavegador {
  detect: (imagem: Imagem) => Promise<readonly { rawValue: string }[]>;
}

declare global {
  interface Window {
    /** Not in every browser (Shape Detection API). */
    BarcodeDetector?: {
      new (opcoes: { formats: string[] }): DetectorDoNavegador;
      getSupportedFormats: () => Promise<string[]>;
    };
  }
}

/** The reader of this browser; where it has none, a decoder that is loaded only then. Rejects when that does not come. */
export async function prepararLeitor(): Promise<LerQr> {
  const doNavegador = await detectorDoNavegador();
  if (doNavegador !== null) return async (imagem) => (await doNavegador.detect(imagem))[0]?.rawValue ?? null;
  const { decodificar } = await import('./decodificador.js');
  return (imagem) => Promise.resolve(decodificar(imagem));
}

async function detectorDoNavegador(): Promise<DetectorDoNavegador | null> {
  const { BarcodeDetector } = window;
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return null;
  return new BarcodeDetector({ formats: ['qr_code'] });
}
