import { paraBusca } from '@merenda/shared/formatos';
import type { CampoDaGrade, ValorLido } from '@merenda/shared/regras';

/** The unit beside a pasted quantity: it is only compared with the product's. */
export const CAMPO_DA_UNIDADE: CampoDaGrade = {
  campo: 'unidade',
  titulo: 'Unidade',
  sinonimos: ['Unidade de medida', 'Un', 'Und', 'Unid', 'UM'],
  leitura: { tipo: 'texto' },
};

/**
 * A quantity in another unit than the product's would be another quantity.
 * @param colada the cell; without a text there is nothing to compare
 * @param codigo the product's unit
 */
export function recusasDaUnidade(
  colada: ValorLido | undefined,
  codigo: string | undefined,
  descreverUnidade: (codigo: string) => string,
): string[] {
  if (typeof colada !== 'string' || codigo === undefined) return [];
  const descricao = descreverUnidade(codigo);
  const igual = [codigo, descricao].some((nome) => paraBusca(nome) === paraBusca(colada));
  return igual ? [] : [`Unidade: a do produto é ${descricao}.`];
}
