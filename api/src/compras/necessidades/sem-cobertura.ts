import type { FaltaSemCobertura, ProdutoCitado, UnidadeMedida } from '@merenda/shared/contratos';
import {
  agrupar,
  conteudoDaEmbalagem,
  type Decimal,
  embalagensPara,
  faltaArredondada,
  recusaConversao,
  somar,
  valorDasEmbalagens,
} from '@merenda/shared/regras';
import type { ProdutoConhecido } from './ofertas.js';
import type { Falta, OfertaDoItem } from './rascunhos.js';
import { citar, porUnidadeEItem } from './simulacao.js';

/** What no contract covers, each unit, item and product once, with the last price that was paid. */
export function montarSemCobertura(
  descobertas: readonly { falta: Falta; resta: Decimal; ultimo: OfertaDoItem | null }[],
  produtos: readonly ProdutoConhecido[],
): FaltaSemCobertura[] {
  const grupos = agrupar(
    descobertas,
    ({ falta, ultimo }) => `${falta.unidade.id} ${falta.item.chave} ${ultimo?.produtoId ?? ''}`,
  );
  return [...grupos.values()]
    .map((doGrupo): FaltaSemCobertura => {
      const [primeira] = doGrupo;
      const { unidade, item, unidadeMedida } = primeira.falta.necessidade;
      const conhecido = produtoSugerido(primeira.ultimo?.oferta.produto, produtos, item.id, unidadeMedida);
      const conteudo = conhecido && conteudoDaEmbalagem(conhecido.produto, unidadeMedida);
      const embalagens = conteudo && doGrupo.reduce((total, { resta }) => total + embalagensPara(resta, conteudo), 0);
      const preco = conhecido?.ultimaCompra?.preco ?? null;
      return {
        unidade: citar(unidade),
        item: citar(item),
        unidadeMedida,
        motivo: primeira.ultimo ? 'SEM_SALDO' : conhecido ? 'SEM_CONTRATO' : 'SEM_PRODUTO',
        falta: faltaArredondada(somar(doGrupo.map(({ resta }) => resta))).toNumber(),
        produto: conhecido?.produto ?? null,
        embalagens: embalagens ?? null,
        ultimoPreco: preco,
        valor: embalagens && preco !== null ? valorDasEmbalagens(embalagens, preco).toNumber() : null,
      };
    })
    .sort(porUnidadeEItem);
}

/** The product of the last candidate, else of the item's last purchase, else the item's first product. */
function produtoSugerido(
  doUltimo: ProdutoCitado | undefined,
  produtos: readonly ProdutoConhecido[],
  itemId: number,
  unidadeMedida: UnidadeMedida,
): ProdutoConhecido | undefined {
  if (doUltimo) return produtos.find(({ produto }) => produto.id === doUltimo.id);
  const doItem = produtos.filter(
    ({ produto }) => produto.item.id === itemId && !recusaConversao(produto.unidadeMedida, unidadeMedida),
  );
  return doItem.toSorted((um, outro) => (outro.ultimaCompra?.ordem ?? 0) - (um.ultimaCompra?.ordem ?? 0))[0];
}
