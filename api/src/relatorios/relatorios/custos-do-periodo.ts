import { sql, type SQL } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { gastosDasRefeicoes, type custosDosPratos } from '../../cardapios/index.js';
import type { Periodo } from '../../nucleo/periodo.js';
import { DE_QUEM_COZINHA } from './indicadores-de-refeicao.js';

/** What the figures are of. */
interface Recorte extends Periodo {
  usuario: Contexto['usuario'];
  pratos: Awaited<ReturnType<typeof custosDosPratos>>;
}

/**
 * The tables of a `with` up to `custos`: what the meals of each month, unit and stage cost, planned and executed. Σ and
 * mean are of exact values, and each figure is rounded once. The cost of a pupil is of regular menus: an alternative one
 * is eaten instead, by few. The month's total has both.
 */
export const custosDoPeriodo = (recorte: Recorte): SQL => sql`
  ${planejados(recorte)},
  ${executados(recorte)},
  custos as materialized (
    select mes, unidade_id, categoria_id, modalidade collate "C" as modalidade,
      coalesce(p.dias, 0) as dias_planejados, coalesce(p.pratos, 0) as pratos, coalesce(p.sem_preco, 0) as pratos_sem_preco,
      round(p.valor / p.pratos, 2) as planejado_por_refeicao, round(p.valor / p.dias, 2) as planejado,
      coalesce(e.dias, 0) as dias, coalesce(e.refeicoes, 0) as refeicoes, coalesce(e.sem_preco, 0) as sem_preco,
      coalesce(e.estimadas, 0) as estimadas, coalesce(e.porcoes, 0) as porcoes, round(e.valor, 2) as total,
      round(e.valor / e.porcoes, 2) as por_refeicao, round(e.valor / e.dias, 2) as por_dia,
      round(e.por_aluno / nullif(e.dias_regulares, 0), 2) as executado
    from planejado p full join executado e using (mes, unidade_id, categoria_id, modalidade))`;

/** The dishes that the calendar serves after its substitutions, each at the planned cost of a portion. */
const planejados = ({ de, ate, usuario, pratos }: Recorte): SQL => sql`
  custos_dos_pratos as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(pratos)}::jsonb) as p(id int, valor numeric, "semPreco" boolean)),
  lancados as (
    select lancamentos.id, lancamentos.data as dia, lancamentos.unidade_educacional_id as unidade_id, c.id as cardapio_id, c.categoria_id, c.modalidade
    from lancamentos join cardapios c on c.id = lancamentos.cardapio_id
    where c.cardapio_tipo = 'REGULAR' and lancamentos.data between ${de}::date and ${ate}::date
      and ${dasUnidadesDe(usuario, sql`lancamentos.unidade_educacional_id`)} and ${DE_QUEM_COZINHA}),
  planejado as (
    select ${mesDe(sql`l.dia`)} as mes, l.unidade_id, l.categoria_id, l.modalidade, count(distinct l.dia)::int as dias, count(*)::int as pratos,
      sum(d.valor) as valor, count(*) filter (where d."semPreco")::int as sem_preco
    from lancados l join cardapio_pratos p on p.cardapio_id = l.cardapio_id
    left join substituicoes s on s.lancamento_id = l.id and s.substituido_id = p.prato_id
    join custos_dos_pratos d on d.id = coalesce(s.substituto_id, p.prato_id)
    group by 1, 2, 3, 4)`;

/** The executed meals at the prices that were stored with what they drew. A meal without a menu has the stage of its dish. */
const executados = ({ de, ate, usuario }: Recorte): SQL => sql`
  feitas as materialized (
    select r.id, r.dia, r.unidade_educacional_id as unidade_id, r.quantidade_de_pessoas as pessoas,
      coalesce(c.categoria_id, p.categoria_id) as categoria_id, coalesce(c.modalidade, p.modalidade) as modalidade,
      c.cardapio_tipo is distinct from 'ALTERNATIVO' as regular
    from refeicoes r join pratos p on p.id = r.prato_id
    left join lancamentos n on n.id = r.lancamento_id left join cardapios c on c.id = n.cardapio_id
    where r.executado and r.excluido_em is null and r.dia between ${de}::date and ${ate}::date
      and ${dasUnidadesDe(usuario, sql`r.unidade_educacional_id`)}),
  gastos as materialized (${gastosDasRefeicoes(sql`select id from feitas`)}),
  executado as (
    select ${mesDe(sql`f.dia`)} as mes, f.unidade_id, f.categoria_id, f.modalidade, count(distinct f.dia)::int as dias,
      count(distinct f.dia) filter (where f.regular) as dias_regulares, count(*)::int as refeicoes, sum(f.pessoas)::int as porcoes,
      sum(g.valor) as valor, sum(g.valor / f.pessoas) filter (where f.regular) as por_aluno,
      count(*) filter (where g.sem_preco)::int as sem_preco, count(*) filter (where g.estimado)::int as estimadas
    from feitas f left join gastos g on g.id = f.id
    group by 1, 2, 3, 4)`;

/** First day of a day's month. */
const mesDe = (dia: SQL): SQL => sql`date_trunc('month', ${dia}::timestamp)::date`;
