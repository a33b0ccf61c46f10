import { nomeProprio } from '@merenda/shared/formatos';
import { recusaDoTeto, regraAConferir } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Transacao } from '../../banco/transacao.js';
import { regrasEmVigor } from '../../cadastros/index.js';
import type { AquisicaoTravada } from './consultas.js';
import { emVigorNoAno, fixarCafs, VENDAS_DAS_CAFS } from './vendas-das-cafs.js';

const LIMITE = 'LIMITE_CAF';

interface Vendas extends Record<string, unknown> {
  nome: string;
  grupo: boolean;
  membros: number;
  contratado: string;
  novo: string;
}

/**
 * Why an acquisition that the national programme pays passes the ceiling of a CAF in the civil year of its contract's date,
 * with the figures, or null: the sales of a family and those in its name through a group add up, with addenda. The limit is
 * a rule of `regras_pnae`: while its certainty is not 'verificado' it refuses nothing, which switches this off. A PENDENTE
 * acquisition gets the CAFs that its suppliers have now.
 */
export async function recusaDasCafs(
  tx: Transacao,
  { id, dataContrato }: Pick<AquisicaoTravada, 'id' | 'dataContrato'>,
): Promise<string | null> {
  await travarTetos(tx, id);
  await fixarCafs(tx, sql`a.id = ${id} and a.status = 'PENDENTE'`);
  const regra = (await regrasEmVigor(tx, [LIMITE], dataContrato)).get(LIMITE);
  if (!regra || regra.valor === null || regraAConferir(regra.certeza)) return null;
  const { valor: limite } = regra;
  const ano = Number(dataContrato.slice(0, 4));
  const { rows } = await tx.execute<Vendas>(sql`
    select min(t.nome) filter (where a.id = ${id}) as nome, t.grupo,
      coalesce(max((select jsonb_array_length(f.caf_membros) from fornecedores f where f.id = t.fornecedor_id)) filter (where a.id = ${id}), 0) as membros,
      coalesce(sum(t.valor) filter (where a.id <> ${id}), 0)::text as contratado, sum(t.valor) filter (where a.id = ${id})::text as novo
    from ${VENDAS_DAS_CAFS} t join aquisicoes a on a.id = t.aquisicao_id
    where (a.id = ${id} and a.fonte_de_recursos = 'PNAE_FNDE') or ${emVigorNoAno(ano)}
    group by t.caf, t.grupo having count(*) filter (where a.id = ${id}) > 0 order by t.grupo, 1, t.caf`);
  const recusas = rows.flatMap(
    ({ nome, grupo, ...vendas }) =>
      recusaDoTeto({ ...vendas, fornecedor: nomeProprio(nome), cafTipo: grupo ? 'GRUPO_FORMAL' : null, ano }, limite) ??
      [],
  );
  return recusas[0] ?? null;
}

/**
 * Two acquisitions may sell with one CAF through different suppliers: those that are judged at once wait for each other at
 * the rule, and the suppliers stay as they are.
 */
async function travarTetos(tx: Transacao, id: number): Promise<void> {
  await tx.execute(sql`select id from regras_pnae where codigo = ${LIMITE} order by id for update`);
  await tx.execute(sql`
    select f.id from fornecedores f join propostas_vencedoras v on v.fornecedor_id = f.id
    where v.aquisicao_id = ${id} order by f.id for update of f`);
}
