import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { listarSessoes } from './consultas.js';
import { encerrarOutras, encerrarUma } from './encerramento.js';

const sessoes: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota('GET /sessoes', { permissao: 'LOGADO', summary: 'As sessões abertas de quem pede' }, async ({ contexto }) =>
    listarSessoes(contexto),
  );

  rota(
    'DELETE /sessoes',
    { permissao: 'LOGADO', summary: 'Encerra as outras sessões de quem pede' },
    async ({ contexto }) => encerrarOutras(contexto),
  );

  rota(
    'DELETE /sessoes/:sessao',
    { permissao: 'LOGADO', summary: 'Encerra uma sessão de quem pede' },
    async ({ contexto, params }) => encerrarUma(contexto, params.sessao),
  );
};

export default sessoes;
