import type { TipoItem } from '../../vocabulario/cadastros/itens.js';
import { type Violacao, violacao } from '../violacao.js';

/** A food has a category. */
export const violacoesDaCategoria = (item: { itemProdutoTipo: TipoItem; categoria?: string | null }): Violacao[] =>
  violacao(item.itemProdutoTipo === 'ALIMENTO' && !item.categoria, 'categoria', 'Informe a categoria do alimento.');
