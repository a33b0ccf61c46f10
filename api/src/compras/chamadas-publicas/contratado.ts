import { sql } from 'drizzle-orm';
import type { Transacao } from '../../banco/transacao.js';
import { emVigorNoAno, VENDAS_DAS_CAFS } from '../aquisicoes/vendas-das-cafs.js';

/**
 * R$ contracted with the CAF of each project in a civil year, by project: what the ceiling of an acquisition counts. A
 * formal group has the sales of its legal person, any other supplier those of its family.
 */
export async function contratadoNoAno(
  tx: Transacao,
  projetos: readonly { id: number; fornecedor: { id: number } }[],
  ano: number,
): Promise<ReadonlyMap<number, string>> {
  const pedidos = projetos.map(({ id, fornecedor }) => ({ projeto: id, fornecedor: fornecedor.id }));
  const { rows } = await tx.execute<{ projeto: number; valor: string }>(sql`
    select j.projeto, sum(t.valor)::text as valor
    from json_to_recordset(${JSON.stringify(pedidos)}::json) as j(projeto int, fornecedor int)
    join fornecedores f on f.id = j.fornecedor
    join ${VENDAS_DAS_CAFS} t on t.caf = upper(f.caf_numero) and t.grupo = coalesce(f.caf_tipo = 'GRUPO_FORMAL', false)
    join aquisicoes a on a.id = t.aquisicao_id and ${emVigorNoAno(ano)}
    group by j.projeto`);
  return new Map(rows.map(({ projeto, valor }) => [projeto, valor]));
}
