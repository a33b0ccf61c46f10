import type { PrecoDoAlimento, ProdutoCitado } from '@merenda/shared/contratos';
import { conteudoDaEmbalagem, decimal, recusaConversao, unidadeDoTotal } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import { ofertasDosItens, produtosDosItens } from '../providos.js';
import type { AlimentoDaReceita } from './receitas.js';

/** As the browser gets it: both compute a cost from the same number. */
interface Preco extends PrecoDoAlimento {
  /** It is the price of a supplier of family farming. */
  familiar: boolean;
}

type AlimentoComprado = Pick<AlimentoDaReceita, 'id' | 'itemId' | 'unidadeMedida'>;

/**
 * The planned price of each food, per kg, L or un: the cheapest product of its item in a contract in force today, else
 * the last price that was paid for one. Null where there is neither. Products in another dimension do not count.
 */
export async function precosDosAlimentos(
  banco: Banco | Transacao,
  alimentos: Iterable<AlimentoComprado>,
): Promise<(alimento: AlimentoComprado) => Preco | null> {
  const itens = [...new Set([...alimentos].map(({ itemId }) => itemId))];
  const [ofertas, conhecidos] = [await ofertasDosItens(banco, itens), await produtosDosItens(banco, itens)];
  const precos = new Map<string, Preco | null>();
  const buscar = ({ itemId, unidadeMedida: medida }: AlimentoComprado): Preco | null => {
    const unidadeMedida = unidadeDoTotal(medida);
    const serve = ({ produto }: { produto: ProdutoCitado }) =>
      produto.item.id === itemId && recusaConversao(produto.unidadeMedida, unidadeMedida) === null;
    const preco = (produto: ProdutoCitado, valor: number, origem: Preco['origem'], familiar = false): Preco => ({
      valor: decimal(valor).div(conteudoDaEmbalagem(produto, unidadeMedida)).toNumber(),
      unidadeMedida,
      origem,
      familiar,
      produto: { id: produto.id, nome: produto.nome },
    });
    const [contratado] = ofertas
      .filter(serve)
      .map(({ produto, precoUnidade, fornecedor }) =>
        preco(produto, precoUnidade, 'CONTRATO', fornecedor.agriculturaFamiliar),
      )
      .sort((um, outro) => um.valor - outro.valor);
    if (contratado) return contratado;
    const [comprado] = conhecidos
      .filter(serve)
      .flatMap(({ produto, ultimaCompra }) => (ultimaCompra ? [{ produto, ...ultimaCompra }] : []))
      .sort((um, outro) => outro.ordem - um.ordem);
    return comprado ? preco(comprado.produto, comprado.preco, 'ULTIMA_COMPRA') : null;
  };
  return (alimento) => {
    const chave = `${alimento.itemId} ${alimento.unidadeMedida}`;
    const conhecido = precos.get(chave);
    if (conhecido !== undefined) return conhecido;
    const achado = buscar(alimento);
    precos.set(chave, achado);
    return achado;
  };
}
