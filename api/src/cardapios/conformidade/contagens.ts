import type { ModalidadeEscolar, RegraPnae } from '@merenda/shared/contratos';
import {
  contaNoPrato,
  type ConteudoDoPrato,
  faltasDaClassificacao,
  gramasDoPrato,
  medidaDaRegra,
} from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { conteudosDosPratos } from './conteudos.js';
import { noPeriodo, type PeriodosDoMes, pratosServidosEm, REGULARES } from './servidos.js';

/** What the database counts for a stage of a unit in a period; the arrays and the bits are by rule. */
export type Contagem = {
  unidade: number;
  categoria: number;
  modalidade: ModalidadeEscolar;
  /** Position of the period. */
  recorte: number;
  dias: number[];
  vezes: number[];
  gramas: string;
  semGrupo: number;
  semPeso: boolean;
};

/** Bits of a 32-bit integer, one a rule. */
const bits = (regras: readonly RegraPnae[], tem: (medida: NonNullable<ReturnType<typeof medidaDaRegra>>) => boolean) =>
  regras.reduce((soma, regra, n) => {
    const medida = medidaDaRegra(regra);
    return medida && tem(medida) ? soma | (1 << n) : soma;
  }, 0);

const doPrato = (regras: readonly RegraPnae[], prato: number, conteudo: ConteudoDoPrato) => ({
  prato,
  conta: bits(regras, ({ de }) => contaNoPrato(de, conteudo)),
  falta: bits(regras, (medida) => faltasDaClassificacao(medida, conteudo).length > 0),
  semPeso: conteudo.semPeso.length > 0,
  gramas: gramasDoPrato(conteudo).toString(),
});

/**
 * Distinct days, distinct meals and grams by unit, stage, period and rule. Most units serve the same menus: what a day
 * has is counted once for each composition of menus, of its first launches; a launch with a substitution is alone.
 */
export async function contarNasUnidades(
  banco: Banco,
  unidades: (coluna: SQL) => SQL,
  { todos, recortes, semNada }: PeriodosDoMes,
  regras: readonly RegraPnae[],
): Promise<Contagem[]> {
  const quais = sql`${unidades(sql`l.unidade_educacional_id`)} and ${noPeriodo(todos)}`;
  const { rows: lidos } = await banco.execute<{ pratos: number[] | null; unidades: number[] | null }>(sql`
    with lancados as (select l.id, l.unidade_educacional_id as unidade, c.id as cardapio from ${REGULARES} where ${quais})
    select (select array_agg(distinct unidade) from lancados) as unidades, (select array_agg(distinct prato) from (
      select p.prato_id as prato from cardapio_pratos p where p.cardapio_id in (select cardapio from lancados)
      union select s.substituto_id from substituicoes s where s.lancamento_id in (select id from lancados)) d) as pratos`);
  const conteudos = await conteudosDosPratos(banco, lidos[0]?.pratos ?? []);
  const semAula = (lidos[0]?.unidades ?? []).flatMap((unidade) => semNada(unidade).map((dia) => ({ unidade, dia })));
  const porRegra = (coluna: (n: SQL) => SQL) =>
    sql`array[${sql.join(
      regras.map((_, n) => coluna(sql.raw(String(n)))),
      sql`, `,
    )}]::int[]`;
  const { rows } = await banco.execute<Contagem>(sql`
    with conteudos as (select * from json_to_recordset(${json([...conteudos].map(([id, um]) => doPrato(regras, id, um)))})
        as c(prato int, conta int, falta int, "semPeso" boolean, gramas numeric)),
      recortes as (select * from json_to_recordset(${json(recortes.map(({ de, ate }, n) => ({ n, de, ate })))}) as r(n int, de date, ate date)),
      sem_aula as (select * from json_to_recordset(${json(semAula)}) as a(unidade int, dia date)),
      lancados as (
        select l.id, l.unidade_educacional_id as unidade, c.categoria_id as categoria, c.modalidade, l.data as dia,
          case when l.id in (select lancamento_id from substituicoes) then -l.id else c.id end as servido
        from ${REGULARES} where ${quais}),
      dias as (
        select l.unidade, l.categoria, l.modalidade, l.dia, array_agg(l.servido order by l.servido, l.id) as composicao,
          array_agg(l.id order by l.servido, l.id) as lancamentos
        from lancados l where (l.unidade, l.dia) not in (select unidade, dia from sem_aula)
        group by 1, 2, 3, 4),
      primeiros as (select composicao, unnest(min(lancamentos)) as lancamento from dias group by composicao),
      refeicoes_do_dia as (
        select f.composicao, bit_or(c.conta) as conta, bit_or(c.falta) as falta, bool_or(c."semPeso") as "semPeso", sum(c.gramas) as gramas
        from (${pratosServidosEm(sql`l.id in (select lancamento from primeiros)`)}) s
        join primeiros f on f.lancamento = s.lancamento
        join conteudos c on c.prato = s.prato
        group by f.composicao, s.hora, s.tipo),
      compostos as materialized (
        select composicao, bit_or(conta) as conta, bit_or(falta) as falta, bool_or("semPeso") as "semPeso", sum(gramas) as gramas,
          ${porRegra((n) => sql`sum((conta >> ${n}) & 1)`)} as vezes
        from refeicoes_do_dia group by composicao)
    select d.unidade, d.categoria, d.modalidade, r.n as recorte, bit_or(c.falta) as "semGrupo", bool_or(c."semPeso") as "semPeso",
      sum(c.gramas)::text as gramas, ${porRegra((n) => sql`sum((c.conta >> ${n}) & 1)`)} as dias,
      ${porRegra((n) => sql`sum(c.vezes[${n} + 1])`)} as vezes
    from dias d join compostos c on c.composicao = d.composicao join recortes r on d.dia between r.de and r.ate
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  return rows;
}

const json = (valor: unknown): SQL => sql`${JSON.stringify(valor)}::json`;
