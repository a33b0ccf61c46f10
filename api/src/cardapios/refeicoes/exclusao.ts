import { decimal } from '@merenda/shared/regras';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { produtoLotes, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { exigirUnidadesAtivas } from '../../cadastros/index.js';
import { abrirLinha, documentosMudados, lancarTodos, travarLinhas } from '../../estoque/index.js';
import { agora } from '../../nucleo/relogio.js';
import { DOCUMENTO, saidasDaRefeicao } from './abatimento.js';
import { buscarRefeicao, travarRefeicao } from './consultas.js';

/**
 * Deletes a meal; new ledger lines return what an executed one took to its lots. The meal is hidden, its history stays.
 * 404, 409 for an executed meal of a deactivated unit, whose stock takes nothing back.
 */
export function excluirRefeicao(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const { executado, unidadeEducacionalId } = await travarRefeicao(tx, contexto.usuario, id);
    const antes = await buscarRefeicao(tx, contexto.usuario, id);
    if (executado) await exigirUnidadesAtivas(tx, [unidadeEducacionalId]);
    await lancarTodos(tx, executado ? await devolucoes(tx, id) : [], {
      documentos: refeicoesExcluidas([{ id, excluidoEm: agora() }]),
      atos: [{ entidade: 'refeicoes', id, acao: 'EXCLUIR', antes }],
    });
  });
}

const refeicoesExcluidas = documentosMudados('refeicoes_excluidas', { tabela: refeicoes, colunas: ['excluidoEm'] });

/** What returns to the lots of an executed meal, which are locked. */
async function devolucoes(tx: Transacao, id: number) {
  const saidas = await saidasDaRefeicao(tx, id);
  const linhas = saidas.map(({ linhaId }) => linhaId);
  await reabrirExcluidas(tx, linhas);
  await travarLinhas(tx, linhas);
  return saidas.map(({ linhaId, quantidade }) => ({
    produtoEstoqueId: linhaId,
    quantidade: decimal(quantidade).negated().toFixed(),
    tipo: 'ESTORNO' as const,
    documento: DOCUMENTO,
    documentoId: id,
    observacao: 'Refeição excluída',
  }));
}

/** The quantity is restored even when its line was deleted meanwhile. */
async function reabrirExcluidas(tx: Transacao, linhas: number[]): Promise<void> {
  const { produtoId, numero, dataFabricacao, dataValidade } = produtoLotes;
  const excluidas = await tx
    .select({ estoqueId: produtosEstoque.estoqueId, lote: { produtoId, numero, dataFabricacao, dataValidade } })
    .from(produtosEstoque)
    .innerJoin(produtoLotes, eq(produtoLotes.id, produtosEstoque.produtoLoteId))
    .where(and(inArray(produtosEstoque.id, linhas), isNotNull(produtosEstoque.excluidoEm)))
    .orderBy(asc(produtoLotes.produtoId), asc(produtoLotes.numero));
  for (const { estoqueId, lote } of excluidas) await abrirLinha(tx, estoqueId, lote);
}
