import { create } from 'zustand';
import type { EmUso } from '@merenda/shared/contratos';

/** Something that the user has to read, and not only to notice. */
export interface Leitura {
  titulo: string;
  texto: string;
  /** What uses the record that was to be deleted: listed instead of the text. */
  usos?: EmUso['usos'];
}

/** What waits to be read, oldest first; `Leituras` of the ui door, in the shell, shows it. */
export const useLeituras = create<{ fila: readonly Leitura[] }>()(() => ({ fila: [] }));

/** Shows it in a dialog that stays until the user closes it. */
export function darALer(leitura: Leitura): void {
  useLeituras.setState(({ fila }) => ({ fila: [...fila, leitura] }));
}

/** The user has read it. */
export function encerrarLeitura(leitura: Leitura): void {
  useLeituras.setState(({ fila }) => ({ fila: fila.filter((outra) => outra !== leitura) }));
}

/** A text of more letters than this cannot be read in the 4 s of a notice. */
const LETRAS_DE_UM_AVISO = 120;

/** Whether a text needs more time than a notice gives. */
export const pedeLeitura = (texto: string): boolean => texto.length > LETRAS_DE_UM_AVISO || texto.includes('\n');
