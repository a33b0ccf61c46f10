import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { listarLimites } from './consultas.js';
import { alterarLimite } from './gravacao.js';

const referenciasNutricionais: Rotas = async (app) => {
  const rota = rotasDe(app, 'Referências nutricionais');

  rota(
    'GET /referencias-nutricionais',
    { permissao: 'LOGADO', summary: 'Todos os limites da referência nacional' },
    async (req) => listarLimites(req.contexto.banco),
  );

  rota(
    'PUT /referencias-nutricionais/:id',
    { permissao: 'CARDAPIOS', summary: 'Corrige um limite da referência nacional' },
    async (req) => alterarLimite(req.contexto, req.params.id, req.body),
  );
};

export default referenciasNutricionais;
