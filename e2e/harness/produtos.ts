import { comoConta } from './api.js';
import { novaVez } from './vez.js';

interface Id {
  id: number;
}

/** A food of one test, and a package of it. */
export interface ProdutoDeTeste extends Id {
  item: Id & { nome: string };
  /** As it is stored; users read it in sentence case. */
  nome: string;
}

/** Registers an item, a food of the first category. */
export async function comItem(nome = `ITEM ${novaVez()}`): Promise<Id & { nome: string }> {
  const { chamar } = await comoConta('admin');
  const [categoria] = await chamar<{ nome: string }[]>('GET', 'convencoes/categorias-alimento');
  return chamar('POST', 'itens-produto', { nome, itemProdutoTipo: 'ALIMENTO', categoria: categoria?.nome });
}

/**
 * Registers a product.
 * @param kg of one package
 * @param unidadeProduto what the package is
 */
export async function comProduto({
  item,
  kg = 5,
  unidadeProduto = 'PACOTE',
}: { item?: Id & { nome: string }; kg?: number; unidadeProduto?: string } = {}): Promise<ProdutoDeTeste> {
  const { chamar } = await comoConta('admin');
  const dele = item ?? (await comItem(`GRÃO ${novaVez()}`));
  const nome = `${dele.nome} ${kg} KG`;
  const { id } = await chamar<Id>('POST', 'produtos', {
    nome,
    medidaReal: kg,
    unidadeProduto,
    unidadeMedida: 'KG',
    item: { id: dele.id },
  });
  return { id, item: dele, nome };
}
