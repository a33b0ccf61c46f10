import {
  CAMPOS_DA_SOBRA,
  CAMPOS_DAS_REFEICOES_POR_MES,
  CAMPOS_DO_CONSUMO,
  CAMPOS_DO_CUSTO,
  CAMPOS_DO_VALOR_DO_ESTOQUE,
} from '@merenda/shared/contratos';
import { paginaDoValor } from '../../estoque/index.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { periodoValido } from '../../nucleo/periodo.js';
import { paginaDoConsumo } from './consumo-mensal.js';
import { paginaDoCusto } from './custo-das-refeicoes.js';
import { paginaDeSobras, refeicoesPorMes } from './indicadores-de-refeicao.js';

/** The leftovers of the meals of the user's units. */
export const EXPORTACAO_DE_SOBRAS = exportavel('GET /relatorios/sobras/pagina', {
  titulo: 'Sobra por refeição',
  ler: (contexto, { query }) => paginaDeSobras(contexto, periodoValido(query)),
  campos: CAMPOS_DA_SOBRA,
});

/** The planned and the executed meals of each month. */
export const EXPORTACAO_DE_REFEICOES_POR_MES = exportavel('GET /relatorios/refeicoes-por-mes', {
  titulo: 'Refeições por mês',
  ler: (contexto, { query }) => refeicoesPorMes(contexto, periodoValido(query)),
  campos: CAMPOS_DAS_REFEICOES_POR_MES,
});

/** What meals and kits took of each item, month by month. */
export const EXPORTACAO_DO_CONSUMO = exportavel('GET /relatorios/consumo-mensal/pagina', {
  titulo: 'Consumo mensal',
  ler: (contexto, { query }) => paginaDoConsumo(contexto, periodoValido(query)),
  campos: CAMPOS_DO_CONSUMO,
});

/** What the stock of each unit is worth. */
export const EXPORTACAO_DO_VALOR = exportavel('GET /relatorios/valor-dos-estoques/pagina', {
  titulo: 'Valor dos estoques',
  ler: (contexto, { query }) => paginaDoValor(contexto, query),
  campos: CAMPOS_DO_VALOR_DO_ESTOQUE,
});

/** What the meals of each unit and stage cost, month by month. */
export const EXPORTACAO_DO_CUSTO = exportavel('GET /relatorios/custo-das-refeicoes/pagina', {
  titulo: 'Custo das refeições',
  ler: (contexto, { query }) => paginaDoCusto(contexto, periodoValido(query)),
  campos: CAMPOS_DO_CUSTO,
});
