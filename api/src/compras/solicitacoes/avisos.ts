import { STATUS_PENDENTES } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { dosEstoquesDe } from '../../acesso/index.js';
import { aviso, dia, grupo, type Fonte } from '../../mecanismos/notificacoes/fonte.js';

/** Requests of the user's units that wait for a delivery: for users who make and receive requests. */
export const solicitacoesPendentes: Fonte = ({ usuario }) =>
  usuario.permissoes.includes('SOLICITACOES')
    ? aviso(
        {
          quando: sql`s.data_solicitacao::timestamp at time zone 'UTC'`,
          id: sql`s.id`,
          grupo: grupo('SOLICITACOES_PENDENTES'),
          estado: sql`s.status`,
          unidade: sql`u`,
          mensagem: [
            sql`'Solicitação de ' || ${dia(sql`s.data_solicitacao`)} || ' para '`,
            { proprio: sql`u.nome` },
            sql`case s.status when 'ENVIADA' then ' espera o restante da entrega.' else ' espera a entrega.' end`,
          ],
        },
        sql`solicitacoes s
  join unidades_educacionais u on u.id = s.unidade_educacional_id
  join estoques e on e.unidade_educacional_id = u.id
  where s.status in ${STATUS_PENDENTES} and ${dosEstoquesDe(usuario, sql`e.id`)}`,
      )
    : undefined;
