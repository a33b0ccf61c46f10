import type { TipoCaf } from '@merenda/shared/contratos';
import { lerData, nomeProprio } from '@merenda/shared/formatos';
import { recusaDoTeto, regraAConferir } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Transacao } from '../../banco/transacao.js';
import { NOME_DO_FORNECEDOR, regrasEmVigor } from '../../cadastros/index.js';

const LIMITE = 'LIMITE_CAF';

interface Vendas extends Record<string, unknown> {
  fornecedor: string;
  cafTipo: TipoCaf | null;
  membros: number;
  contratado: string;
  novo: string;
}

/**
 * Why a contract that the national programme pays passes the ceiling of a CAF in the civil year of its date, or null. The
 * limit is a rule of `regras_pnae`: while its certainty is not 'verificado' it refuses nothing, which switches this off.
 * Locks the suppliers, so that two contracts that are homologated at once do not pass it together.
 */
export async function recusaDasCafs(tx: Transacao, id: number, dataContrato: string): Promise<string | null> {
  const dia = lerData(dataContrato) ?? dataContrato;
  const regra = (await regrasEmVigor(tx, [LIMITE], dia)).get(LIMITE);
  if (!regra || regra.valor === null || regraAConferir(regra.certeza)) return null;
  const { valor: limite } = regra;
  const ano = Number(dia.slice(0, 4));
  await tx.execute(sql`
    select f.id from fornecedores f join propostas_vencedoras v on v.fornecedor_id = f.id
    where v.aquisicao_id = ${id} order by f.id for update of f`);
  const { rows } = await tx.execute<Vendas>(sql`
    select ${NOME_DO_FORNECEDOR} as fornecedor, f.caf_tipo as "cafTipo", jsonb_array_length(f.caf_membros) as membros,
      coalesce(sum(t.valor) filter (where a.id <> ${id}), 0) as contratado, sum(t.valor) filter (where a.id = ${id}) as novo
    from fornecedores f
    join propostas_vencedoras v on v.fornecedor_id = f.id
    join aquisicoes a on a.id = v.aquisicao_id
    join (select i.proposta_id, i.valor_item + coalesce(d.valor, 0) as valor from itens_proposta i
      left join (select item_proposta_id, sum(valor_item) as valor from itens_aditivados group by 1) d on d.item_proposta_id = i.id) t on t.proposta_id = v.id
    where f.agricultura_familiar and f.caf_numero is not null and a.fonte_de_recursos = 'PNAE_FNDE'
      and f.id in (select fornecedor_id from propostas_vencedoras where aquisicao_id = ${id})
      and (a.id = ${id} or (a.status = 'VIGENTE' and extract(year from a.data_contrato) = ${ano}))
    group by f.id having count(*) filter (where a.id = ${id}) > 0 order by f.id`);
  const recusas = rows.flatMap(
    ({ fornecedor, ...vendas }) => recusaDoTeto({ ...vendas, fornecedor: nomeProprio(fornecedor), ano }, limite) ?? [],
  );
  return recusas[0] ?? null;
}
