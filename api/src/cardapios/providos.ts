import type { ProdutoCitado } from '@merenda/shared/contratos';
import type { Banco } from '../banco/conexao.js';
import type { Transacao } from '../banco/transacao.js';
import { aProver } from '../nucleo/provido.js';

/** A product of a contract in force, at its price in R$ a package. */
interface Oferta {
  produto: ProdutoCitado;
  precoUnidade: number;
  fornecedor: { agriculturaFamiliar: boolean };
}

/** A product with the price in R$ of a package and the place of the request among all of them; null if it was never requested. */
interface Comprado {
  produto: ProdutoCitado;
  ultimaCompra: { preco: number; ordem: number } | null;
}

/** The products of these items in contracts that are in force today. */
export const ofertasDosItens = aProver<
  [banco: Banco | Transacao, itens: readonly number[]],
  Promise<readonly Oferta[]>
>('ofertasDosItens');

/** The products of these items, each with its last purchase. */
export const produtosDosItens = aProver<
  [banco: Banco | Transacao, itens: readonly number[]],
  Promise<readonly Comprado[]>
>('produtosDosItens');
