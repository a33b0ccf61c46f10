import { cuidaDasRefeicoes } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import { dosEstoquesDe } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { aviso, dia, grupo, type Fonte } from '../../mecanismos/notificacoes/fonte.js';
import { hoje } from '../../nucleo/relogio.js';

/** The notices of `refeicoesPorExecutar`, for users whose work it is. */
export const avisosDeRefeicoes: Fonte = (contexto) =>
  cuidaDasRefeicoes(contexto.usuario.permissoes) ? refeicoesPorExecutar(contexto) : undefined;

/**
 * Meals until today that are registered and not executed, one notice for each unit and day, in the units of the user's
 * stocks.
 */
export const refeicoesPorExecutar = ({ usuario }: Contexto): SQL =>
  aviso(
    {
      quando: sql`r.dia::timestamp at time zone 'UTC'`,
      nome: sql`u.nome`,
      id: sql`u.id`,
      grupo: grupo('REFEICOES_POR_EXECUTAR'),
      estado: sql`to_char(r.dia, 'YYYY-MM-DD')`,
      unidade: sql`u`,
      mensagem: [
        { proprio: sql`u.nome` },
        sql`': ' || count(*) || case count(*)
      when 1 then ' refeição registrada para ' || ${dia(sql`r.dia`)} || ' ainda não foi executada'
      else ' refeições registradas para ' || ${dia(sql`r.dia`)} || ' ainda não foram executadas'
    end || ' (o estoque não foi baixado).'`,
      ],
      refeicoes: sql`count(*)`,
    },
    sql`refeicoes r
  join unidades_educacionais u on u.id = r.unidade_educacional_id
  join estoques e on e.unidade_educacional_id = u.id
  where ${dosEstoquesDe(usuario, sql`e.id`)} and not r.executado and r.excluido_em is null and r.dia <= ${hoje()}::date
  group by u.id, u.nome, r.dia`,
  );
