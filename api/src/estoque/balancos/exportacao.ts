import { CAMPOS_DO_BALANCO } from '@merenda/shared/contratos';
import { colunasDefinidas } from '../../mecanismos/exportacoes/colunas.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { campoDaUnidade } from '../estoques/exportacao.js';
import { listarBalancos } from './consultas.js';

/** The counts of a stock. */
export const EXPORTACAO_DE_BALANCOS = exportavel('GET /estoques/:id/balancos', {
  titulo: 'Balanços',
  ler: ({ banco }, { params }) => listarBalancos(banco, params.id),
  colunas: async (_, contexto, { params }) =>
    colunasDefinidas(contexto.banco, { ...(await campoDaUnidade(contexto, params.id)), ...CAMPOS_DO_BALANCO }),
});
