import { CLARAS } from '../aparencia/cores.js';
import { CORES_DA_BARRA_DO_NAVEGADOR } from '../aparencia/tema.js';
import { TELA_DO_ICONE } from '../sem-rede/tela-do-icone.js';

/** Pictures of the mark (`marca/Marca.tsx`) for the installed application, by the names under which the build delivers them. */
export const ICONES = {
  pequeno: './src/aplicativo/icones/icone-192.png',
  grande: './src/aplicativo/icones/icone-512.png',
  mascara: './src/aplicativo/icones/icone-mascara-512.png',
  apple: './src/aplicativo/icones/icone-apple-180.png',
};

/** Addresses of `ICONES`. */
export type Icones = Record<keyof typeof ICONES, string>;

/**
 * `manifest.webmanifest`: how the product is installed on a phone. It opens the kitchen, which works without a network.
 * The colour of the bar is that of the header, which is dark in both themes; the page itself sets it for each theme.
 */
export const manifesto = ({ pequeno, grande, mascara }: Icones) => ({
  id: '/',
  name: 'Merenda Escolar',
  short_name: 'Merenda',
  description: 'A cozinha da escola: o cardápio de hoje, as quantidades e a execução, também sem rede.',
  lang: 'pt-BR',
  start_url: TELA_DO_ICONE,
  scope: '/',
  display: 'standalone',
  theme_color: CORES_DA_BARRA_DO_NAVEGADOR.claro,
  background_color: CLARAS.papel,
  icons: [
    { src: pequeno, sizes: '192x192', type: 'image/png' },
    { src: grande, sizes: '512x512', type: 'image/png' },
    { src: mascara, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
