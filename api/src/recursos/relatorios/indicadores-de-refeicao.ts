import type { RefeicoesPorMes, SobraDaRefeicao } from '@merenda/shared/contratos';
import { diasDoPeriodo } from '@merenda/shared/regras';
import { and, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { cardapioPratos, lancamentos } from '../../banco/esquema/cardapios.js';
import { refeicoes } from '../../banco/esquema/refeicoes.js';
import { primeira } from '../../banco/restricoes.js';
import type { Periodo } from '../cardapios-calendario/periodo.js';
import { dasUnidadesDe } from '../unidades-do-usuario.js';

/** One dish of one launch is one planned meal; the months of the period in order, also those without a meal. */
export async function refeicoesPorMes({ banco, usuario }: Contexto, { de, ate }: Periodo): Promise<RefeicoesPorMes[]> {
  const planejadas = await banco
    .select({ mes: mesDe(lancamentos.data), quantas: sql<number>`count(*)::int` })
    .from(lancamentos)
    .innerJoin(cardapioPratos, eq(cardapioPratos.cardapioId, lancamentos.cardapioId))
    .where(
      and(
        dasUnidadesDe(usuario, lancamentos.unidadeEducacionalId),
        gte(lancamentos.data, de),
        lte(lancamentos.data, ate),
      ),
    )
    .groupBy(sql`1`);
  const executadas = await banco
    .select({ mes: mesDe(refeicoes.dia), quantas: sql<number>`count(*)::int` })
    .from(refeicoes)
    .where(
      and(
        isNull(refeicoes.excluidoEm),
        eq(refeicoes.executado, true),
        dasUnidadesDe(usuario, refeicoes.unidadeEducacionalId),
        gte(refeicoes.dia, de),
        lte(refeicoes.dia, ate),
      ),
    )
    .groupBy(sql`1`);
  const noMes = (lista: typeof planejadas, mes: string) => lista.find((um) => um.mes === mes)?.quantas ?? 0;
  return mesesDe(de, ate).map((mes) => ({
    mes,
    planejadas: noMes(planejadas, mes),
    executadas: noMes(executadas, mes),
  }));
}

/**
 * The executed meals with a weighed leftover, oldest first; with `ultimas` only so many, the newest. All in one JSON: a
 * year of a city has ten thousand of them.
 */
export async function sobrasDasRefeicoes(
  { banco, usuario }: Contexto,
  { de, ate, ultimas }: Periodo & { ultimas?: number },
): Promise<SobraDaRefeicao[]> {
  const pesadas = and(
    isNull(refeicoes.excluidoEm),
    isNotNull(refeicoes.sobraDeAlimentos),
    dasUnidadesDe(usuario, refeicoes.unidadeEducacionalId),
    gte(refeicoes.dia, de),
    lte(refeicoes.dia, ate),
  );
  const { rows } = await banco.execute<{ sobras: SobraDaRefeicao[] }>(sql`
    select coalesce(json_agg(s), '[]') as sobras
    from (
      select refeicoes.id, to_char(dia, 'DD/MM/YYYY') as dia, left(hora::text, 5) as hora, unidade, tipo, prato, quantidade_de_pessoas as "quantidadeDePessoas", sobra_de_alimentos as sobra
      from refeicoes
      join (select id, nome from unidades_educacionais) unidade on unidade.id = unidade_educacional_id
      join (select id, nome from pratos) prato on prato.id = prato_id
      where ${pesadas} order by refeicoes.dia desc, refeicoes.hora desc, refeicoes.id desc limit ${ultimas ?? null}::int) s`);
  return primeira(rows).sobras.toReversed();
}

const mesDe = (dia: typeof lancamentos.data | typeof refeicoes.dia) => sql<string>`to_char(${dia}, 'MM/YYYY')`;

/** The months from one day to another, 'MM/YYYY'. */
const mesesDe = (de: string, ate: string): string[] => [
  ...new Set(diasDoPeriodo(de, ate).map((dia) => `${dia.slice(5, 7)}/${dia.slice(0, 4)}`)),
];
