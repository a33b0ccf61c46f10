import type { EventoDoCalendario } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { primeira } from '../../banco/restricoes.js';
import type { Periodo } from '../../nucleo/periodo.js';

/**
 * The menus of a period in the user's units, each once a day and way of binding, in the order of the launches: by day,
 * first unit and menu. A month of a large city is a hundred of them instead of thousands of launches.
 */
export async function eventosDoPeriodo(
  { banco, usuario }: Contexto,
  { de, ate }: Periodo,
): Promise<EventoDoCalendario[]> {
  const { rows } = await banco.execute<{ lidos: EventoDoCalendario[] }>(sql`
    with servidos as (
      select l.id, l.data, l.tipo, l.cardapio_id, u.nome, u.ativa
      from lancamentos l join unidades_educacionais u on u.id = l.unidade_educacional_id
      where l.data between ${de}::date and ${ate}::date and ${dasUnidadesDe(usuario, sql`u.id`)}),
    eventos as (
      select data, tipo, cardapio_id, count(*)::int as unidades, (count(*) filter (where not ativa))::int as desativadas,
        min(nome) as unidade, (array_agg(id order by nome, id))[1] as primeiro
      from servidos group by data, tipo, cardapio_id),
    trocas as (
      select s.data, s.tipo, s.cardapio_id, t.substituido_id, p.id, p.nome, count(*) as unidades
      from substituicoes t join servidos s on s.id = t.lancamento_id join pratos p on p.id = t.substituto_id
      group by 1, 2, 3, 4, 5, 6)
    select coalesce(json_agg(json_build_object('data', to_char(e.data, 'DD/MM/YYYY'), 'tipo', e.tipo,
        'cardapio', json_build_object('id', c.id, 'nome', c.nome), 'unidades', e.unidades, 'desativadas', e.desativadas, 'primeiro', e.primeiro,
        'trocas', (select coalesce(json_agg(json_build_object('substituido', t.substituido_id,
            'substituto', json_build_object('id', t.id, 'nome', t.nome)) order by t.substituido_id), '[]')
          from trocas t where t.data = e.data and t.tipo = e.tipo and t.cardapio_id = e.cardapio_id and t.unidades = e.unidades))
      order by e.data, e.unidade, c.nome, e.primeiro), '[]') as lidos
    from eventos e join cardapios c on c.id = e.cardapio_id`);
  return primeira(rows).lidos;
}
