import { somarDias } from '@merenda/shared/regras';
import { asc, lte } from 'drizzle-orm';
import { extratos, lancamentosDoExtrato } from '../../banco/esquema/compras/extratos.js';
import { pagamentos } from '../../banco/esquema/compras/pagamentos.js';
import { recursosPnae } from '../../banco/esquema/compras/recursos-pnae.js';
import { primeira } from '../../banco/restricoes.js';
import { exigirAutor, type Transacao } from '../../banco/transacao.js';

/** Days before today until which the statement goes: later payments wait for the next one. */
const ATE = 14;
/** Debits of the bank without a payment here: days before today, R$ and text. */
const SEM_PAGAMENTO = [
  { ha: 31, valor: '-38.90', historico: 'TARIFA PACOTE DE SERVICOS' },
  { ha: 24, valor: '-412.50', historico: 'PAGAMENTO DE BOLETO' },
] as const;

/** The bank statement of the account: most of its lines are payments or transfers, two are still to be explained. */
export async function importarExtrato(tx: Transacao, hoje: string): Promise<void> {
  const ate = somarDias(hoje, -ATE);
  const pagos = await tx.select().from(pagamentos).where(lte(pagamentos.data, ate)).orderBy(asc(pagamentos.id));
  const recebidos = await tx
    .select()
    .from(recursosPnae)
    .where(lte(recursosPnae.data, ate))
    .orderBy(asc(recursosPnae.id));
  const extrato = primeira(
    await tx
      .insert(extratos)
      .values({ banco: '001', conta: '12345-6', arquivo: 'extrato-pnae.ofx', usuarioId: exigirAutor(tx) })
      .returning({ id: extratos.id }),
  );
  const lancados = [
    ...pagos.map(({ id, data, valor, documento }) => ({
      data,
      valor: `-${valor}`,
      historico: 'TED FORNECEDOR',
      documento,
      pagamentoId: id,
    })),
    ...recebidos
      .filter(({ tipo }) => tipo === 'REPASSE' || tipo === 'RENDIMENTO')
      .map(({ tipo, data, valor, documento }) => ({
        data,
        valor,
        historico: tipo === 'REPASSE' ? 'ORDEM BANCARIA FNDE PNAE' : 'RENDIMENTO DA APLICACAO',
        documento,
      })),
    ...SEM_PAGAMENTO.map(({ ha, ...lancado }) => ({ ...lancado, data: somarDias(hoje, -ha), documento: '' })),
  ];
  await tx.insert(lancamentosDoExtrato).values(
    lancados.map((lancado, n) => ({
      ...lancado,
      extratoId: extrato.id,
      fitid: `${lancado.data.replaceAll('-', '')}${String(n + 1).padStart(4, '0')}`,
    })),
  );
}
