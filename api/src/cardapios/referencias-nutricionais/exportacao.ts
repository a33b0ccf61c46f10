import { CAMPOS_DA_REFERENCIA } from '@merenda/shared/contratos';
import { colunasDefinidas } from '../../mecanismos/exportacoes/colunas.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { listarLimites } from './consultas.js';

/** The bounds of the national reference. */
export const EXPORTACAO_DE_REFERENCIAS = exportavel('GET /referencias-nutricionais', {
  titulo: 'Referências nutricionais',
  ler: ({ banco }) => listarLimites(banco),
  colunas: (_, { banco }) => colunasDefinidas(banco, CAMPOS_DA_REFERENCIA),
});
