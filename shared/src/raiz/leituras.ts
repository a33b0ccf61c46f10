import { create } from 'zustand';
import type { EmUso } from '@merenda/shared/contratos';

/** A message that the user has to read and close. */
export interface Leitura {
  titulo: string;
  texto?: string;
  /** After a refused deletion: what uses the record. It is listed in place of the text. */
  usos?: EmUso['usos'];
  /** After an act on several records: those that stayed as they were, in place of the text. */
  registros?: readonly { nome: string; motivo: string }[];
}

/** The messages that are not closed yet, oldest first. `Leituras` of the ui door shows them in the shell. */
export const useLeituras = create<{ fila: readonly Leitura[] }>()(() => ({ fila: [] }));

/** Shows a message in a dialog that stays until the user closes it. */
export function darALer(leitura: Leitura): void {
  useLeituras.setState(({ fila }) => ({ fila: [...fila, leitura] }));
}

/** Removes a message that the user closed. */
export function encerrarLeitura(leitura: Leitura): void {
  useLeituras.setState(({ fila }) => ({ fila: fila.filter((outra) => outra !== leitura) }));
}

/** A longer text cannot be read in the 4 s of a toast. */
const LETRAS_DE_UM_AVISO = 120;

/** Whether a text needs more time than a toast gives. */
export const pedeLeitura = (texto: string): boolean => texto.length > LETRAS_DE_UM_AVISO || texto.includes('\n');
