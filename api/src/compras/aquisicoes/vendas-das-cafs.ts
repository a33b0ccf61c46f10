import { sql, type SQL } from 'drizzle-orm';
import type { Transacao } from '../../banco/transacao.js';
import { NOME_DO_FORNECEDOR } from '../../cadastros/index.js';

/**
 * Writes into the proposals of these acquisitions the CAF that their suppliers have now. An acquisition gets it when it is
 * homologated: a supplier that later becomes a formal group changes no earlier contract. `quais` is a condition on
 * aquisicoes `a`.
 */
export async function fixarCafs(tx: Transacao, quais: SQL): Promise<void> {
  await tx.execute(sql`
    update propostas_vencedoras v set
      caf_numero = case when f.agricultura_familiar then f.caf_numero end,
      caf_tipo = case when f.agricultura_familiar then f.caf_tipo end,
      sexo_do_titular = case when f.agricultura_familiar then f.sexo_do_titular end
    from fornecedores f, aquisicoes a where f.id = v.fornecedor_id and a.id = v.aquisicao_id and ${quais}`);
}

/** R$ of an item with its addenda; the query calls itens_proposta `i`. */
const VALOR_COM_ADITIVOS = sql`(i.valor_item + coalesce((select sum(d.valor_item) from itens_aditivados d where d.item_proposta_id = i.id), 0))`;

/**
 * The sales of acquisitions by the CAF that their proposals keep, as a table: `aquisicao_id`, `fornecedor_id`, `item_proposta_id`, `caf` (in capitals),
 * `nome` and `sexo` of who sells, `grupo`, `direta` and `valor` in R$ with addenda. An item in the name of families is a row for
 * each of them, an addendum divided like the item; any other one is a row of the supplier's CAF, unless it is of a
 * formal group, whose families are not known then. Rows with `grupo` are those of the legal person of a formal group, which
 * has a ceiling of its own beside that of its families. `direta`: a family sells by itself, not through a formal group. A sex
 * that was not known at the homologation is that of the supplier now.
 */
export const VENDAS_DAS_CAFS = sql`(
  select v.aquisicao_id, v.fornecedor_id, i.id as item_proposta_id, upper(m.caf) as caf, m.nome, coalesce(m.sexo, atual.sexo) as sexo, false as grupo,
    v.caf_tipo is distinct from 'GRUPO_FORMAL' as direta, m.valor * ${VALOR_COM_ADITIVOS} / i.valor_item as valor
  from itens_proposta_membros m join itens_proposta i on i.id = m.item_proposta_id
  join propostas_vencedoras v on v.id = i.proposta_id join fornecedores f on f.id = v.fornecedor_id
  left join lateral (select r.sexo from jsonb_to_recordset(f.caf_membros) as r(caf text, sexo text) where r.caf = m.caf) atual on true
  union all
  select v.aquisicao_id, v.fornecedor_id, i.id, upper(v.caf_numero), ${NOME_DO_FORNECEDOR},
    coalesce(v.sexo_do_titular, f.sexo_do_titular), false, true, ${VALOR_COM_ADITIVOS}
  from itens_proposta i join propostas_vencedoras v on v.id = i.proposta_id join fornecedores f on f.id = v.fornecedor_id
  where v.caf_numero is not null and v.caf_tipo is distinct from 'GRUPO_FORMAL'
    and not exists (select 1 from itens_proposta_membros m where m.item_proposta_id = i.id)
  union all
  select v.aquisicao_id, v.fornecedor_id, i.id, upper(v.caf_numero), ${NOME_DO_FORNECEDOR}, null, true, false, ${VALOR_COM_ADITIVOS}
  from itens_proposta i join propostas_vencedoras v on v.id = i.proposta_id join fornecedores f on f.id = v.fornecedor_id
  where v.caf_numero is not null and v.caf_tipo = 'GRUPO_FORMAL')`;

/**
 * Condition on aquisicoes `a`: it counts for the ceilings of a civil year, that of its contract's date. What is not
 * homologated, or what others pay, does not.
 */
export const emVigorNoAno = (ano: number): SQL =>
  sql`(a.status = 'VIGENTE' and a.fonte_de_recursos = 'PNAE_FNDE' and extract(year from a.data_contrato) = ${ano})`;
