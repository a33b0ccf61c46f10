import type { Categoria } from '@merenda/shared/contratos';

/** 'FUNDAMENTAL – 6 a 10 anos' */
export function rotuloDaCategoria({ modalidade, faixaEtaria }: Pick<Categoria, 'modalidade' | 'faixaEtaria'>): string {
  return `${modalidade} – ${faixaEtaria.nome}`;
}
