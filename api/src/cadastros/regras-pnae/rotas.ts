import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { listarRegras } from './consultas.js';
import { alterarRegra } from './gravacao.js';

const regrasPnae: Rotas = async (app) => {
  const rota = rotasDe(app, 'Regras do PNAE');

  rota(
    'GET /regras-pnae',
    { permissao: 'LOGADO', summary: 'As regras do PNAE, com a norma e a vigência de cada uma' },
    async ({ contexto }) => listarRegras(contexto.banco),
  );

  rota(
    'PUT /regras-pnae/:id',
    { permissao: 'CONFIGURACOES', summary: 'Corrige uma regra do PNAE' },
    async ({ contexto, params, body }) => alterarRegra(contexto, params.id, body),
  );
};

export default regrasPnae;
