import { CAMPOS_DA_SOLICITACAO } from '@merenda/shared/contratos';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { paginaDeSolicitacoes } from './paginas.js';

/** The purchase requests of the user's units. */
export const EXPORTACAO_DE_SOLICITACOES = exportavel('GET /solicitacoes/pagina', {
  titulo: 'Solicitações de compra',
  ler: (contexto, { query }) => paginaDeSolicitacoes(contexto, query),
  campos: CAMPOS_DA_SOLICITACAO,
});
