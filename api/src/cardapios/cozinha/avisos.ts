import { SIMBOLOS_UNIDADE_MEDIDA, UNIDADES_MEDIDA } from '@merenda/shared/contratos';
import { sql, type SQL } from 'drizzle-orm';
import { dosEstoquesDe } from '../../acesso/index.js';
import { aviso, dia, grupo, type Fonte } from '../../mecanismos/notificacoes/fonte.js';
import { hoje } from '../../nucleo/relogio.js';

/** A shortage is shown until so many days after the day that lacks the food. */
const DIAS_DA_FALTA = 7;

/** Shortages that the kitchens of the user's units reported: for users who keep the stock or buy. */
export const faltasNaCozinha: Fonte = ({ usuario }) =>
  QUEM_REPOE.some((permissao) => usuario.permissoes.includes(permissao))
    ? aviso(
        {
          quando: sql`f.criado_em`,
          id: sql`f.id`,
          grupo: grupo('FALTAS_NA_COZINHA'),
          unidade: sql`u`,
          mensagem: [
            { proprio: sql`u.nome` },
            sql`': na cozinha ' || case when f.quantidade = 1 then 'falta ' else 'faltam ' end || replace(trim_scale(f.quantidade)::text, '.', ',') || ' ' || ${simbolo(sql`f.unidade_medida`)} || ' de '`,
            { comum: sql`a.nome` },
            sql`' para ' || ${dia(sql`f.dia`)} || '. Avisado por ' || coalesce(s.usuario, 'usuário excluído') || coalesce(': ' || f.observacao, '') || '.'`,
          ],
          estoque: sql`e.id`,
        },
        sql`avisos_de_falta f
  join unidades_educacionais u on u.id = f.unidade_educacional_id
  join estoques e on e.unidade_educacional_id = u.id
  join alimentos a on a.id = f.alimento_id
  left join usuarios s on s.id = f.usuario_id
  where ${dosEstoquesDe(usuario, sql`e.id`)} and f.dia >= ${hoje()}::date - ${DIAS_DA_FALTA}::int`,
      )
    : undefined;

const QUEM_REPOE = ['ESTOQUES', 'SOLICITACOES'] as const;

/** The symbol of a measure: 'kg'. */
const simbolo = (coluna: SQL): SQL =>
  sql`case ${coluna} ${sql.join(
    UNIDADES_MEDIDA.map((unidade) => sql`when ${unidade} then ${SIMBOLOS_UNIDADE_MEDIDA[unidade]}`),
    sql` `,
  )} end`;
