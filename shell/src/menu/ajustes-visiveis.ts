import { createContext } from 'react';
import type { SecaoVisivelDeAjustes } from './menu.js';

/** What the page 'Ajustes' shows. The page cannot ask for the published areas itself: what reads them also loads it. */
export const AjustesVisiveis = createContext<readonly SecaoVisivelDeAjustes[]>([]);
