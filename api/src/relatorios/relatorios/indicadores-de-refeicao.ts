import type {
  BuscaPaginadaDeSobras,
  OrdemSobra,
  Pagina,
  RefeicoesPorMes,
  SobraDaRefeicao,
} from '@merenda/shared/contratos';
import { diasDoPeriodo } from '@merenda/shared/regras';
import { and, eq, gte, isNotNull, isNull, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { dasUnidadesDe, limitadoA } from '../../acesso/index.js';
import { chavesDe, porChaveDe } from '../../banco/chaves-de-ordem.js';
import type { Contexto } from '../../banco/contexto.js';
import { cardapioPratos, lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { paginar, type Lista } from '../../banco/paginas.js';
import { primeira } from '../../banco/restricoes.js';
import type { Periodo } from '../../nucleo/periodo.js';

/**
 * A deactivated unit cooks no more: of its menus only those with a meal were planned. Otherwise the ones that stayed in
 * its calendar would look like meals that were not executed.
 */
export const DE_QUEM_COZINHA = sql`(lancamentos.unidade_educacional_id in (select u.id from unidades_educacionais u where u.ativa)
  or exists (select from refeicoes r where r.lancamento_id = lancamentos.id and r.excluido_em is null))`;

/** One dish of one launch is one planned meal; the months of the period in order, also those without a meal. */
export async function refeicoesPorMes(
  contexto: Contexto,
  { de, ate, unidade }: Periodo & { unidade?: number },
): Promise<RefeicoesPorMes[]> {
  const { banco, usuario } = await limitadoA(contexto, unidade);
  // Summed by day first: hundreds of thousands of rows become a few days, whose month is then named.
  const lancados = banco
    .select({
      data: lancamentos.data,
      cardapioId: lancamentos.cardapioId,
      quantos: sql<number>`count(*)`.as('quantos'),
    })
    .from(lancamentos)
    .where(
      and(
        dasUnidadesDe(usuario, lancamentos.unidadeEducacionalId),
        gte(lancamentos.data, de),
        lte(lancamentos.data, ate),
        DE_QUEM_COZINHA,
      ),
    )
    .groupBy(lancamentos.data, lancamentos.cardapioId)
    .as('lancados');
  const planejadas = await banco
    .select({ mes: mesDe(lancados.data), quantas: sql<number>`sum(${lancados.quantos})::int` })
    .from(lancados)
    .innerJoin(cardapioPratos, eq(cardapioPratos.cardapioId, lancados.cardapioId))
    .groupBy(sql`1`);
  const doDia = banco
    .select({ dia: refeicoes.dia, quantas: sql<number>`count(*)`.as('quantas') })
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
    .groupBy(refeicoes.dia)
    .as('do_dia');
  const executadas = await banco
    .select({ mes: mesDe(doDia.dia), quantas: sql<number>`sum(${doDia.quantas})::int` })
    .from(doDia)
    .groupBy(sql`1`);
  const noMes = (lista: typeof planejadas, mes: string) => lista.find((um) => um.mes === mes)?.quantas ?? 0;
  return mesesDe(de, ate).map((mes) => ({
    mes,
    planejadas: noMes(planejadas, mes),
    executadas: noMes(executadas, mes),
  }));
}

/** The meals with what their leftovers name. Every join finds exactly one row. */
const PESADAS = sql`refeicoes
      left join (select id, nome from unidades_educacionais) unidade on unidade.id = unidade_educacional_id
      left join (select id, nome from pratos) prato on prato.id = prato_id`;

/** The same with the keys of the names by which they are sorted. */
const COM_CHAVES = sql`${PESADAS}
      left join ${chavesDe(sql`unidades_educacionais u`, sql`u.id`, sql`u.nome`)} por_unidade on por_unidade.id = unidade_educacional_id
      left join ${chavesDe(sql`pratos p`, sql`p.id`, sql`p.nome`)} por_prato on por_prato.id = prato_id`;

/** JSON of a `SobraDaRefeicao`. */
const SOBRA = sql`json_build_object('id', refeicoes.id, 'dia', to_char(dia, 'DD/MM/YYYY'), 'hora', left(hora::text, 5), 'unidade', unidade,
  'tipo', tipo, 'prato', prato, 'quantidadeDePessoas', quantidade_de_pessoas, 'sobra', sobra_de_alimentos)`;

/** Newest first. */
const LISTA: Lista<OrdemSobra> = {
  de: COM_CHAVES,
  chaves: [
    { coluna: refeicoes.dia, tipo: 'dia', decrescente: true },
    { coluna: refeicoes.hora, tipo: 'hora', decrescente: true },
    { coluna: refeicoes.id, tipo: 'inteiro', decrescente: true },
  ],
  ordens: {
    prato: [porChaveDe(sql`por_prato`)],
    data: [
      { coluna: refeicoes.dia, tipo: 'dia' },
      { coluna: refeicoes.hora, tipo: 'hora' },
    ],
    unidade: [porChaveDe(sql`por_unidade`)],
    sobra: [{ coluna: refeicoes.sobraDeAlimentos, tipo: 'decimal' }],
    porAluno: [{ coluna: sql`round(sobra_de_alimentos / quantidade_de_pessoas, 10)`, tipo: 'decimal' }],
  },
};

/** Condition: a meal of the user's units and of the period whose leftover was weighed. */
const pesadasNo = ({ de, ate }: Periodo, usuario: Contexto['usuario']): SQL | undefined =>
  and(
    isNull(refeicoes.excluidoEm),
    isNotNull(refeicoes.sobraDeAlimentos),
    dasUnidadesDe(usuario, refeicoes.unidadeEducacionalId),
    gte(refeicoes.dia, de),
    lte(refeicoes.dia, ate),
  );

/**
 * The executed meals with a weighed leftover, oldest first; with `ultimas` only so many, the newest. All in one JSON: a
 * year of a city has ten thousand of them.
 */
export async function sobrasDasRefeicoes(
  contexto: Contexto,
  { ultimas, unidade, ...periodo }: Periodo & { ultimas?: number; unidade?: number },
): Promise<SobraDaRefeicao[]> {
  const { banco, usuario } = await limitadoA(contexto, unidade);
  const { rows } = await banco.execute<{ sobras: SobraDaRefeicao[] }>(sql`
    select coalesce(json_agg(s.sobra), '[]') as sobras
    from (
      select ${SOBRA} as sobra from ${PESADAS}
      where ${pesadasNo(periodo, usuario)} order by refeicoes.dia desc, refeicoes.hora desc, refeicoes.id desc limit ${ultimas ?? null}::int) s`);
  return primeira(rows).sobras.toReversed();
}

/** One page of them, newest first. */
export async function paginaDeSobras(
  contexto: Contexto,
  { de, ate, unidade, ...pagina }: BuscaPaginadaDeSobras,
): Promise<Pagina<SobraDaRefeicao>> {
  const { banco, usuario } = await limitadoA(contexto, unidade);
  return paginar(banco, LISTA, { linha: SOBRA, escopo: pesadasNo({ de, ate }, usuario) }, pagina);
}

const mesDe = (dia: SQLWrapper) => sql<string>`to_char(${dia}, 'MM/YYYY')`;

/** The months from one day to another, 'MM/YYYY'. */
const mesesDe = (de: string, ate: string): string[] => [
  ...new Set(diasDoPeriodo(de, ate).map((dia) => `${dia.slice(5, 7)}/${dia.slice(0, 4)}`)),
];
