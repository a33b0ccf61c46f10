import { type GrausDosItens, type Item } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import { emTransacao } from '../../banco/transacao.js';
import { exigirVersao } from '../../mecanismos/versao.js';
import { invalido } from '../../nucleo/recusas.js';
import { travarItem } from './consultas.js';
import { atualizarItens } from './gravacao.js';

/**
 * Writes the degree of processing of several foods, or none of them. 404, 409 when one changed since it was read, 422 for
 * an item that is named twice or is no food.
 */
export function classificarItens(contexto: Contexto, { itens }: GrausDosItens): Promise<Item[]> {
  const repetido = itens.findIndex(({ id }, lugar) => itens.findIndex((um) => um.id === id) !== lugar);
  if (repetido !== -1) throw invalido([{ campo: `itens.${repetido}.id`, mensagem: 'Há itens repetidos.' }]);
  return emTransacao(contexto, async (tx) => {
    const mudancas = [];
    // In the order of their ids, so that two that classify the same items wait for each other.
    for (const { id, grauProcessamento, versao } of itens.toSorted((um, outro) => um.id - outro.id)) {
      const antes = await travarItem(tx, id);
      exigirVersao(antes, versao, `O item ${antes.nome} foi alterado`);
      if (antes.itemProdutoTipo !== 'ALIMENTO')
        throw invalido([{ campo: 'itens', mensagem: 'Só um alimento tem grau de processamento.' }]);
      const { nome, categoria } = antes;
      mudancas.push({ antes, depois: { nome, categoria, grauProcessamento } });
    }
    return atualizarItens(tx, mudancas);
  });
}
