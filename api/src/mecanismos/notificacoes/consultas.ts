import { LIMITES } from '@merenda/shared/contratos';
import type {
  BuscaDeGrupos,
  BuscaNotificacoes,
  GrupoComUnidades,
  GruposDeNotificacoes,
  MensagemDeNotificacao,
  PaginaDeNotificacoes,
} from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { chavesDe, contem, porChaveDe, type Chave } from '../../banco/chaves-de-ordem.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto, UsuarioAutenticado } from '../../banco/contexto.js';
import { paginar } from '../../banco/paginas.js';
import { primeira } from '../../banco/restricoes.js';
import {
  ABERTA,
  avisosDe,
  DISPENSADA,
  EM_ORDEM,
  LINHA,
  paraMensagem,
  paraNotificacao,
  type Fontes,
  type Lida,
  type LidaDaMensagem,
} from './avisos.js';
import type { Fonte } from './fonte.js';

/** What the notices are made of, and what a page of them also answers. */
export interface Notificaveis extends Fontes {
  /** The notices that say how many meals are registered and not executed, also for users who do not get them. */
  refeicoesPorExecutar: Fonte;
  /** Whether a step of the first days waits for the user. */
  temPassoPorFazer: (banco: Banco, usuario: UsuarioAutenticado) => Promise<boolean>;
}

/** The order of the notices, as keys. */
const CHAVES: readonly Chave[] = [
  { coluna: sql`n.fonte`, tipo: 'inteiro' },
  { coluna: sql`n.quando`, tipo: 'instante' },
  { coluna: sql`n.nome`, tipo: 'nome' },
  { coluna: sql`n.id`, tipo: 'inteiro' },
];

/**
 * All notices for the user that are not dismissed. Each kind looks only at the user's own stocks, and has none for other
 * users.
 */
export async function listarNotificacoes(fontes: Fontes, contexto: Contexto): Promise<MensagemDeNotificacao[]> {
  const { rows } = await contexto.banco.execute<LidaDaMensagem>(
    sql`select n.partes, n.leituras, n.refeicoes from ${await avisosDe(fontes, contexto)} where ${ABERTA()} order by ${EM_ORDEM}`,
  );
  return rows.map(paraMensagem);
}

/**
 * One page of them, or of the dismissed ones, the number of meals that all notices say are registered and not executed,
 * and whether a step of the first days waits for the user.
 */
export async function paginaDeNotificacoes(
  { refeicoesPorExecutar, temPassoPorFazer, ...fontes }: Notificaveis,
  contexto: Contexto,
  { texto, grupo, unidade, dispensadas, ...pagina }: BuscaNotificacoes,
): Promise<PaginaDeNotificacoes> {
  const { linhas, ...lida } = await paginar<Lida>(
    contexto.banco,
    { de: await avisosDe(fontes, contexto), chaves: CHAVES },
    {
      linha: LINHA,
      escopo: dispensadas === 'true' ? DISPENSADA() : ABERTA(),
      filtros: [
        texto ? contem(sql`n.mensagem`, texto) : undefined,
        grupo && sql`n.grupo = ${grupo}`,
        unidade === undefined ? undefined : sql`n.unidade_id = ${unidade}`,
      ],
    },
    pagina,
  );
  const { rows } = await contexto.banco.execute<{ refeicoes: number }>(
    sql`select coalesce(sum(n.refeicoes), 0)::int as refeicoes from (${refeicoesPorExecutar(contexto)}) n`,
  );
  const primeirosPassos = await temPassoPorFazer(contexto.banco, contexto.usuario);
  return {
    ...lida,
    linhas: linhas.map((linha) => paraNotificacao(fontes, linha, contexto.usuario)),
    refeicoesPorExecutar: primeira(rows).refeicoes,
    primeirosPassos,
  };
}

/** An alias, not an interface: the driver takes any record. */
type Lidos = {
  grupos: (Omit<GrupoComUnidades, 'partes'> & {
    partes: (Omit<GrupoComUnidades['partes'][number], 'linhas'> & { linhas: Lida[] | null })[];
  })[];
  total: number;
  semFiltro: number;
  dispensadas: number;
};

/**
 * The notices that are not dismissed and have the text, in groups, and in each by unit, with totals. Of the first units
 * of a group the first notices are sent too.
 */
export async function gruposDeNotificacoes(
  fontes: Fontes,
  contexto: Contexto,
  { texto }: BuscaDeGrupos,
): Promise<GruposDeNotificacoes> {
  const { rows } = await contexto.banco.execute<Lidos>(sql`
    with todos as materialized (select n.*, ${DISPENSADA()} as dispensada from ${await avisosDe(fontes, contexto)}),
    achados as (
      select *, row_number() over (partition by n.grupo, n.unidade_id order by ${EM_ORDEM}) as na_unidade
      from todos n where not n.dispensada and ${texto ? contem(sql`n.mensagem`, texto) : sql`true`}
    ),
    unidades as (
      select n.grupo, min(n.fonte) as fonte, min(n.quando) as quando, n.unidade_id, n.unidade, count(*)::int as total,
        count(*) filter (where n.lida is not true)::int as nao_lidas
      from achados n group by n.grupo, n.unidade_id, n.unidade
    ),
    partes as (
      select u.*, row_number() over (partition by u.grupo order by ${porChaveDe(sql`k`).coluna}, u.unidade_id) as lugar
      from unidades u left join ${chavesDe(sql`unidades_educacionais`, sql`id`, sql`nome`)} k on k.id = u.unidade_id
    ),
    grupos as (
      select p.grupo, min(p.fonte) as fonte, min(p.quando) as quando, sum(p.total)::int as total, sum(p.nao_lidas)::int as nao_lidas,
        count(*)::int as unidades,
        json_agg(json_build_object('unidade', case when p.unidade_id is not null then json_build_object('id', p.unidade_id, 'nome', p.unidade) end, 'total', p.total, 'naoLidas', p.nao_lidas,
          'linhas', case when p.lugar <= ${LIMITES.unidadesComLinhas} then (
            select json_agg(${LINHA} order by ${EM_ORDEM}) from achados n
            where n.grupo = p.grupo and n.unidade_id is not distinct from p.unidade_id and n.na_unidade <= ${LIMITES.linhasPorUnidade}
          ) end) order by p.lugar) filter (where p.lugar <= ${LIMITES.unidadesPorGrupo}) as partes
      from partes p group by p.grupo
    )
    select
      (select coalesce(json_agg(json_build_object('grupo', g.grupo, 'total', g.total, 'naoLidas', g.nao_lidas, 'unidades', g.unidades,
        'partes', g.partes) order by g.fonte, g.quando), '[]') from grupos g) as grupos,
      (select count(*)::int from achados) as total,
      (select count(*)::int from todos where not dispensada) as "semFiltro",
      (select count(*)::int from todos where dispensada) as dispensadas`);
  const { grupos, ...totais } = primeira(rows);
  return {
    ...totais,
    grupos: grupos.map((grupo) => ({
      ...grupo,
      partes: grupo.partes.map((parte) => ({
        ...parte,
        linhas: (parte.linhas ?? []).map((linha) => paraNotificacao(fontes, linha, contexto.usuario)),
      })),
    })),
  };
}
