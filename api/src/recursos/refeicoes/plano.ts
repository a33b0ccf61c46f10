import type { FaltaDeAlimento, ProdutoDaRefeicao, UnidadeMedida } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { conteudoDaEmbalagem, planejarAbatimento, recusaConversao, type Decimal } from '@merenda/shared/regras';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { alimentos } from '../../banco/esquema/cardapios.js';
import { itensProduto, produtos } from '../../banco/esquema/catalogo.js';
import { produtoLotes, produtosEstoque } from '../../banco/esquema/estoques.js';
import { registrosAlimentos } from '../../banco/esquema/refeicoes.js';
import { estoques } from '../../banco/esquema/unidades.js';
import type { Transacao } from '../../banco/transacao.js';
import { hoje } from '../../nucleo/relogio.js';

/** Quantity of a food that a registered meal takes. */
export interface NecessidadeDaRefeicao {
  alimento: { id: number; nome: string; itemId: number };
  /** Decimal string, in `unidadeMedida`. */
  quantidade: string;
  unidadeMedida: UnidadeMedida;
}

/** A stock line that may serve a meal. `quantidade`: packages, decimal string. */
export interface LinhaParaRefeicao {
  id: number;
  quantidade: string;
  lote: { id: number; numero: string; dataValidade: string };
  produto: { id: number; nome: string; unidadeProduto: string; medidaReal: string; unidadeMedida: UnidadeMedida };
  item: { id: number; nome: string };
}

export interface PlanoDaRefeicao {
  /** By line, each once. */
  retiradas: { linha: LinhaParaRefeicao; quantidade: Decimal }[];
  /** The same, by food. */
  porAlimento: { alimento: { id: number; nome: string }; linha: LinhaParaRefeicao; quantidade: Decimal }[];
  faltas: FaltaDeAlimento[];
}

/** The foods of a meal in the order of its registers. */
export async function necessidadesDaRefeicao(
  banco: Banco | Transacao,
  refeicaoId: number,
): Promise<NecessidadeDaRefeicao[]> {
  return banco
    .select({
      alimento: { id: alimentos.id, nome: alimentos.nome, itemId: alimentos.itemId },
      quantidade: registrosAlimentos.valorArredondado,
      unidadeMedida: registrosAlimentos.unidadeMedida,
    })
    .from(registrosAlimentos)
    .innerJoin(alimentos, eq(alimentos.id, registrosAlimentos.alimentoId))
    .where(eq(registrosAlimentos.refeicaoId, refeicaoId))
    .orderBy(asc(registrosAlimentos.id));
}

/** The unit's stock lines with a balance that hold the items of these foods. */
export async function linhasParaRefeicao(
  banco: Banco | Transacao,
  unidadeId: number,
  necessidades: readonly NecessidadeDaRefeicao[],
): Promise<LinhaParaRefeicao[]> {
  const itens = [...new Set(necessidades.map(({ alimento }) => alimento.itemId))];
  return linhasDoEstoque(banco)
    .innerJoin(estoques, eq(estoques.id, produtosEstoque.estoqueId))
    .where(
      and(
        eq(estoques.unidadeEducacionalId, unidadeId),
        inArray(itensProduto.id, itens),
        gt(produtosEstoque.quantidade, '0'),
        isNull(produtosEstoque.excluidoEm),
      ),
    );
}

/** Stock lines with their lot, product and item. */
export function linhasDoEstoque(banco: Banco | Transacao) {
  const { id, nome, unidadeProduto, medidaReal, unidadeMedida } = produtos;
  return banco
    .select({
      id: produtosEstoque.id,
      quantidade: produtosEstoque.quantidade,
      lote: { id: produtoLotes.id, numero: produtoLotes.numero, dataValidade: produtoLotes.dataValidade },
      produto: { id, nome, unidadeProduto, medidaReal, unidadeMedida },
      item: { id: itensProduto.id, nome: itensProduto.nome },
    })
    .from(produtosEstoque)
    .innerJoin(produtoLotes, eq(produtoLotes.id, produtosEstoque.produtoLoteId))
    .innerJoin(produtos, eq(produtos.id, produtoLotes.produtoId))
    .innerJoin(itensProduto, eq(itensProduto.id, produtos.itemId));
}

/**
 * The lots that the foods are taken from, first expiring first, and what is missing. Lines in a unit of another
 * dimension are skipped.
 */
export function planejar(
  necessidades: readonly NecessidadeDaRefeicao[],
  linhas: readonly LinhaParaRefeicao[],
): PlanoDaRefeicao {
  const plano = planejarAbatimento(
    necessidades.map(({ alimento, quantidade, unidadeMedida }) => ({
      alimento: { alimento: { id: alimento.id, nome: alimento.nome }, unidadeMedida },
      quantidade,
      linhas: linhas
        .filter(
          ({ item, produto }) => item.id === alimento.itemId && !recusaConversao(produto.unidadeMedida, unidadeMedida),
        )
        .map((linha) => ({
          id: linha.id,
          loteId: linha.lote.id,
          dataValidade: linha.lote.dataValidade,
          quantidade: linha.quantidade,
          conteudo: conteudoDaEmbalagem(linha.produto, unidadeMedida),
        })),
    })),
    hoje(),
  );
  const porId = new Map(linhas.map((linha) => [linha.id, linha]));
  const comLinha = <T extends { linhaId: number }>(retirada: T) => {
    const linha = porId.get(retirada.linhaId);
    if (!linha) throw new Error('the plan takes from a line that it was not given');
    return { ...retirada, linha };
  };
  return {
    retiradas: plano.retiradas.map(comLinha),
    porAlimento: plano.porAlimento
      .map(comLinha)
      .map(({ alimento, ...retirada }) => ({ ...retirada, alimento: alimento.alimento })),
    faltas: plano.faltas.map(({ alimento, falta }) => ({ ...alimento, falta: falta.toDecimalPlaces(3).toNumber() })),
  };
}

/** A line and the quantity taken from it, as the API returns it. */
export function produtoDaRefeicao(
  { id, lote, produto, item }: LinhaParaRefeicao,
  quantidade: number,
): ProdutoDaRefeicao {
  return {
    id,
    produto: { ...produto, medidaReal: Number(produto.medidaReal) },
    item,
    lote: lote.numero,
    dataValidade: formatarData(lote.dataValidade),
    quantidade,
  };
}
