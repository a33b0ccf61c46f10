import { sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { extratos, lancamentosDoExtrato } from '../../banco/esquema/compras/extratos.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito } from '../../nucleo/recusas.js';
import { lerConta, TRAVA_DOS_EXTRATOS } from './consultas.js';

/**
 * Forgets the municipality's account with all lines of its statements: the next OFX says the account. 409 without an
 * account, and while a line is matched with a payment.
 */
export function trocarConta(contexto: Contexto): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    await tx.execute(TRAVA_DOS_EXTRATOS);
    const antes = await lerConta(tx);
    if (!antes) throw conflito('Ainda não há conta: o primeiro extrato OFX diz qual é.');
    // Locked first: who is matching a line is waited for.
    const { rows } = await tx.execute<{ conciliado: boolean }>(
      sql`select pagamento_id is not null as conciliado from lancamentos_do_extrato order by id for update`,
    );
    if (rows.some(({ conciliado }) => conciliado))
      throw conflito(
        'Há lançamentos conciliados com pagamentos. Desfaça as conciliações antes de trocar a conta do município.',
      );
    await tx.delete(lancamentosDoExtrato);
    await tx.delete(extratos);
    await auditar(tx, {
      entidade: 'extratos',
      id: null,
      acao: 'EXCLUIR',
      antes: { ...antes, lancamentos: rows.length },
    });
  });
}
