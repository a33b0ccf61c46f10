import type { PropostaNova } from '@merenda/shared/contratos';
import { temMembros } from '@merenda/shared/regras';
import { inArray, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { fornecedores, type MembroGravado } from '../../banco/esquema/cadastros/catalogo.js';
import type { Transacao } from '../../banco/transacao.js';

/** The members of each of these suppliers, by its id; none of one that is no group of family farming. */
export async function lerMembros(
  tx: Banco | Transacao,
  ids: number[],
): Promise<ReadonlyMap<number, readonly MembroGravado[]>> {
  const lidos = await tx
    .select({
      id: fornecedores.id,
      familiar: fornecedores.agriculturaFamiliar,
      tipo: fornecedores.cafTipo,
      membros: fornecedores.cafMembros,
    })
    .from(fornecedores)
    .where(inArray(fornecedores.id, ids));
  return new Map(lidos.map(({ id, familiar, tipo, membros }) => [id, familiar && temMembros(tipo) ? membros : []]));
}

/** Writes the families in whose name the items are sold, with name and sex as the supplier has them now. */
export async function gravarEmNomeDe(
  tx: Transacao,
  idDaProposta: ReadonlyMap<number, number>,
  propostas: PropostaNova[],
): Promise<void> {
  const partes = propostas.flatMap(({ fornecedor, itens }) =>
    itens.flatMap(({ produto, emNomeDe = [] }) =>
      emNomeDe.map(({ caf, valor }) => ({
        proposta_id: idDaProposta.get(fornecedor.id),
        produto_id: produto.id,
        caf,
        valor: String(valor),
      })),
    ),
  );
  if (partes.length === 0) return;
  await tx.execute(sql`
    insert into itens_proposta_membros (item_proposta_id, caf, nome, sexo, valor)
    select i.id, j.caf, m.nome, m.sexo, j.valor
    from json_to_recordset(${JSON.stringify(partes)}::json) as j(proposta_id int, produto_id int, caf text, valor numeric)
    join itens_proposta i on i.proposta_id = j.proposta_id and i.produto_id = j.produto_id
    join propostas_vencedoras v on v.id = i.proposta_id join fornecedores f on f.id = v.fornecedor_id
    cross join lateral jsonb_to_recordset(f.caf_membros) as m(caf text, nome text, sexo text) where m.caf = j.caf`);
}
