import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { buscarDesperdicio } from './consultas.js';

const desperdicios: Rotas = async (app) => {
  const rota = rotasDe(app, 'Desperdícios');

  rota(
    'GET /refeicoes/:id/desperdicios',
    { permissao: 'LOGADO', summary: 'Alunos alimentados e não alimentados de uma refeição executada' },
    async ({ contexto, params }) => buscarDesperdicio(contexto, app.externos.alunos, params.id),
  );
};

export default desperdicios;
