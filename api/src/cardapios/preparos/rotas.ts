import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { buscarPreparo, listarPreparos } from './consultas.js';
import { alterarPreparo, criarPreparo } from './gravacao.js';
import { listarVersoes } from './versoes.js';

const preparos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Preparos');

  rota('GET /preparos', { permissao: 'LOGADO', summary: 'Lista os preparos' }, async (req) =>
    listarPreparos(req.contexto.banco),
  );

  rota('GET /preparos/:id', { permissao: 'LOGADO', summary: 'Um preparo com sua ficha técnica' }, async (req) =>
    buscarPreparo(req.contexto.banco, req.params.id),
  );

  rota(
    'GET /preparos/:id/versoes',
    { permissao: 'LOGADO', summary: 'As versões de um preparo que refeições usaram, e a atual' },
    async (req) => listarVersoes(req.contexto.banco, req.params.id),
  );

  rota('POST /preparos', { permissao: 'PREPAROS', summary: 'Cadastra um preparo' }, async (req) =>
    criarPreparo(req.contexto, req.body),
  );

  rota('PUT /preparos/:id', { permissao: 'PREPAROS', summary: 'Altera um preparo' }, async (req) =>
    alterarPreparo(req.contexto, req.params.id, req.body),
  );

  rota(
    'DELETE /preparos/:id',
    { permissao: 'PREPAROS', summary: 'Exclui um preparo que não está em uso' },
    async (req) => excluir(req.contexto, 'preparos', req.params.id),
  );
};

export default preparos;
