import type { ClassificacoesDosItens, ItensClassificados } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import { emTransacao } from '../../banco/transacao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { atualizarItens } from './gravacao.js';
import { travarPedidos } from './varios.js';

const ALTERADOS = 'Os itens foram alterados por outra pessoa enquanto você os classificava.';

/**
 * Writes what several foods are for the rules of menus. Those that somebody has changed or deleted since they were read
 * stay as they are, and the answer names them: two people may classify at once. 409 when none is left, 422 for an item
 * that is named twice or is no food.
 */
export function agruparItens(contexto: Contexto, { itens }: ClassificacoesDosItens): Promise<ItensClassificados> {
  return emTransacao(contexto, async (tx) => {
    const mudancas = [];
    const alterados = [];
    for (const [lugar, { pedido, antes }] of (await travarPedidos(tx, itens)).entries()) {
      const { id, versao, ...classificacao } = pedido;
      if (antes?.versao !== versao) {
        alterados.push({ id, campo: `itens.${lugar}.versao` });
        continue;
      }
      if (antes.itemProdutoTipo !== 'ALIMENTO')
        throw invalido([{ campo: `itens.${lugar}.grupo`, mensagem: 'Só um alimento tem grupo.' }]);
      const { nome, categoria, grauProcessamento } = antes;
      mudancas.push({ antes, depois: { nome, categoria, grauProcessamento, ...classificacao } });
    }
    if (mudancas.length === 0)
      throw conflito(
        ALTERADOS,
        alterados.map(({ campo }) => ({ campo, mensagem: ALTERADOS })),
      );
    return { classificados: await atualizarItens(tx, mudancas), alterados: alterados.map(({ id }) => id) };
  });
}
