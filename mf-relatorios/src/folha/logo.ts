import { enderecoDoLogo } from '@merenda/shared/formatos';

/**
 * How long a report waits for the municipality's logo (ms): longer than a slow network takes, shorter than a user waits
 * for a report.
 */
const ESPERA = 3_000;

/**
 * The logos that have come, by municipality. The element is kept: while it lives, the same address is drawn at once.
 */
const prontos = new Map<string, HTMLImageElement>();

/**
 * Waits until the municipality's logo can be drawn, its file is known to be missing, or `ESPERA` is over: a paper is
 * printed with it from the first moment.
 */
export async function prepararLogo(municipio: string): Promise<void> {
  if (prontos.has(municipio)) return;
  const imagem = new Image();
  imagem.src = enderecoDoLogo(municipio);
  const chegada = imagem.decode().then(
    () => void prontos.set(municipio, imagem),
    () => undefined, // No file, or no picture: the name of the municipality is printed.
  );
  let relogio: ReturnType<typeof setTimeout> | undefined;
  const demorou = new Promise<void>((resolve) => {
    relogio = setTimeout(resolve, ESPERA);
  });
  await Promise.race([chegada, demorou]);
  clearTimeout(relogio);
}

/** The address of a logo that can be drawn at once; null if there is none. */
export const logoPronto = (municipio: string): string | null =>
  prontos.has(municipio) ? enderecoDoLogo(municipio) : null;
