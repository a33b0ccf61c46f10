import { formatarData } from '@merenda/shared/formatos';
import { sql } from 'drizzle-orm';
import { hoje } from '../../nucleo/relogio.js';
import { dosEstoquesDe } from '../unidades-do-usuario.js';
import type { Fonte } from './fonte.js';

/**
 * Meals until today that are registered and not executed, one notice for each unit and day, for users of the unit's
 * stock.
 */
export const refeicoesPorExecutar: Fonte = async ({ banco, usuario }) => {
  const { rows } = await banco.execute<{ unidade: string; dia: string; quantas: number }>(sql`
    select u.nome as unidade, r.dia::text as dia, count(*)::int as quantas
    from refeicoes r
    join unidades_educacionais u on u.id = r.unidade_educacional_id
    join estoques e on e.unidade_educacional_id = u.id
    where ${dosEstoquesDe(usuario, sql`e.id`)} and not r.executado and r.excluido_em is null and r.dia <= ${hoje()}::date
    group by u.id, u.nome, r.dia
    order by r.dia, u.nome, u.id`);
  return rows.map(({ unidade, dia, quantas }) => ({
    mensagem: `${unidade}: ${dizer(quantas, formatarData(dia))} (o estoque não foi baixado).`,
    refeicoesPorExecutar: quantas,
  }));
};

const dizer = (quantas: number, dia: string): string =>
  quantas === 1
    ? `1 refeição registrada para ${dia} ainda não foi executada`
    : `${quantas} refeições registradas para ${dia} ainda não foram executadas`;
