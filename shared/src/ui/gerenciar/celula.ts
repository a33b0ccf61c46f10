import type { TipoDeColuna } from '@merenda/shared/contratos';
import { formatarMoeda, formatarNutriente, formatarQuantidade } from '@merenda/shared/formatos';
import { emPalavras, type Celula } from '@merenda/shared/regras';

/** A cell in readable form; '' for nothing. */
export function escreverCelula(celula: Celula, tipo: TipoDeColuna = 'texto'): string {
  if (celula === null) return '';
  if (typeof celula === 'string') return celula;
  if (tipo === 'moeda') return formatarMoeda(celula);
  if (tipo === 'nutriente') return formatarNutriente(celula);
  return tipo === 'embalagens' ? emPalavras(celula) : formatarQuantidade(celula);
}

/** Whether a column is read from the right, as numbers are. */
export const ehColunaNumerica = (tipo: TipoDeColuna = 'texto'): boolean =>
  !['texto', 'codigo', 'data', 'instante'].includes(tipo);
