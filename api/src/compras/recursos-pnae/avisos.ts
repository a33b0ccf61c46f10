import { sql } from 'drizzle-orm';
import { aviso, grupo, type Fonte } from '../../mecanismos/notificacoes/fonte.js';
import { hoje } from '../../nucleo/relogio.js';

/** That this year will miss its goal of family farming, as it was last foreseen: for users who buy, whatever their units. */
export const agriculturaFamiliarEmFalta: Fonte = ({ usuario }) =>
  usuario.permissoes.includes('AQUISICOES')
    ? aviso(
        {
          quando: sql`p.dia::timestamp at time zone 'UTC'`,
          id: sql`p.ano`,
          grupo: grupo('AGRICULTURA_FAMILIAR_EM_FALTA'),
          mensagem: [sql`p.lembrete`],
        },
        sql`previsoes_do_pnae p where p.ano = ${Number(hoje().slice(0, 4))} and p.lembrete is not null`,
      )
    : undefined;
