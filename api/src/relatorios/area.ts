import type { Area } from '../mecanismos/area.js';
import hoje from './hoje/rotas.js';
import primeirosPassos from './primeiros-passos/rotas.js';
import {
  EXPORTACAO_DE_REFEICOES_POR_MES,
  EXPORTACAO_DE_SOBRAS,
  EXPORTACAO_DO_CONSUMO,
  EXPORTACAO_DO_CUSTO,
  EXPORTACAO_DO_VALOR,
} from './relatorios/exportacao.js';
import indicadores from './relatorios/indicadores.rotas.js';
import relatorios from './relatorios/rotas.js';

/** What all areas together show: the home, the first days, papers and figures. */
export const RELATORIOS = {
  rotas: [hoje, indicadores, primeirosPassos, relatorios],
  exportaveis: {
    sobras: EXPORTACAO_DE_SOBRAS,
    'refeicoes-por-mes': EXPORTACAO_DE_REFEICOES_POR_MES,
    'consumo-mensal': EXPORTACAO_DO_CONSUMO,
    'valor-dos-estoques': EXPORTACAO_DO_VALOR,
    'custo-das-refeicoes': EXPORTACAO_DO_CUSTO,
  },
} satisfies Area;
