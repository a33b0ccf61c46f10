import type { ComposicaoAlimento } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { composicaoAlimentos } from '../../banco/esquema/cardapios.js';
import { porNome } from '../../nucleo/ordem.js';

/** The food composition table, by name. */
export async function listarComposicao(banco: Banco): Promise<ComposicaoAlimento[]> {
  const { id, codigo, nome, descricao, categoria, forma, fonte } = composicaoAlimentos;
  const linhas = await banco
    .select({ id, codigo, nome, descricao, categoria, forma, fonte, valores: VALORES })
    .from(composicaoAlimentos);
  return linhas.sort(porNome);
}

const VALORES = sql<ComposicaoAlimento['valores']>`coalesce((
  select json_object_agg(c.nome, v.valor order by c.ordem)
  from composicao_valores v join componentes_nutricionais c on c.id = v.componente_id where v.composicao_id = composicao_alimentos.id), '{}')`;
