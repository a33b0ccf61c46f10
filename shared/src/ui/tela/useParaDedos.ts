import { useMidia } from './useMidia.js';

/** True where a control must be large enough for a thumb: on touch screens and phones. `controles.css` has the same query. */
export const useParaDedos = (): boolean => useMidia('(max-width: 767px), (pointer: coarse)');
