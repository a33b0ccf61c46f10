import { exigirPermissaoDaRota } from '../rota-declarada.js';
import { rotasDe, type Rotas } from '../rotas.js';
import { desfazerExclusao } from './desfazimento.js';
import type { Desfaziveis } from './desfazivel.js';

/** The route that undoes deletions of these entities. */
export const exclusoes =
  (desfaziveis: Desfaziveis): Rotas =>
  async (app) => {
    const rota = rotasDe(app, 'Exclusões');

    rota(
      'POST /exclusoes/desfazer',
      {
        // The permission depends on the entity: it is that of the call that deleted the record.
        permissao: 'LOGADO',
        summary: 'Desfaz uma exclusão do próprio usuário, até 30 segundos depois dela',
        description: 'O registro volta como era, com o mesmo id e a mesma versão.',
      },
      async ({ contexto, body }) => {
        const desfazivel = desfaziveis[body.entidade];
        exigirPermissaoDaRota(app, contexto, desfazivel.exclusao, PROIBIDO);
        await desfazerExclusao(contexto, desfazivel, body);
      },
    );
  };

const PROIBIDO = 'Você não tem mais permissão para excluir este registro nem para desfazer a exclusão.';
