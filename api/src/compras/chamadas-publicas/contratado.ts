import { sql } from 'drizzle-orm';
import type { Transacao } from '../../banco/transacao.js';

/**
 * R$ contracted with the CAF of each project in a civil year, by project: items and VALOR addenda of acquisitions that
 * are not cancelled, by the year of the contract's date, of the supplier and of any other one with the same CAF.
 */
export async function contratadoNoAno(
  tx: Transacao,
  projetos: readonly { id: number; fornecedor: { id: number } }[],
  ano: number,
): Promise<ReadonlyMap<number, string>> {
  const pedidos = projetos.map(({ id, fornecedor }) => ({ projeto: id, fornecedor: fornecedor.id }));
  const { rows } = await tx.execute<{ projeto: number; valor: string }>(sql`
    select j.projeto, coalesce(sum(i.valor_item + coalesce((select sum(d.valor_item) from itens_aditivados d where d.item_proposta_id = i.id), 0)), 0)::text as valor
    from json_to_recordset(${JSON.stringify(pedidos)}::json) as j(projeto int, fornecedor int)
    join fornecedores f on f.id = j.fornecedor
    join fornecedores mesma on mesma.id = f.id or mesma.caf_numero = f.caf_numero
    join propostas_vencedoras v on v.fornecedor_id = mesma.id
    join aquisicoes a on a.id = v.aquisicao_id and a.status <> 'CANCELADA' and extract(year from a.data_contrato) = ${ano}
    join itens_proposta i on i.proposta_id = v.id
    group by j.projeto`);
  return new Map(rows.map(({ projeto, valor }) => [projeto, valor]));
}
