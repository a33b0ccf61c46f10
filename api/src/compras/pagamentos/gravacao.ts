import type { EstornoDoPagamento, Pagamento, PagamentoNovo } from '@merenda/shared/contratos';
import {
  anoDaData,
  anoDoDia,
  decimal,
  descricaoDoPagamento,
  distribuirPagamento,
  PAGAMENTO_ESTORNADO,
  valorAceito,
  violacoesDoPagamento,
} from '@merenda/shared/regras';
import { eq, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { lancamentosDoExtrato } from '../../banco/esquema/compras/extratos.js';
import { pagamentoItens, pagamentos } from '../../banco/esquema/compras/pagamentos.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { agora, hoje } from '../../nucleo/relogio.js';
import { anoFechado, daSolicitacaoDoPnae, exigirMotivo, registrarCorrecao } from '../anos-fechados/correcoes.js';
import { travarNota } from '../notas-fiscais/consultas.js';
import { buscarPagamento, lerSaldoDaNota, travarPagamento } from './consultas.js';

/**
 * Records a payment of an invoice and its value on each accepted lot. 404, 409 when the delivery was reversed or
 * returned, 422 for a date, for more than was accepted and is not paid yet, and for a year whose accounts are closed
 * without a reason.
 */
export function criarPagamento(
  contexto: Contexto,
  { notaFiscal, data, documento, valor, retencao, motivo }: PagamentoNovo,
): Promise<Pagamento> {
  return emTransacao(contexto, async (tx) => {
    const nota = await travarNota(tx, contexto, notaFiscal.id);
    if (nota.liberadaEm !== null)
      throw conflito('A entrega desta nota fiscal foi devolvida ou estornada: não há o que pagar.');
    const { lotes, pago, retido } = await lerSaldoDaNota(tx, nota.id);
    const [erro, ...demais] = violacoesDoPagamento(
      { valor, retencao, data },
      { saldo: { aceito: valorAceito(lotes), pago, retido }, recebida: nota.dataRecebimento, hoje: hoje() },
    );
    if (erro) throw invalido([erro, ...demais]);
    const ano = anoDoDia(data);
    const fechado = await anoFechado(tx, ano, daSolicitacaoDoPnae(nota.solicitacaoId));
    exigirMotivo({ ano, motivo }, fechado);
    const { id } = primeira(
      await tx
        .insert(pagamentos)
        .values({
          notaFiscalId: nota.id,
          data,
          documento,
          valor: String(valor),
          retencao: String(retencao),
          usuarioId: contexto.usuario.id,
        })
        .returning({ id: pagamentos.id }),
    );
    const partes = distribuirPagamento(
      valor,
      lotes.map(({ quantidade, precoUnidade }) => decimal(quantidade).times(precoUnidade)),
    );
    await tx.insert(pagamentoItens).values(
      lotes.map((lote, n) => ({
        pagamentoId: id,
        recebimentoProdutoId: lote.id,
        valor: (partes[n] ?? decimal(0)).toString(),
      })),
    );
    const criado = await buscarPagamento(tx, contexto.usuario, id);
    if (fechado && motivo)
      await registrarCorrecao(tx, {
        ano,
        entidade: 'pagamentos',
        registroId: id,
        descricao: descricaoDoPagamento(criado, 'registrado'),
        motivo,
      });
    await auditar(tx, { entidade: 'pagamentos', id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/**
 * Reverses a payment, which stays with user, time and reason and counts for nothing; its line of the statement is open
 * again. 404, 409 when it was reversed
 * already or by stale version.
 */
export function estornarPagamento(
  contexto: Contexto,
  id: number,
  { motivo, versao }: Recebida<EstornoDoPagamento>,
): Promise<Pagamento> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarPagamento(tx, contexto, id);
    if (antes.estorno !== null) throw conflito(PAGAMENTO_ESTORNADO);
    exigirVersao(antes, versao, 'O pagamento foi alterado');
    await tx
      .update(pagamentos)
      .set({
        estornadoEm: agora(),
        estornadoPorId: contexto.usuario.id,
        motivoEstorno: motivo,
        versao: antes.versao + 1,
      })
      .where(eq(pagamentos.id, id));
    await tx
      .update(lancamentosDoExtrato)
      .set({ pagamentoId: null, versao: sql`${lancamentosDoExtrato.versao} + 1` })
      .where(eq(lancamentosDoExtrato.pagamentoId, id));
    const depois = await buscarPagamento(tx, contexto.usuario, id);
    const ano = anoDaData(antes.data);
    if (await anoFechado(tx, ano, daSolicitacaoDoPnae(antes.solicitacao.id)))
      await registrarCorrecao(tx, {
        ano,
        entidade: 'pagamentos',
        registroId: id,
        descricao: descricaoDoPagamento(antes, 'estornado'),
        motivo,
      });
    await auditar(tx, { entidade: 'pagamentos', id, acao: 'ESTORNAR', antes, depois });
    return depois;
  });
}
