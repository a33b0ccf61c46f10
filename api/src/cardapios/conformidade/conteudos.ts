import { conteudoDoPrato, type ConteudoDoPrato, type PreparoClassificado } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';

/** The classification of an item `t`, as the pairs of a JSON object: what the rules of menus need of a food. */
export const CLASSIFICACAO = sql`'grauProcessamento', t.grau_processamento, 'grupo', t.grupo, 'formaDaFruta', t.forma_da_fruta,
  'ferroHeme', t.ferro_heme, 'fonteVitaminaA', t.fonte_vitamina_a, 'classeRestrita', t.classe_restrita, 'proibido', t.proibido,
  'acucarAdicionado', t.acucar_adicionado, 'altoEm', t.alto_em, 'regional', t.regional`;

/** What the rules count in one portion of each of these dishes. One JSON: many rows are slow to read. */
export async function conteudosDosPratos(
  banco: Banco,
  pratos: readonly number[],
): Promise<Map<number, ConteudoDoPrato>> {
  const { rows } = await banco.execute<{ lidos: { id: number; preparos: PreparoClassificado[] }[] }>(sql`
    select coalesce(json_agg(json_build_object('id', d.id, 'preparos', (
      select coalesce(json_agg(json_build_object('porcoes', p.porcoes, 'ingredientes', (
        select coalesce(json_agg(json_build_object('quantidade', i.quantidade::text, 'unidadeMedida', i.unidade_medida,
            'alimento', json_build_object('nome', a.nome, ${CLASSIFICACAO})) order by i.ordem), '[]')
          from preparo_ingredientes i join alimentos a on a.id = i.alimento_id join itens_produto t on t.id = a.item_id
          where i.preparo_id = p.id)) order by pp.ordem), '[]')
        from prato_preparos pp join preparos p on p.id = pp.preparo_id where pp.prato_id = d.id))), '[]') as lidos
    from pratos d where d.id = any(${sql.param([...new Set(pratos)])}::int[])`);
  return new Map((rows[0]?.lidos ?? []).map(({ id, preparos }) => [id, conteudoDoPrato(preparos)]));
}
