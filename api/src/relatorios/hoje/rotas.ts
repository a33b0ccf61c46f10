import { QUEM_VE_OS_NUMEROS_DA_SECRETARIA } from '@merenda/shared/contratos';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { listarFiguras } from './figuras.js';
import { lerNumerosDaSecretaria } from './secretaria.js';
import { paginaDasUnidades } from './unidades.js';

const hoje: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota(
    'GET /hoje/unidades/pagina',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      summary: 'Uma página das unidades do usuário, com o que cada uma tem hoje',
    },
    async ({ contexto, query }) => paginaDasUnidades(contexto, query),
  );

  rota(
    'GET /hoje/secretaria',
    {
      permissao: QUEM_VE_OS_NUMEROS_DA_SECRETARIA,
      summary: 'Os números que a secretaria acompanha, mês a mês: contratos, refeições e o que vence',
    },
    async ({ contexto, query }) => lerNumerosDaSecretaria(contexto, query),
  );

  rota(
    'GET /hoje/:cartao',
    { permissao: 'LOGADO', summary: 'Os números de um cartão da página inicial que o usuário pode ver' },
    async ({ contexto, params, query }) => listarFiguras(contexto, params.cartao, query),
  );
};

export default hoje;
