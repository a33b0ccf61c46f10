import { exigirPermissaoDaRota } from '../rota-declarada.js';
import { rotasDe, type Rotas } from '../rotas.js';
import { desfazerExclusao } from './desfazimento.js';
import { exclusoesDasAreas } from './excluivel.js';

const exclusoes: Rotas = async (app) => {
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
      exigirPermissaoDaRota(app, contexto, exclusoesDasAreas().excluiveis[body.entidade].exclusao, PROIBIDO);
      await desfazerExclusao(contexto, body);
    },
  );
};

const PROIBIDO = 'Você não tem mais permissão para excluir este registro nem para desfazer a exclusão.';

export default exclusoes;
