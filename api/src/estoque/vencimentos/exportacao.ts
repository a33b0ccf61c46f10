import { CAMPOS_DO_LOTE_COM_SOBRA } from '@merenda/shared/contratos';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { preverVencimentos } from './calculo.js';

/** What the calendar leaves of each lot of the user's units. */
export const EXPORTACAO_DE_VENCIMENTOS = exportavel('GET /vencimentos', {
  titulo: 'Vencimentos à frente',
  ler: async (contexto) => (await preverVencimentos(contexto)).lotes,
  campos: CAMPOS_DO_LOTE_COM_SOBRA,
});
