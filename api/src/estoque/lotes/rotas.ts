import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { bloquearLote, desbloquearLote } from './bloqueio.js';
import { buscarLotes } from './consultas.js';
import { estornarLinha } from './estorno.js';
import { rastrearLote } from './rastreio.js';

const lotes: Rotas = async (app) => {
  const rota = rotasDe(app, 'Lotes');

  rota(
    'GET /lotes',
    { permissao: 'ESTOQUES', summary: 'Lotes das unidades do usuário, por produto e número; sem busca, os bloqueados' },
    async (req) => buscarLotes(req.contexto, req.query),
  );

  rota(
    'GET /lotes/:id/rastreio',
    { permissao: 'ESTOQUES', summary: 'De onde um lote veio, onde está e em que foi usado' },
    async (req) => rastrearLote(req.contexto, req.params.id),
  );

  rota(
    'PUT /lotes/:id/bloquear',
    { permissao: 'ESTOQUES', summary: 'Bloqueia um lote em todos os estoques' },
    async (req) => bloquearLote(req.contexto, req.params.id, req.body),
  );

  rota('PUT /lotes/:id/desbloquear', { permissao: 'ESTOQUES', summary: 'Desbloqueia um lote' }, async (req) =>
    desbloquearLote(req.contexto, req.params.id, req.body),
  );

  rota(
    'POST /estoques/:id/lancamentos/:lancamento/estorno',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Estorna um lançamento de um lote; kit e movimentação recebida, por inteiro',
    },
    async (req) => estornarLinha(req.contexto, req.params.id, req.params.lancamento, req.body),
  );
};

export default lotes;
