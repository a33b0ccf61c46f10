import { escreverValor, type CampoDePlanilha, type LeituraDoCampo, type ValorLido } from '@merenda/shared/regras';
import type { CelulaEscrita, ColunaEscrita } from '../../nucleo/planilhas/planilha.js';

/** The column of a field. */
export const colunaDoCampo = ({ titulo, leitura: { tipo } }: CampoDePlanilha): ColunaEscrita => ({
  titulo,
  ...FORMATOS[tipo],
});

const FORMATOS: Partial<Record<LeituraDoCampo['tipo'], Pick<ColunaEscrita, 'formato'>>> = {
  texto: { formato: 'TEXTO' },
  codigo: { formato: 'TEXTO' },
  opcoes: { formato: 'TEXTO' },
  data: { formato: 'DIA' },
};

/** A value as the cell that reads as this value again. */
export function celulaDoValor(campo: CampoDePlanilha, valor: ValorLido): CelulaEscrita {
  if (typeof valor === 'number' && campo.leitura.tipo !== 'opcao') return valor;
  if (typeof valor === 'string' && campo.leitura.tipo === 'data') return new Date(valor);
  return escreverValor(campo, valor);
}
