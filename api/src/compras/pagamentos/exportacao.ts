import { CAMPOS_DO_PAGAMENTO } from '@merenda/shared/contratos';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { paginaDePagamentos } from './paginas.js';

/** The payments of the user's units. */
export const EXPORTACAO_DE_PAGAMENTOS = exportavel('GET /pagamentos/pagina', {
  titulo: 'Pagamentos',
  ler: (contexto, { query }) => paginaDePagamentos(contexto, query),
  campos: CAMPOS_DO_PAGAMENTO,
});
