import { conteudoDoPrato, type ConteudoDoPrato, type PreparoClassificado } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { primeira } from '../../banco/restricoes.js';

/** The classification of an item `t`, as the pairs of a JSON object: what the rules of menus need of a food. */
export const CLASSIFICACAO = sql`'grauProcessamento', t.grau_processamento, 'grupo', t.grupo, 'formaDaFruta', t.forma_da_fruta,
  'ferroHeme', t.ferro_heme, 'fonteVitaminaA', t.fonte_vitamina_a, 'classeRestrita', t.classe_restrita, 'proibido', t.proibido,
  'acucarAdicionado', t.acucar_adicionado, 'altoEm', t.alto_em, 'regional', t.regional`;

/** What the rules count in one portion of each of these dishes. Two JSONs: many rows are slow to read, and dishes share recipes. */
export async function conteudosDosPratos(
  banco: Banco,
  pratos: readonly number[],
): Promise<Map<number, ConteudoDoPrato>> {
  const quais = sql`= any(${sql.param([...new Set(pratos)])}::int[])`;
  const { rows } = await banco.execute<Lidos>(sql`
    with usados as (select distinct preparo_id from prato_preparos where prato_id ${quais}),
      ingredientes as (
        select i.preparo_id, json_agg(json_build_object('quantidade', i.quantidade::text, 'unidadeMedida', i.unidade_medida,
            'alimento', json_build_object('nome', a.nome, ${CLASSIFICACAO})) order by i.ordem) as lista
        from preparo_ingredientes i join alimentos a on a.id = i.alimento_id join itens_produto t on t.id = a.item_id
        where i.preparo_id in (select preparo_id from usados) group by i.preparo_id)
    select (select coalesce(json_agg(json_build_object('id', p.id, 'porcoes', p.porcoes, 'ingredientes', coalesce(i.lista, '[]'))), '[]')
        from preparos p left join ingredientes i on i.preparo_id = p.id where p.id in (select preparo_id from usados)) as preparos,
      (select coalesce(json_agg(json_build_object('id', d.id, 'preparos', (
          select coalesce(json_agg(pp.preparo_id order by pp.ordem), '[]') from prato_preparos pp where pp.prato_id = d.id))), '[]')
        from pratos d where d.id ${quais}) as pratos`);
  const { preparos, pratos: lidos } = primeira(rows);
  const preparo = new Map(preparos.map((um) => [um.id, um]));
  return new Map(
    lidos.map(({ id, preparos: deles }) => [id, conteudoDoPrato(deles.flatMap((um) => preparo.get(um) ?? []))]),
  );
}

/** The recipes, and the dishes with the ids of theirs. */
type Lidos = {
  preparos: (PreparoClassificado & { id: number })[];
  pratos: { id: number; preparos: number[] }[];
};
