import type { EstornoDoPagamento, Pagamento, PagamentoNovo } from '@merenda/shared/contratos';
import { decimal, distribuirPagamento, valorAceito, violacoesDoPagamento } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { pagamentoItens, pagamentos } from '../../banco/esquema/compras/pagamentos.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { agora, hoje } from '../../nucleo/relogio.js';
import { travarNota } from '../notas-fiscais/consultas.js';
import { buscarPagamento, lerSaldoDaNota, travarPagamento } from './consultas.js';

/**
 * Records a payment of an invoice and its value on each accepted lot. 404, 409 when the delivery was reversed or
 * returned, 422 for a date, and for more than was accepted and is not paid yet.
 */
export function criarPagamento(
  contexto: Contexto,
  { notaFiscal, data, documento, valor, retencao }: PagamentoNovo,
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
    await auditar(tx, { entidade: 'pagamentos', id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/**
 * Reverses a payment, which stays with user, time and reason and counts for nothing. 404, 409 when it was reversed
 * already or by stale version.
 */
export function estornarPagamento(
  contexto: Contexto,
  id: number,
  { motivo, versao }: Recebida<EstornoDoPagamento>,
): Promise<Pagamento> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarPagamento(tx, contexto, id);
    if (antes.estorno !== null) throw conflito('Este pagamento já foi estornado.');
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
    const depois = await buscarPagamento(tx, contexto.usuario, id);
    await auditar(tx, { entidade: 'pagamentos', id, acao: 'ESTORNAR', antes, depois });
    return depois;
  });
}
