import {
  CAMPOS_DO_LOTE_MOVIDO,
  lotesMovidos,
  type LoteMovido,
  type Movimentacao,
  type Pagina,
} from '@merenda/shared/contratos';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { paginaDasMovimentacoesDoUsuario, paginaDeMovimentacoes } from './consultas.js';

/** The movements of a stock, one row for each lot. */
export const EXPORTACAO_DE_MOVIMENTACOES = exportavel('GET /estoques/:id/movimentacoes/pagina', {
  titulo: 'Movimentações',
  ler: async ({ banco }, { params, query }) => porLote(await paginaDeMovimentacoes(banco, params.id, query)),
  campos: CAMPOS_DO_LOTE_MOVIDO,
});

/** The same of all stocks of the user; a movement between two of them once. */
export const EXPORTACAO_DE_MOVIMENTACOES_DAS_UNIDADES = exportavel('GET /estoques/movimentacoes/pagina', {
  titulo: 'Movimentações das unidades',
  ler: async (contexto, { query }) => porLote(await paginaDasMovimentacoesDoUsuario(contexto, query)),
  campos: CAMPOS_DO_LOTE_MOVIDO,
});

const porLote = (pagina: Pagina<Movimentacao>): Pagina<LoteMovido> => ({
  ...pagina,
  linhas: pagina.linhas.flatMap(lotesMovidos),
});
