import { escreverValor, type CampoDePlanilha, type LeituraDoCampo, type ValorLido } from '@merenda/shared/regras';
import type { CelulaEscrita } from '../../nucleo/planilhas/planilha.js';

/** Whether the cells of a field stay text when somebody types into them: zeros in front are kept. */
export const ehTexto = ({ tipo }: LeituraDoCampo): boolean =>
  tipo === 'texto' || tipo === 'codigo' || tipo === 'opcoes';

/** A value as the cell that reads as this value again. */
export function celulaDoValor(campo: CampoDePlanilha, valor: ValorLido): CelulaEscrita {
  if (typeof valor === 'number' && campo.leitura.tipo === 'numero') return valor;
  if (typeof valor === 'string' && campo.leitura.tipo === 'data') return new Date(valor);
  return escreverValor(campo, valor);
}
