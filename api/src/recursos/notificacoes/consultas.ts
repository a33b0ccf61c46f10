import type { BuscaNotificacoes, Notificacao, PaginaDeNotificacoes } from '@merenda/shared/contratos';
import { sql, type SQL } from 'drizzle-orm';
import { contem, type Chave } from '../../banco/chaves-de-ordem.js';
import type { Contexto } from '../../banco/contexto.js';
import { paginar } from '../../banco/paginas.js';
import { primeira } from '../../banco/restricoes.js';
import { temPassoPorFazer } from '../primeiros-passos/consultas.js';
import type { Fonte } from './fonte.js';
import { aquisicoesNoFim, solicitacoesPendentes } from './fontes-de-compras.js';
import { lotesVencendo, movimentacoesAReceber } from './fontes-de-estoque.js';
import { refeicoesPorExecutar } from './fontes-de-refeicoes.js';

/** Sorted by the urgency of their kind. */
const FONTES: readonly Fonte[] = [
  refeicoesPorExecutar,
  lotesVencendo,
  movimentacoesAReceber,
  solicitacoesPendentes,
  aquisicoesNoFim,
];

/** The notices' own order. */
const CHAVES: readonly Chave[] = [
  { coluna: sql`n.fonte`, tipo: 'inteiro' },
  { coluna: sql`n.quando`, tipo: 'instante' },
  { coluna: sql`n.nome`, tipo: 'nome' },
  { coluna: sql`n.id`, tipo: 'inteiro' },
];

/** JSON of a `Notificacao`. */
const LINHA = sql`case when n.refeicoes is null then json_build_object('mensagem', n.mensagem)
  else json_build_object('mensagem', n.mensagem, 'refeicoesPorExecutar', n.refeicoes) end`;

/** All notices for the user. Each kind looks only at the user's own stocks, and has none for other users. */
export async function listarNotificacoes(contexto: Contexto): Promise<Notificacao[]> {
  const { rows } = await contexto.banco.execute<{ linhas: Notificacao[] }>(sql`
    select coalesce(json_agg(${LINHA} order by n.fonte, n.quando, n.nome, n.id), '[]') as linhas from ${await avisosDe(contexto)}`);
  return primeira(rows).linhas;
}

/**
 * One page of them, the number of meals that all of them say are registered and not executed, and whether a step of the
 * first days waits for the user.
 */
export async function paginaDeNotificacoes(
  contexto: Contexto,
  { texto, ...pagina }: BuscaNotificacoes,
): Promise<PaginaDeNotificacoes> {
  const lida = await paginar<Notificacao>(
    contexto.banco,
    { de: await avisosDe(contexto), chaves: CHAVES },
    { linha: LINHA, escopo: undefined, filtros: [texto ? contem(sql`n.mensagem`, texto) : undefined] },
    pagina,
  );
  const { rows } = await contexto.banco.execute<{ refeicoes: number }>(
    sql`select coalesce(sum(n.refeicoes), 0)::int as refeicoes from (${refeicoesPorExecutar(contexto)}) n`,
  );
  const primeirosPassos = await temPassoPorFazer(contexto.banco, contexto.usuario);
  return { ...lida, refeicoesPorExecutar: primeira(rows).refeicoes, primeirosPassos };
}

/** The notices of all kinds as a table `n`, with the place of their kind. */
async function avisosDe(contexto: Contexto): Promise<SQL> {
  const partes: SQL[] = [];
  for (const [fonte, avisos] of FONTES.entries()) {
    const seus = await avisos(contexto);
    if (seus) partes.push(sql`select ${fonte}::int as fonte, f.* from (${seus}) f`);
  }
  return sql`(${sql.join(partes, sql` union all `)}) n`;
}
