import type { GrupoDeNotificacao } from '@merenda/shared/contratos';
import { DIAS_DE_AVISO, FAIXAS_DE_AVISO, type FaixaDeAviso } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import { dosEstoquesDe } from '../../acesso/index.js';
import { aviso, dia, grupo, type Fonte } from '../../mecanismos/notificacoes/fonte.js';
import { hoje } from '../../nucleo/relogio.js';

const GRUPO_DA_FAIXA: Record<FaixaDeAviso, GrupoDeNotificacao> = {
  7: 'LOTES_EM_7_DIAS',
  15: 'LOTES_EM_15_DIAS',
  30: 'LOTES_EM_30_DIAS',
};

/**
 * Lots with a balance that have expired or soon will: for all users of the stock, because cooks must not use them
 * either.
 */
export const lotesVencendo: Fonte = ({ usuario }) =>
  aviso(
    {
      quando: sql`l.data_validade::timestamp at time zone 'UTC'`,
      id: sql`pe.id`,
      grupo: sql`g.grupo`,
      unidade: sql`u`,
      mensagem: [
        { comum: sql`p.nome` },
        sql`', lote ' || l.numero || ', em '`,
        { proprio: sql`u.nome` },
        sql`case when l.data_validade < ${hoje()}::date then ': venceu em ' else ': vence em ' end || ${dia(sql`l.data_validade`)} || '.'`,
      ],
      estoque: sql`pe.estoque_id`,
      lote: sql`l.numero`,
    },
    sql`lotes_presentes pe
  join estoques e on e.id = pe.estoque_id
  join unidades_educacionais u on u.id = e.unidade_educacional_id
  join produto_lotes l on l.id = pe.produto_lote_id
  join produtos p on p.id = l.produto_id
  cross join lateral (select case
    when l.data_validade < ${hoje()}::date then ${grupo('LOTES_VENCIDOS')}
    ${sql.join(
      FAIXAS_DE_AVISO.map(
        (dias) => sql`when l.data_validade <= ${hoje()}::date + ${dias}::int then ${grupo(GRUPO_DA_FAIXA[dias])}`,
      ),
      sql` `,
    )} end as grupo) g
  where ${dosEstoquesDe(usuario, sql`pe.estoque_id`)} and l.data_validade <= ${hoje()}::date + ${DIAS_DE_AVISO}::int`,
  );
