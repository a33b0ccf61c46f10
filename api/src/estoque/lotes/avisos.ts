import type { GrupoDeNotificacao } from '@merenda/shared/contratos';
import { DIAS_DE_AVISO, FAIXAS_DE_AVISO, PARTES_DA_VIDA_DO_LOTE, type FaixaDeAviso } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import { dosEstoquesDe } from '../../acesso/index.js';
import type { UsuarioAutenticado } from '../../banco/contexto.js';
import { aviso, dia, grupo, type Fonte } from '../../mecanismos/notificacoes/fonte.js';
import { hoje } from '../../nucleo/relogio.js';

const GRUPO_DA_FAIXA: Record<FaixaDeAviso, GrupoDeNotificacao> = {
  7: 'LOTES_EM_7_DIAS',
  15: 'LOTES_EM_15_DIAS',
  30: 'LOTES_EM_30_DIAS',
};

const COM_VALIDADE = sql`lotes_presentes pe join produto_lotes l on l.id = pe.produto_lote_id`;

/** Condition on `COM_VALIDADE`: the lots of the user's stocks that have expired or expire within `DIAS_DE_AVISO`. */
const vencendo = (usuario: UsuarioAutenticado): SQL =>
  sql`${dosEstoquesDe(usuario, sql`pe.estoque_id`)} and l.data_validade <= ${hoje()}::date + ${DIAS_DE_AVISO}::int`;

/** Condition: in the last part of its shelf life, or after it. */
const noFimDaVida = (): SQL =>
  sql`(l.data_validade - ${hoje()}::date) * ${PARTES_DA_VIDA_DO_LOTE}::int <= l.data_validade - l.data_fabricacao`;

/** The expiry (`validade`) of each lot with a balance that has expired or soon will, in the user's stocks. */
export const validadesVencendo = (usuario: UsuarioAutenticado): SQL =>
  sql`select l.data_validade as validade from ${COM_VALIDADE} where ${vencendo(usuario)}`;

/**
 * Lots with a balance that have expired or are at the end of their shelf life, for users who can take them out of the
 * stock: one notice for each product, stock and day of expiry. A lot that is added makes it another notice.
 */
export const lotesVencendo: Fonte = ({ usuario }) =>
  usuario.permissoes.includes('ESTOQUES')
    ? aviso(
        {
          quando: sql`l.data_validade::timestamp at time zone 'UTC'`,
          id: sql`max(pe.id)`,
          grupo: sql`g.grupo`,
          unidade: sql`u`,
          mensagem: [
            { comum: sql`p.nome` },
            sql`case count(*) when 1 then ', lote ' else ', lotes ' end || string_agg(l.numero, ', ' order by l.numero) || ', em '`,
            { proprio: sql`u.nome` },
            sql`case when l.data_validade < ${hoje()}::date
        then case count(*) when 1 then ': venceu em ' else ': venceram em ' end
        else case count(*) when 1 then ': vence em ' else ': vencem em ' end end || ${dia(sql`l.data_validade`)} || '.'`,
          ],
          estoque: sql`pe.estoque_id`,
          busca: sql`case count(*) when 1 then json_build_object('lote', max(l.numero))
      else json_build_object('produto', p.nome, 'validade', ${dia(sql`l.data_validade`)}) end`,
        },
        sql`${COM_VALIDADE}
  join estoques e on e.id = pe.estoque_id
  join unidades_educacionais u on u.id = e.unidade_educacional_id
  join produtos p on p.id = l.produto_id
  cross join lateral (select case
    when l.data_validade < ${hoje()}::date then ${grupo('LOTES_VENCIDOS')}
    ${sql.join(
      FAIXAS_DE_AVISO.map(
        (dias) => sql`when l.data_validade <= ${hoje()}::date + ${dias}::int then ${grupo(GRUPO_DA_FAIXA[dias])}`,
      ),
      sql` `,
    )} end as grupo) g
  where ${vencendo(usuario)} and ${noFimDaVida()}
  group by u.id, pe.estoque_id, p.id, l.data_validade, g.grupo`,
      )
    : undefined;
