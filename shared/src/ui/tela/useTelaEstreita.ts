import { useMidia } from './useMidia.js';

/**
 * True on phones: tables become cards and modals fill the screen. Unlike antd's `useBreakpoint`, which would render the
 * table first.
 */
export const useTelaEstreita = (): boolean => useMidia('(max-width: 767px)');
