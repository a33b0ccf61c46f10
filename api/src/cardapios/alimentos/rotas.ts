import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { listarAlimentos } from './consultas.js';
import { alterarAlimento, criarAlimento } from './gravacao.js';

const alimentos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Alimentos');

  rota(
    'GET /alimentos',
    { permissao: 'LOGADO', summary: 'Lista os alimentos com seus componentes nutricionais' },
    async (req) => listarAlimentos(req.contexto.banco),
  );

  rota('POST /alimentos', { permissao: 'ALIMENTOS', summary: 'Cadastra um alimento' }, async (req) =>
    criarAlimento(req.contexto, req.body),
  );

  rota('PUT /alimentos/:id', { permissao: 'ALIMENTOS', summary: 'Altera um alimento' }, async (req) =>
    alterarAlimento(req.contexto, req.params.id, req.body),
  );

  rota(
    'DELETE /alimentos/:id',
    { permissao: 'ALIMENTOS', summary: 'Exclui um alimento que não está em uso' },
    async (req) => excluir(req.contexto, 'alimentos', req.params.id),
  );
};

export default alimentos;
