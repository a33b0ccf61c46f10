import { z } from 'zod';
import { AO_MENOS_UM_LOTE } from '../../regras/frases.js';
import { violacoesDaPrecisao } from '../../regras/estoque/limites-de-estoque.js';
import { conferir } from '../conferir.js';
import { LOTE_REPETIDO, ProdutoLote } from './estoques.js';
import { Estorno } from './estornos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataHoraBR, Embalagens, Id, Ref } from '../primitivos.js';

const Contado = z.object({ quantidadeAnterior: Embalagens, novaQuantidade: Embalagens });

const naPrecisao = conferir(({ quantidadeAnterior, novaQuantidade }: z.infer<typeof Contado>) =>
  violacoesDaPrecisao(novaQuantidade, quantidadeAnterior, 'novaQuantidade'),
);

/**
 * A count. `quantidadeAnterior` is the quantity that the user saw on the screen: if it has changed, the count is
 * refused.
 */
export const BalancoNovo = Contado.superRefine(naPrecisao);
export type BalancoNovo = z.infer<typeof BalancoNovo>;

/** Body of POST /estoques/{id}/balancos: counts of several lots, all or none. */
export const BalancosNovos = z
  .array(Contado.extend({ produtoEstoque: Ref }).superRefine(naPrecisao))
  .min(1, AO_MENOS_UM_LOTE)
  .max(LIMITES.linhas, `Faça o balanço de no máximo ${LIMITES.linhas} lotes por vez.`)
  .superRefine(LOTE_REPETIDO);
export type BalancosNovos = z.infer<typeof BalancosNovos>;

export const Balanco = z.object({
  id: Id,
  produtoLote: ProdutoLote,
  quantidadeAnterior: Embalagens,
  novaQuantidade: Embalagens,
  usuario: z.object({ pessoa: z.object({ nome: z.string() }) }),
  dataHora: DataHoraBR,
  estorno: Estorno.nullable(),
});
export type Balanco = z.infer<typeof Balanco>;
