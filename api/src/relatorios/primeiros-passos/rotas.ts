import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { listarPassos } from './consultas.js';

const primeirosPassos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota(
    'GET /primeiros-passos',
    { permissao: 'LOGADO', summary: 'O que falta até a primeira refeição, dos passos que o usuário pode fazer' },
    async (req) => listarPassos(req.contexto),
  );
};

export default primeirosPassos;
