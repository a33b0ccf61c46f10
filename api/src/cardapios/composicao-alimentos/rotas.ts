import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { listarComposicao } from './consultas.js';

const composicaoAlimentos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Alimentos');

  rota(
    'GET /composicao-alimentos',
    { permissao: 'LOGADO', summary: 'Tabela de composição de alimentos, por 100 g' },
    async (req) => listarComposicao(req.contexto.banco),
  );
};

export default composicaoAlimentos;
