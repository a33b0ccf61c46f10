import type { Tema } from '@merenda/shared';
import { CLARAS, ESCURAS, type Cores } from './cores.js';
import { FONTE } from './fonte.js';

export const CORES: Record<Tema, Cores> = { claro: CLARAS, escuro: ESCURAS };

const MEDIDAS = {
  raio: '12px',
  trilho: '68px',
  gaveta: '272px',
  cabecalho: '64px',
};

/** `folhaEscura` → `--folha-escura` */
const variavel = ([nome, valor]: [string, string]) =>
  `--${nome.replace(/[A-Z]/g, (letra) => `-${letra.toLowerCase()}`)}:${valor};`;

const variaveis = (valores: object) => Object.entries(valores).map(variavel).join('');

/**
 * The tokens as CSS custom properties; written into the page itself, so that the first paint already has them. An element
 * with `data-tema` has that look whatever the page has: paper is white.
 */
export const variaveisCss =
  `:root{${variaveis({ ...MEDIDAS, fonte: FONTE })}}` +
  `:root,[data-tema=claro]{color-scheme:light;${variaveis(CLARAS)}}` +
  `[data-tema=escuro]{color-scheme:dark;${variaveis(ESCURAS)}}`;

/** The browser's own bar goes on with the header. */
export const CORES_DA_BARRA_DO_NAVEGADOR = { claro: CLARAS.folhaEscura, escuro: ESCURAS.folhaEscura };
