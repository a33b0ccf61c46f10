import type { Solicitacao, SolicitacaoEdicao, SolicitacaoNova, StatusCompra } from '@merenda/shared/contratos';
import { decimal, MAQUINA_SOLICITACAO, recusaNovaSolicitacao, statusAposRecebimento } from '@merenda/shared/regras';
import { and, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { categorias } from '../../banco/esquema/cadastros/convencoes.js';
import { propostasVencedoras } from '../../banco/esquema/compras/aquisicoes.js';
import { itensSolicitacao, solicitacaoCategorias, solicitacoes } from '../../banco/esquema/compras/solicitacoes.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { escritorDeEmbalagens, exigirUnidadesAtivas } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { travarAquisicao, type AquisicaoTravada } from '../aquisicoes/consultas.js';
import { travarItens } from '../aquisicoes/saldos.js';
import { buscarSolicitacao, travarSolicitacao } from './consultas.js';
import { proximoNumero } from './numero.js';
import { calcularSolicitados, type ItemAtual, type ItemSolicitado } from './itens-solicitados.js';
import { apagarRascunho } from './rascunho.js';

/**
 * Requests items of a supplier's proposal. 409 when the acquisition takes no requests, the unit is deactivated or less is available: the
 * acquisition is locked first, so that when two buyers want the last sacks, one gets them and the other reads how
 * many are left.
 */
export function criarSolicitacao(contexto: Contexto, nova: SolicitacaoNova): Promise<Solicitacao> {
  return emTransacao(contexto, async (tx) => {
    const aquisicao = await travarAquisicao(tx, nova.aquisicao.id);
    if (!aquisicao) throw invalido([{ campo: 'aquisicao', mensagem: 'Aquisição não encontrada.' }]);
    exigirQueAceite(aquisicao);
    await exigirUnidadesAtivas(tx, [nova.unidadeEducacional.id]);
    const propostaId = await propostaDoFornecedor(tx, aquisicao.id, nova.fornecedor.id);
    await exigirUltima(tx, propostaId, nova);
    const idsCategorias = await conferirCategorias(tx, nova.categorias);
    const itens = calcularSolicitados(nova.itens, await travarItens(tx, propostaId), await escritorDeEmbalagens(tx));
    const dataSolicitacao = hoje();
    const valores = {
      ...(await proximoNumero(tx, dataSolicitacao)),
      dataSolicitacao,
      aquisicaoId: aquisicao.id,
      propostaId,
      unidadeEducacionalId: nova.unidadeEducacional.id,
    };
    const { id } = primeira(await tx.insert(solicitacoes).values(valores).returning({ id: solicitacoes.id }));
    await tx
      .insert(solicitacaoCategorias)
      .values(idsCategorias.map((categoriaId) => ({ solicitacaoId: id, categoriaId })));
    await tx.insert(itensSolicitacao).values(itens.map((item) => ({ ...item, solicitacaoId: id })));
    const criada = await buscarSolicitacao(tx, contexto.usuario, id);
    await auditar(tx, { entidade: 'solicitacoes', id, acao: 'CRIAR', depois: criada });
    return criada;
  });
}

/**
 * Changes the quantities of a request that is not completely received. An increase needs an acquisition that takes
 * requests.
 */
export function alterarSolicitacao(
  contexto: Contexto,
  id: number,
  edicao: Recebida<SolicitacaoEdicao>,
): Promise<Solicitacao> {
  return emTransacao(contexto, async (tx) => {
    const {
      aquisicao: { id: aquisicaoId },
    } = await buscarSolicitacao(tx, contexto.usuario, id);
    const aquisicao = await travarAquisicao(tx, aquisicaoId);
    const antes = await travarSolicitacao(tx, contexto, id);
    const recusa = MAQUINA_SOLICITACAO.recusa('editar', antes.status);
    if (recusa) throw conflito(recusa);
    exigirVersao(antes, edicao.versao, 'A solicitação foi alterada');
    const contratados = await travarItens(tx, antes.propostaVencedora.id);
    const atuais = antes.itens.map(({ produto, quantidade, valorItem, quantidadeRecebida }) => ({
      produtoId: produto.id,
      quantidade: String(quantidade),
      valorItem: String(valorItem),
      recebida: String(quantidadeRecebida),
    }));
    const itens = calcularSolicitados(edicao.itens, contratados, await escritorDeEmbalagens(tx), atuais);
    if (aquisicao && pedeMais(itens, atuais)) exigirQueAceite(aquisicao);
    await gravarItens(tx, id, itens);
    const status = statusDepois(antes.status, itens, atuais);
    await tx
      .update(solicitacoes)
      .set({ status, versao: antes.versao + 1 })
      .where(eq(solicitacoes.id, id));
    // Nothing is left to receive.
    if (MAQUINA_SOLICITACAO.recusa('receber', status)) await apagarRascunho(tx, id);
    const depois = await buscarSolicitacao(tx, contexto.usuario, id);
    await auditar(tx, { entidade: 'solicitacoes', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

function exigirQueAceite(aquisicao: AquisicaoTravada): void {
  const recusa = recusaNovaSolicitacao(aquisicao, hoje());
  if (recusa) throw conflito(recusa);
}

async function propostaDoFornecedor(tx: Transacao, aquisicaoId: number, fornecedorId: number): Promise<number> {
  const { id, aquisicaoId: daAquisicao, fornecedorId: doFornecedor } = propostasVencedoras;
  const [proposta] = await tx
    .select({ id })
    .from(propostasVencedoras)
    .where(and(eq(daAquisicao, aquisicaoId), eq(doFornecedor, fornecedorId)));
  if (!proposta)
    throw invalido([{ campo: 'fornecedor', mensagem: 'Este fornecedor não venceu proposta nesta aquisição.' }]);
  return proposta.id;
}

/**
 * 409 when the unit has a newer request to this proposal than the draft has counted. The acquisition is locked, so of
 * two confirmations of the same draft one is refused.
 */
async function exigirUltima(
  tx: Transacao,
  propostaId: number,
  { unidadeEducacional, ultimaSolicitacao }: SolicitacaoNova,
): Promise<void> {
  if (ultimaSolicitacao === undefined) return;
  const [mais] = await tx
    .select({ numero: solicitacoes.numero, ano: solicitacoes.ano })
    .from(solicitacoes)
    .where(
      and(
        eq(solicitacoes.propostaId, propostaId),
        eq(solicitacoes.unidadeEducacionalId, unidadeEducacional.id),
        ultimaSolicitacao === null ? undefined : gt(solicitacoes.id, ultimaSolicitacao),
      ),
    )
    .orderBy(desc(solicitacoes.id))
    .limit(1);
  if (mais)
    throw conflito(
      `Depois do cálculo, esta unidade já fez a solicitação ${mais.numero}/${mais.ano} a este fornecedor. Calcule a lista de novo.`,
    );
}

async function conferirCategorias(tx: Transacao, pedidas: { id: number }[]): Promise<number[]> {
  const ids = [...new Set(pedidas.map(({ id }) => id))];
  const achadas = await tx.select({ id: categorias.id }).from(categorias).where(inArray(categorias.id, ids));
  if (achadas.length < ids.length)
    throw invalido([{ campo: 'categorias', mensagem: 'Escolha as categorias da lista.' }]);
  return ids;
}

const pedeMais = (itens: ItemSolicitado[], atuais: ItemAtual[]): boolean =>
  itens.some(({ produtoId, quantidade }) =>
    decimal(quantidade).gt(atuais.find((atual) => atual.produtoId === produtoId)?.quantidade ?? 0),
  );

/** A partly received request that is reduced to the received quantity is complete. */
function statusDepois(status: StatusCompra, itens: ItemSolicitado[], atuais: ItemAtual[]): StatusCompra {
  if (status !== 'ENVIADA') return status;
  return statusAposRecebimento(
    itens.map(({ produtoId, quantidade }) => ({
      solicitada: quantidade,
      recebida: atuais.find((atual) => atual.produtoId === produtoId)?.recebida ?? 0,
    })),
  );
}

/** Remaining items keep their rows: receipts refer to them. */
async function gravarItens(tx: Transacao, solicitacaoId: number, itens: ItemSolicitado[]): Promise<void> {
  const ficam = itens.map(({ produtoId }) => produtoId);
  await tx
    .delete(itensSolicitacao)
    .where(and(eq(itensSolicitacao.solicitacaoId, solicitacaoId), notInArray(itensSolicitacao.produtoId, ficam)));
  await tx
    .insert(itensSolicitacao)
    .values(itens.map((item) => ({ ...item, solicitacaoId })))
    .onConflictDoUpdate({
      target: [itensSolicitacao.solicitacaoId, itensSolicitacao.itemPropostaId],
      set: { quantidade: sql`excluded.quantidade`, valorItem: sql`excluded.valor_item` },
    });
}
