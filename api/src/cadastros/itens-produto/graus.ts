import { type GrausDosItens, type Item } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import { emTransacao } from '../../banco/transacao.js';
import { exigirVersao } from '../../mecanismos/versao.js';
import { invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { atualizarItens } from './gravacao.js';
import { travarPedidos } from './varios.js';

/**
 * Writes the degree of processing of several foods, or none of them. 404, 409 when one changed since it was read, 422 for
 * an item that is named twice or is no food.
 */
export function classificarItens(contexto: Contexto, { itens }: GrausDosItens): Promise<Item[]> {
  return emTransacao(contexto, async (tx) => {
    const lidos = await travarPedidos(tx, itens);
    const mudancas = lidos.map(({ pedido: { grauProcessamento, versao }, antes }) => {
      if (!antes) throw naoEncontrado('Item não encontrado.');
      exigirVersao(antes, versao, `O item ${antes.nome} foi alterado`);
      if (antes.itemProdutoTipo !== 'ALIMENTO')
        throw invalido([{ campo: 'itens', mensagem: 'Só um alimento tem grau de processamento.' }]);
      const { nome, categoria } = antes;
      return { antes, depois: { nome, categoria, grauProcessamento } };
    });
    return atualizarItens(tx, mudancas);
  });
}
