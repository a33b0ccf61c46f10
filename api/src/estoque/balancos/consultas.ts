import type { Balanco } from '@merenda/shared/contratos';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { itensProduto, produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { balancos, produtoLotes } from '../../banco/esquema/estoque/estoques.js';
import { linhasDoEstoque } from '../../banco/esquema/recortes.js';
import type { Transacao } from '../../banco/transacao.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { colunasDoEstorno, lerEstorno } from '../estoques/estornado.js';
import { COLUNAS_LOTE, paraProdutoLote } from '../estoques/lotes.js';

/** The counts of a stock, newest first. */
export function listarBalancos(banco: Banco, estoqueId: number): Promise<Balanco[]> {
  return buscarBalancos(banco, eq(linhasDoEstoque.estoqueId, estoqueId));
}

/** Counts of lots, newest first. */
export async function buscarBalancos(banco: Banco | Transacao, filtro: SQL): Promise<Balanco[]> {
  const { id, quantidadeAnterior, novaQuantidade, dataHora } = balancos;
  const linhas = await banco
    .select({
      id,
      quantidadeAnterior,
      novaQuantidade,
      dataHora,
      nome: nomeDoAutor(balancos.usuarioId),
      estorno: colunasDoEstorno(balancos),
      ...COLUNAS_LOTE,
    })
    .from(balancos)
    .innerJoin(linhasDoEstoque, eq(linhasDoEstoque.id, balancos.produtoEstoqueId))
    .innerJoin(produtoLotes, eq(produtoLotes.id, linhasDoEstoque.produtoLoteId))
    .innerJoin(produtos, eq(produtos.id, produtoLotes.produtoId))
    .innerJoin(itensProduto, eq(itensProduto.id, produtos.itemId))
    .where(filtro)
    .orderBy(desc(balancos.id));
  return linhas.map(({ nome, lote, produto, item, ...balanco }) => ({
    id: balanco.id,
    produtoLote: paraProdutoLote({ lote, produto, item }),
    quantidadeAnterior: Number(balanco.quantidadeAnterior),
    novaQuantidade: Number(balanco.novaQuantidade),
    usuario: { pessoa: { nome } },
    dataHora: dataHoraBR(balanco.dataHora),
    estorno: lerEstorno(balanco.estorno),
  }));
}
