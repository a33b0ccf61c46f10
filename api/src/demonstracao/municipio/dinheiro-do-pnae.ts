import { PARCELAS_DO_REPASSE } from '@merenda/shared/contratos';
import { agrupar, decimal, distribuirPagamento, somar, somarDias } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import { pagamentoItens, pagamentos } from '../../banco/esquema/compras/pagamentos.js';
import { recursosPnae } from '../../banco/esquema/compras/recursos-pnae.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { primeiraEntrega } from './entregas-do-ano.js';

const SALDO_ANTERIOR = '4250.80';
/** An eighth of what the enrolments of the demonstration are worth in a year. */
const PARCELA = '11568.75';
const RENDIMENTOS: readonly (readonly [mes: string, valor: string])[] = [
  ['06', '96.12'],
  ['12', '104.37'],
];

/** Days between a receipt and its payment. */
const PRAZO_DO_PAGAMENTO = 5;

/**
 * The account of the national programme in the years of the deliveries: what has entered it until `hoje`, and the payment
 * of each invoice that was received at least some days ago.
 */
export async function movimentarContaDoPnae(tx: Transacao, hoje: string): Promise<void> {
  const anos = new Set([primeiraEntrega(hoje), hoje].map((dia) => Number(dia.slice(0, 4))));
  await tx.insert(recursosPnae).values([...anos].flatMap(entradasDe).filter(({ data }) => data <= hoje));
  await pagarNotas(tx, hoje);
}

/** What enters the account in a year: the balance of the one before, the instalments and the interest. */
const entradasDe = (ano: number) => [
  {
    ano,
    tipo: 'SALDO_ANTERIOR' as const,
    parcela: null,
    data: `${ano}-01-01`,
    valor: SALDO_ANTERIOR,
    documento: 'SALDO',
  },
  // The instalments come from February to September.
  ...Array.from({ length: PARCELAS_DO_REPASSE }, (_, n) => ({
    ano,
    tipo: 'REPASSE' as const,
    parcela: n + 1,
    data: `${ano}-${String(n + 2).padStart(2, '0')}-27`,
    valor: PARCELA,
    documento: `OB ${ano}${String(801_000 + n)}`,
  })),
  ...RENDIMENTOS.map(([mes, valor]) => ({
    ano,
    tipo: 'RENDIMENTO' as const,
    parcela: null,
    data: `${ano}-${mes}-30`,
    valor,
    documento: `EXTRATO ${mes}/${ano}`,
  })),
];

interface LoteRecebido extends Record<string, unknown> {
  id: number;
  nota: number;
  recebida: string;
  valor: string;
}

async function pagarNotas(tx: Transacao, hoje: string): Promise<void> {
  if (tx.autor === null) throw new Error('a payment needs its author');
  const { rows } = await tx.execute<LoteRecebido>(sql`
    select p.id, n.id as nota, n.data_recebimento::text as recebida, p.quantidade * x.preco_unidade as valor
    from notas_fiscais n join recebimentos r on r.nota_fiscal_id = n.id
    join recebimento_produtos p on p.recebimento_id = r.id join itens_solicitacao x on x.id = p.item_solicitacao_id
    where n.data_recebimento <= ${somarDias(hoje, -PRAZO_DO_PAGAMENTO)}::date order by n.id, p.id`);
  for (const [nota, lotes] of agrupar(rows, ({ nota }) => nota)) {
    const valores = lotes.map((lote) => decimal(lote.valor));
    const valor = somar(valores).toFixed(2);
    const { id } = primeira(
      await tx
        .insert(pagamentos)
        .values({
          notaFiscalId: nota,
          data: somarDias(lotes[0]?.recebida ?? hoje, PRAZO_DO_PAGAMENTO),
          documento: `OB ${String(3_000 + nota)}`,
          valor,
          retencao: '0',
          usuarioId: tx.autor,
        })
        .returning({ id: pagamentos.id }),
    );
    const partes = distribuirPagamento(valor, valores);
    await tx.insert(pagamentoItens).values(
      lotes.map((lote, n) => ({
        pagamentoId: id,
        recebimentoProdutoId: lote.id,
        valor: (partes[n] ?? decimal(0)).toString(),
      })),
    );
  }
}
