import type { UnidadeMedida } from '@merenda/shared/contratos';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';

/** A dish that a launched cardápio serves, or a registered meal without one. */
export interface Servido {
  unidade: number;
  /** 'YYYY-MM-DD'. */
  dia: string;
  /** Null for a meal whose cardápio is no longer in the calendar. */
  cardapio: { id: number; nome: string; faixa: string; integral: boolean } | null;
  /** Category of the cardápio, else of the dish. */
  categoriaId: number;
  prato: { id: number; nome: string };
  /** The registered meal; null while it is only planned. */
  refeicao: { pessoas: number; acrescimo: number; executada: boolean; substitutos: Substituto[] } | null;
}

/** A food that a meal takes instead of a missing one, for all its students together. */
export interface Substituto {
  /** The missing food. */
  noLugarDe: number;
  alimento: { id: number; nome: string; itemId: number };
  /** In `unidadeMedida`; text, because it is decimal. */
  quantidade: string;
  unidadeMedida: UnidadeMedida;
}

/**
 * The dishes of the calendar with their substitutions, each with its meal if it is registered, and the meals whose
 * cardápio has left the calendar. Days included; in the order of the days. All in one JSON: the embedded database needs
 * several times as long to read many rows.
 * @param unidades condition on the column that it is given
 */
export async function pratosServidosNoPeriodo(
  banco: Banco,
  unidades: (coluna: SQL) => SQL,
  { de, ate }: { de: string; ate: string },
): Promise<Servido[]> {
  const { rows } = await banco.execute<{ lidos: Servido[] }>(sql`
    with planejados as (
      select l.id as lancamento, l.unidade_educacional_id as unidade, l.data as dia, c.id as cardapio, c.nome, c.modalidade, c.categoria_id,
        p.hora, p.tipo, coalesce(s.substituto_id, p.prato_id) as prato
      from lancamentos l
      join cardapios c on c.id = l.cardapio_id
      join cardapio_pratos p on p.cardapio_id = c.id
      left join substituicoes s on s.lancamento_id = l.id and s.substituido_id = p.prato_id
      where l.data between ${de}::date and ${ate}::date and ${unidades(sql`l.unidade_educacional_id`)}),
    registradas as (
      select r.* from refeicoes r
      where r.dia between ${de}::date and ${ate}::date and r.excluido_em is null and ${unidades(sql`r.unidade_educacional_id`)})
    select coalesce(json_agg(json_build_object('unidade', coalesce(l.unidade, r.unidade_educacional_id), 'dia', coalesce(l.dia, r.dia),
        'cardapio', case when l.cardapio is not null then json_build_object('id', l.cardapio, 'nome', l.nome, 'faixa', fe.codigo,
          'integral', l.modalidade = 'INTEGRAL') end,
        'categoriaId', coalesce(l.categoria_id, d.categoria_id),
        'prato', json_build_object('id', d.id, 'nome', d.nome),
        'refeicao', case when r.id is not null then json_build_object('pessoas', r.quantidade_de_pessoas, 'acrescimo', r.acrescimo,
          'executada', r.executado, 'substitutos', array(
            select json_build_object('noLugarDe', f.alimento_id, 'quantidade', f.quantidade::text, 'unidadeMedida', f.unidade_medida,
              'alimento', json_build_object('id', a.id, 'nome', a.nome, 'itemId', a.item_id))
            from refeicao_substituicoes f join alimentos a on a.id = f.substituto_id where f.refeicao_id = r.id order by f.id)) end)
      order by coalesce(l.dia, r.dia), coalesce(l.hora, r.hora), d.id), '[]') as lidos
    from planejados l
    full join registradas r on r.lancamento_id = l.lancamento and r.prato_id = l.prato and r.hora = l.hora and r.tipo = l.tipo
    join pratos d on d.id = coalesce(l.prato, r.prato_id)
    left join categorias c on c.id = l.categoria_id
    left join faixas_etarias fe on fe.id = c.faixa_etaria_id`);
  return rows[0]?.lidos ?? [];
}
