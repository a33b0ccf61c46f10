import type { DocumentoKardex } from '@merenda/shared/contratos';
import { type SQL, sql } from 'drizzle-orm';
import { NUMERIC_DE_EMBALAGENS } from '../../banco/esquema/colunas.js';
import { preparada } from '../../banco/preparada.js';
import type { Transacao } from '../../banco/transacao.js';

/** The documents whose ledger lines are consumption. */
const DE_CONSUMO: readonly DocumentoKardex[] = ['refeicoes', 'kits'];

/** Ledger lines of a meal or a kit, packages signed as in the ledger. */
interface Lancado {
  produtoEstoqueId: number;
  quantidade: string;
  documento: DocumentoKardex;
  documentoId: number | null;
}

/**
 * Adds ledger lines to the consumption of their month; lines of other documents change nothing. The transaction has
 * written the lines, so it holds the locks of the stock lines: no other transaction writes these rows.
 */
export async function somarConsumo(tx: Transacao, linhas: readonly Lancado[]): Promise<void> {
  const novas = linhas
    .filter(({ documento }) => DE_CONSUMO.includes(documento))
    .map(({ produtoEstoqueId, quantidade, documento, documentoId }) => ({
      produto_estoque_id: produtoEstoqueId,
      quantidade,
      documento,
      documento_id: documentoId,
    }));
  if (novas.length > 0) await somaDasNovas(tx).execute({ novas: JSON.stringify(novas) });
}

/** Writes the consumption of all months from the ledger, for code that writes the ledger without `lancar`. */
export async function refazerConsumos(tx: Pick<Transacao, 'execute'>): Promise<void> {
  await tx.execute(sql`delete from consumos_do_mes`);
  await tx.execute(
    sql`insert into consumos_do_mes (produto_estoque_id, mes, estoque_id, produto_id, quantidade) ${consumoDe(sql`kardex`)}`,
  );
}

/** The rows of `consumos_do_mes` for ledger lines, a table with the columns of `kardex`. */
export const consumoDe = (lancados: SQL): SQL => sql`
  select k.produto_estoque_id, date_trunc('month', coalesce(r.dia, t.data)::timestamp)::date as mes, pe.estoque_id, l.produto_id, sum(-k.quantidade) as quantidade
  from ${lancados} k
  left join refeicoes r on k.documento = 'refeicoes' and r.id = k.documento_id
  left join kits t on k.documento = 'kits' and t.id = k.documento_id
  join produtos_estoque pe on pe.id = k.produto_estoque_id
  join produto_lotes l on l.id = pe.produto_lote_id
  where coalesce(r.dia, t.data) is not null
  group by 1, 2, 3, 4`;

const somaDasNovas = preparada((banco) => {
  const novas = banco
    .$with('novas', {})
    .as(
      sql`select * from json_to_recordset(${sql.placeholder('novas')}::json) as n (produto_estoque_id int, quantidade ${NUMERIC_DE_EMBALAGENS}, documento text, documento_id int)`,
    );
  const somadas = banco.$with('somadas', {}).as(sql`
    insert into consumos_do_mes (produto_estoque_id, mes, estoque_id, produto_id, quantidade) ${consumoDe(sql`novas`)}
    on conflict (produto_estoque_id, mes) do update set quantidade = consumos_do_mes.quantidade + excluded.quantidade returning produto_estoque_id`);
  return banco
    .with(novas, somadas)
    .select({ id: sql<number>`produto_estoque_id` })
    .from(sql`somadas`)
    .prepare('consumo_das_novas');
});
