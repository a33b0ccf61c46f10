import { dataComparavel } from '@merenda/shared/formatos';
import type { CelulaEscrita, ColunaEscrita } from '../../nucleo/planilhas/planilha.js';

/** A column of an exported list. */
export interface Coluna<L> extends ColunaEscrita {
  celula: (linha: L) => CelulaEscrita;
}

type Construtor<L, Valor> = (titulo: string, valor: (linha: L) => Valor) => Coluna<L>;

/** Makes the columns of a list with the rows `L`. */
export interface Colunas<L> {
  texto: Construtor<L, string | null | undefined>;
  numero: Construtor<L, number | null>;
  /** A day, 'DD/MM/YYYY'. */
  dia: Construtor<L, string | null>;
  /** A day and its time by the municipality's clock, 'DD/MM/YYYY HH:mm'. */
  instante: Construtor<L, string | null>;
}

export const colunasDe = <L>(): Colunas<L> => ({
  texto: (titulo, valor) => ({ titulo, formato: 'TEXTO', celula: (linha) => valor(linha) ?? null }),
  numero: (titulo, valor) => ({ titulo, celula: valor }),
  dia: (titulo, valor) => ({ titulo, formato: 'DIA', celula: (linha) => comoData(valor(linha)) }),
  instante: (titulo, valor) => ({ titulo, formato: 'INSTANTE', celula: (linha) => comoData(valor(linha)) }),
});

/** A spreadsheet knows no time zone: the day and the hour as they are written. */
function comoData(escrita: string | null): Date | null {
  if (escrita === null) return null;
  const [dia = '', hora = '00:00'] = dataComparavel(escrita).split(' ');
  return new Date(`${dia}T${hora}Z`);
}
