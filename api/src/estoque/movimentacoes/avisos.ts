import { sql } from 'drizzle-orm';
import { dosEstoquesDe } from '../../acesso/index.js';
import { aviso, grupo, type Fonte } from '../../mecanismos/notificacoes/fonte.js';

/** Open movements to the user's stocks: for users who may receive them. */
export const movimentacoesAReceber: Fonte = ({ usuario }) =>
  usuario.permissoes.includes('ESTOQUES')
    ? aviso(
        {
          quando: sql`m.data_inicio_movimentacao`,
          id: sql`m.id`,
          grupo: grupo('MOVIMENTACOES_A_RECEBER'),
          unidade: sql`ud`,
          mensagem: [
            sql`'Movimentação de '`,
            { proprio: sql`uo.nome` },
            sql`' para '`,
            { proprio: sql`ud.nome` },
            sql`' espera recebimento.'`,
          ],
          estoque: sql`m.destino_id`,
        },
        sql`movimentacoes m
  join estoques o on o.id = m.origem_id join unidades_educacionais uo on uo.id = o.unidade_educacional_id
  join estoques d on d.id = m.destino_id join unidades_educacionais ud on ud.id = d.unidade_educacional_id
  where m.status = 'EM_TRANSITO' and ${dosEstoquesDe(usuario, sql`m.destino_id`)}`,
      )
    : undefined;
