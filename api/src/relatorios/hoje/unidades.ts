import type { BuscaUnidadesDeHoje, FaltaDaUnidade, Pagina, UnidadeDeHoje } from '@merenda/shared/contratos';
import { diasDaSemana } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import { chavesDe, contem, porChaveDe } from '../../banco/chaves-de-ordem.js';
import type { Contexto } from '../../banco/contexto.js';
import { paginar, type Lista } from '../../banco/paginas.js';
import { comAulaEm } from '../../cadastros/index.js';
import { hoje } from '../../nucleo/relogio.js';

/** By name. */
const LISTA: Lista<'unidade'> = {
  de: sql`unidades_educacionais u
    left join ${chavesDe(sql`unidades_educacionais u`, sql`u.id`, sql`u.nome`)} unidade on unidade.id = u.id`,
  chaves: [porChaveDe(sql`unidade`), { coluna: sql`u.id`, tipo: 'inteiro' }],
  ordens: { unidade: [porChaveDe(sql`unidade`)] },
};

/** One page of the user's active units, with what each has today: all of them, or those that lack something. */
export async function paginaDasUnidades(
  { banco, usuario }: Contexto,
  { nome, falta, ...pagina }: BuscaUnidadesDeHoje,
): Promise<Pagina<UnidadeDeHoje>> {
  const comAula = await comAulaEm(banco, hoje());
  return paginar<UnidadeDeHoje, 'unidade'>(
    banco,
    LISTA,
    {
      linha: sql`json_build_object('id', u.id, 'nome', u.nome, 'cardapioNaSemana', ${comCardapioNaSemana()},
        'cardapioHoje', ${comCardapioHoje()}, 'comAulaHoje', ${comAula(sql`u.id`)}, 'executou', ${executou()})`,
      escopo: ativaDe(usuario),
      filtros: [nome ? contem(sql`u.nome`, nome) : undefined, falta && emFalta(falta, comAula)],
    },
    pagina,
  );
}

/** Condition on the unit `u`: active, and one of the user's. */
export const ativaDe = (usuario: Contexto['usuario']): SQL => sql`u.ativa and ${dasUnidadesDe(usuario, sql`u.id`)}`;

/** Condition: the unit `u` lacks this. The figures of the home count it. A unit without class today executes nothing. */
export function emFalta(falta: FaltaDaUnidade, comAula: (unidade: SQL) => SQL): SQL {
  if (falta === 'SEM_CARDAPIO') return sql`not ${comCardapioNaSemana()}`;
  return sql`(${comCardapioHoje()} and ${comAula(sql`u.id`)} and not ${executou()})`;
}

/** Condition: the unit `u` has a menu today. */
export const comCardapioHoje = (): SQL => temCardapio(hoje(), hoje());

/** Condition: the unit `u` has a menu this week. */
export const comCardapioNaSemana = (): SQL => temCardapio(...semana());

/** Monday and the last day of school of this week, 'YYYY-MM-DD'. */
function semana(): [de: string, ate: string] {
  const dias = diasDaSemana(hoje()).map(({ data }) => data);
  return [dias[0] ?? hoje(), dias.at(-1) ?? hoje()];
}

const temCardapio = (de: string, ate: string): SQL =>
  sql`exists (select from lancamentos l where l.unidade_educacional_id = u.id and l.data between ${de}::date and ${ate}::date)`;

const executou = (): SQL => sql`exists (select from refeicoes r
    where r.unidade_educacional_id = u.id and r.dia = ${hoje()}::date and r.executado and r.excluido_em is null)`;
