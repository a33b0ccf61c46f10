import type { ConciliacaoNova, LancamentoDoExtrato } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { decimal, textoLembrado } from '@merenda/shared/regras';
import { eq, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { lancamentosDoExtrato, textosDoExtrato } from '../../banco/esquema/compras/extratos.js';
import { unico } from '../../banco/restricoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { travarPagamento } from '../pagamentos/consultas.js';
import { buscarLancamento } from './consultas.js';

/**
 * Says which payment a line of the statement is, and remembers the supplier of its text; with null the match is undone.
 * 404, 409 by stale version, for a line or a payment that is matched already, and for a reversed payment; 422 for another
 * value.
 */
export function conciliarLancamento(
  contexto: Contexto,
  id: number,
  { pagamento, versao }: Recebida<ConciliacaoNova>,
): Promise<LancamentoDoExtrato> {
  return emTransacao(contexto, async (tx) => {
    const pago = pagamento && (await travarPagamento(tx, contexto, pagamento.id));
    await tx.execute(sql`select id from lancamentos_do_extrato where id = ${id} for update`);
    const antes = await buscarLancamento(tx, contexto.usuario, id);
    exigirVersao(antes, versao, 'O lançamento foi conciliado');
    if (pago) {
      if (antes.pagamento && antes.pagamento.id !== pago.id)
        throw conflito('Este lançamento já foi conciliado com outro pagamento. Desfaça antes a conciliação.');
      if (pago.estorno !== null) throw conflito('Este pagamento foi estornado.');
      if (!decimal(antes.valor).neg().eq(pago.valor))
        throw invalido([
          {
            campo: 'pagamento',
            mensagem: `O lançamento é de ${formatarMoeda(antes.valor)} e o pagamento de ${formatarMoeda(pago.valor)}: os valores devem ser iguais.`,
          },
        ]);
      const lembrado = { texto: textoLembrado(antes.historico), fornecedorId: pago.fornecedor.id };
      if (lembrado.texto !== '')
        await tx
          .insert(textosDoExtrato)
          .values(lembrado)
          .onConflictDoUpdate({ target: textosDoExtrato.texto, set: { fornecedorId: lembrado.fornecedorId } });
    }
    await unico(
      tx
        .update(lancamentosDoExtrato)
        .set({ pagamentoId: pago?.id ?? null, versao: antes.versao + 1 })
        .where(eq(lancamentosDoExtrato.id, id)),
      'lancamentos_do_extrato_pagamento_unico',
      'pagamento',
      'Este pagamento já é de outro lançamento do extrato.',
    );
    const depois = await buscarLancamento(tx, contexto.usuario, id);
    await auditar(tx, { entidade: 'lancamentos-do-extrato', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}
