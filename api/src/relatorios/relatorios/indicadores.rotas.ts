import { PERMISSOES_DO_CUSTO } from '@merenda/shared/contratos';
import { paginaDoValor, valorDosEstoques } from '../../estoque/index.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { periodoValido } from '../../nucleo/periodo.js';
import { consumoMensal, paginaDoConsumo } from './consumo-mensal.js';
import { paginaDoCusto } from './custo-das-refeicoes.js';
import { paginaDeSobras, refeicoesPorMes, sobrasDasRefeicoes } from './indicadores-de-refeicao.js';

/** Figures for the manager, each limited to the user's units. */
const indicadores: Rotas = async (app) => {
  const rota = rotasDe(app, 'Relatórios');

  rota(
    'GET /relatorios/consumo-mensal',
    { permissao: 'ESTOQUES', summary: 'O que refeições e kits consumiram de cada item, mês a mês' },
    async ({ contexto, query }) => consumoMensal(contexto, periodoValido(query)),
  );

  rota(
    'GET /relatorios/consumo-mensal/pagina',
    { permissao: 'ESTOQUES', summary: 'Uma página do consumo de cada item, mês a mês' },
    async ({ contexto, query }) => paginaDoConsumo(contexto, periodoValido(query)),
  );

  rota(
    'GET /relatorios/valor-dos-estoques',
    { permissao: 'ESTOQUES', summary: 'Quanto vale o estoque de cada unidade, pelo preço de compra' },
    async ({ contexto }) => valorDosEstoques(contexto),
  );

  rota(
    'GET /relatorios/valor-dos-estoques/pagina',
    { permissao: 'ESTOQUES', summary: 'Uma página do valor dos estoques, pelo nome da unidade' },
    async ({ contexto, query }) => paginaDoValor(contexto, query),
  );

  rota(
    'GET /relatorios/custo-das-refeicoes/pagina',
    {
      permissao: PERMISSOES_DO_CUSTO,
      summary: 'Quanto custaram as refeições de cada unidade e faixa, mês a mês, e quem paga',
    },
    async ({ contexto, query }) => paginaDoCusto(contexto, periodoValido(query)),
  );

  rota(
    'GET /relatorios/refeicoes-por-mes',
    { permissao: 'LOGADO', summary: 'Refeições planejadas no calendário e executadas, mês a mês' },
    async ({ contexto, query }) => refeicoesPorMes(contexto, periodoValido(query)),
  );

  rota(
    'GET /relatorios/sobras',
    { permissao: 'LOGADO', summary: 'A sobra de cada refeição em que foi pesada' },
    async ({ contexto, query }) => sobrasDasRefeicoes(contexto, periodoValido(query)),
  );

  rota(
    'GET /relatorios/sobras/pagina',
    { permissao: 'LOGADO', summary: 'Uma página das sobras, a mais recente primeiro' },
    async ({ contexto, query }) => paginaDeSobras(contexto, periodoValido(query)),
  );
};

export default indicadores;
