import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { listarTratamentos } from './consultas.js';
import { alterarPrazo } from './gravacao.js';

const tratamentos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Privacidade');

  rota(
    'GET /tratamentos',
    {
      permissao: ['USUARIOS', 'CONFIGURACOES'],
      summary: 'O registro dos dados pessoais: o que é guardado, por quê, quem vê e por quanto tempo',
    },
    async ({ contexto }) => listarTratamentos(contexto.banco),
  );

  rota(
    'PUT /tratamentos/:tipo/prazo',
    { permissao: 'CONFIGURACOES', summary: 'Altera por quanto tempo um tipo de dado é guardado' },
    async ({ contexto, params, body }) => alterarPrazo(contexto, params.tipo, body),
  );
};

export default tratamentos;
