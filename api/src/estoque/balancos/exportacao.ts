import { CAMPOS_DO_BALANCO } from '@merenda/shared/contratos';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { campoDaUnidade } from '../estoques/exportacao.js';
import { listarBalancos } from './consultas.js';

/** The counts of a stock. */
export const EXPORTACAO_DE_BALANCOS = exportavel('GET /estoques/:id/balancos', {
  titulo: 'Balanços',
  ler: ({ banco }, { params }) => listarBalancos(banco, params.id),
  campos: async (contexto, { params }) => ({ ...(await campoDaUnidade(contexto, params.id)), ...CAMPOS_DO_BALANCO }),
});
