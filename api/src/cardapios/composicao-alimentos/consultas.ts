import type { ComposicaoAlimento } from '@merenda/shared/contratos';
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { composicaoAlimentos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';

/** The food composition table, by name. */
export const listarComposicao = (banco: Banco | Transacao): Promise<ComposicaoAlimento[]> => buscar(banco);

/** The foods of the table with these ids, by name. */
export const buscarComposicao = (tx: Transacao, ids: readonly number[]): Promise<ComposicaoAlimento[]> =>
  buscar(tx, inArray(composicaoAlimentos.id, [...ids]));

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<ComposicaoAlimento[]> {
  const { id, codigo, nome, descricao, categoria, forma, fonte } = composicaoAlimentos;
  const linhas = await banco
    .select({ id, codigo, nome, descricao, categoria, forma, fonte, valores: VALORES })
    .from(composicaoAlimentos)
    .where(filtro);
  return linhas.sort(porNome);
}

const VALORES = sql<ComposicaoAlimento['valores']>`coalesce((
  select json_object_agg(c.nome, v.valor order by c.ordem)
  from composicao_valores v join componentes_nutricionais c on c.id = v.componente_id where v.composicao_id = composicao_alimentos.id), '{}')`;
