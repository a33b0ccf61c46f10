import type { Cliente } from './api.js';
import { comProduto } from './produtos.js';
import type { UnidadeDeTeste } from './unidades.js';
import { novaVez } from './vez.js';

interface LoteDeTeste {
  /** The id of its line in the stock. */
  linha: number;
  numero: string;
}

/**
 * Adds a lot to the stock of a unit, as a user who handles it.
 * @param quantidade packages
 * @param opcoes without a product, one of its own; `dataValidade` is DD/MM/YYYY
 */
export async function comLote(
  { chamar }: Cliente,
  { estoque }: UnidadeDeTeste,
  quantidade: number,
  { produto, dataValidade = '31/12/2030' }: { produto?: { id: number }; dataValidade?: string } = {},
): Promise<LoteDeTeste> {
  const numero = `L-${novaVez()}`;
  const { id } = await chamar<{ id: number }>('POST', `estoques/${estoque}/produtos-estoque`, {
    numero,
    produto: { id: (produto ?? (await comProduto())).id },
    dataFabricacao: '01/01/2026',
    dataValidade,
    quantidade,
  });
  return { linha: id, numero };
}
