import type { DadosDasFichas } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { lerNutrientes } from './nutrientes.js';

/** What the sheets of all dishes and preparations are computed from. One JSON: many rows are slow to read. */
export async function lerDadosDasFichas(banco: Banco): Promise<DadosDasFichas> {
  const { rows } = await banco.execute<{ lidos: Omit<DadosDasFichas, 'nutrientes'> }>(sql`
    select json_build_object(
      'alimentos', coalesce((
        select json_agg(json_build_object('id', a.id, 'nome', a.nome, 'quantidadeBase', a.quantidade_base, 'unidadeMedida', a.unidade_medida,
          'valores', coalesce((
            select json_object_agg(c.nome, ac.valor) from alimento_componentes ac join componentes_nutricionais c on c.id = ac.componente_id
            where ac.alimento_id = a.id and ac.valor is not null), '{}')) order by a.id)
        from alimentos a where exists (select from preparo_ingredientes i where i.alimento_id = a.id)), '[]'),
      'preparos', coalesce((
        select json_agg(json_build_object('id', p.id, 'porcoes', p.porcoes, 'ingredientes', coalesce((
          select json_agg(json_build_object('alimento', i.alimento_id, 'quantidade', i.quantidade, 'unidadeMedida', i.unidade_medida) order by i.ordem)
          from preparo_ingredientes i where i.preparo_id = p.id), '[]')) order by p.id)
        from preparos p), '[]'),
      'pratos', coalesce((
        select json_agg(json_build_object('id', p.id, 'preparos', coalesce((
          select json_agg(pp.preparo_id order by pp.ordem) from prato_preparos pp where pp.prato_id = p.id), '[]')) order by p.id)
        from pratos p), '[]')) as lidos`);
  const { alimentos, preparos, pratos } = rows[0]?.lidos ?? { alimentos: [], preparos: [], pratos: [] };
  return { nutrientes: await lerNutrientes(banco), alimentos, preparos, pratos };
}
