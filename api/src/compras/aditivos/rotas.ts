import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { exigirVisivel } from '../aquisicoes/consultas.js';
import { aditivosDaAquisicao } from './consultas.js';
import { alterarAditivo, criarAditivo } from './gravacao.js';

const aditivos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Aditivos');

  rota(
    'GET /aquisicoes/:id/aditivos',
    { permissao: 'LOGADO', summary: 'Os aditivos de uma aquisição' },
    async ({ contexto, params }) => {
      await exigirVisivel(contexto, params.id);
      return aditivosDaAquisicao(contexto.banco, params.id);
    },
  );

  rota(
    'POST /aditivos',
    { permissao: 'AQUISICOES', summary: 'Acrescenta um aditivo a uma aquisição vigente' },
    async (req) => criarAditivo(req.contexto, req.body),
  );

  rota('PUT /aditivos/:id', { permissao: 'AQUISICOES', summary: 'Altera um aditivo' }, async (req) =>
    alterarAditivo(req.contexto, req.params.id, req.body),
  );

  rota(
    'DELETE /aditivos/:id',
    { permissao: 'AQUISICOES', summary: 'Exclui um aditivo de que nenhuma solicitação depende' },
    async (req) => excluir(req.contexto, 'aditivos', req.params.id),
  );
};

export default aditivos;
