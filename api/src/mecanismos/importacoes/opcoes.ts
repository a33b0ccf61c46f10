import type { OpcaoDoCampo } from '@merenda/shared/regras';

/** The options of a constant list, by their labels. */
export const opcoesDosRotulos = (rotulos: Readonly<Record<string, string>>): OpcaoDoCampo[] =>
  Object.entries(rotulos).map(([valor, rotulo]) => ({ valor, rotulo }));
