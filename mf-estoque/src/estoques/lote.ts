import type { ProdutoEstoque } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { nomeDoLote } from '@merenda/shared/regras';

export const nomeDaLinha = ({ produtoLote }: ProdutoEstoque): string => nomeDoLote(produtoLote);

/** '1 lote', '57 lotes'. */
export const quantosLotes = (quantos: number): string =>
  quantos === 1 ? '1 lote' : `${formatarQuantidade(quantos)} lotes`;
