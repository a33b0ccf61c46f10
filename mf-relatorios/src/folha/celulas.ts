import { formatarMoeda, formatarNutriente, formatarQuantidade } from '@merenda/shared/formatos';
import type { Celula, TipoDeColuna } from './folha.js';

/** A cell as people read it. */
export function escreverCelula(celula: Celula, tipo: TipoDeColuna = 'texto'): string {
  if (celula === null) return '';
  if (typeof celula === 'string') return celula;
  if (tipo === 'moeda') return formatarMoeda(celula);
  return tipo === 'nutriente' ? formatarNutriente(celula) : formatarQuantidade(celula);
}

/** Numbers are read from the right. */
export function ehNumerica(tipo: TipoDeColuna = 'texto'): boolean {
  return !['texto', 'codigo', 'data'].includes(tipo);
}

/** What a cell of the column looks like (folha.css). */
export function classeDaCelula(tipo: TipoDeColuna = 'texto'): string | undefined {
  if (ehNumerica(tipo)) return 'numero inteira';
  return tipo === 'texto' ? undefined : 'inteira';
}
