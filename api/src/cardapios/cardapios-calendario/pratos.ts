import type { PratosDoPeriodo } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { primeira } from '../../banco/restricoes.js';
import type { Periodo } from '../../nucleo/periodo.js';

/** The dishes of the menus of a period in the user's units, or in one of them; the caller has checked that one. */
export async function pratosDoPeriodo(
  { banco, usuario }: Contexto,
  { de, ate }: Periodo,
  unidade: number | undefined,
): Promise<PratosDoPeriodo> {
  const { rows } = await banco.execute<PratosDoPeriodo>(sql`
    with servidos as (
      select l.id, l.cardapio_id from lancamentos l
      where l.data between ${de}::date and ${ate}::date
        and ${dasUnidadesDe({ ...usuario, naUnidade: unidade ?? usuario.naUnidade }, sql`l.unidade_educacional_id`)})
    select
      (select coalesce(json_agg(json_build_object('id', c.id, 'etapa', k.modalidade, 'pratos',
          (select coalesce(json_agg(json_build_object('id', p.id, 'hora', to_char(cp.hora, 'HH24:MI'), 'tipo', cp.tipo, 'nome', p.nome)
              order by cp.hora, cp.id), '[]')
            from cardapio_pratos cp join pratos p on p.id = cp.prato_id where cp.cardapio_id = c.id)) order by c.id), '[]')
        from cardapios c join categorias k on k.id = c.categoria_id
        where c.id in (select cardapio_id from servidos)) as cardapios,
      (select coalesce(json_agg(json_build_object('lancamento', s.lancamento_id, 'substituido', s.substituido_id,
          'substituto', json_build_object('id', p.id, 'nome', p.nome)) order by s.id), '[]')
        from substituicoes s join pratos p on p.id = s.substituto_id
        where s.lancamento_id in (select id from servidos)) as substituicoes`);
  return primeira(rows);
}
