import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { aprovar, recusar, retirar } from './decisao.js';

const aprovacoes: Rotas = async (app) => {
  const rota = rotasDe(app, 'Usuários');

  rota(
    'PUT /aprovacoes/:id/aprovar',
    {
      permissao: 'USUARIOS',
      reautenticacao: true,
      summary: 'Aprova um pedido e o cumpre',
      description:
        'Não pode ser feita por quem pediu nem pela pessoa de quem o pedido trata; esta só confirma um pedido com `efeitoEm`, que nenhuma outra pessoa poderia aprovar. A resposta é o usuário alterado.',
    },
    async (req) => aprovar(req.contexto, req.params.id),
  );

  rota(
    'PUT /aprovacoes/:id/recusar',
    { permissao: 'USUARIOS', summary: 'Recusa um pedido, ou se opõe a um sobre si: nada mais muda' },
    async (req) => recusar(req.contexto, req.params.id),
  );

  rota('PUT /aprovacoes/:id/retirar', { permissao: 'USUARIOS', summary: 'Retira um pedido próprio' }, async (req) =>
    retirar(req.contexto, req.params.id),
  );
};

export default aprovacoes;
