import { CAMPOS_DA_REFERENCIA } from '@merenda/shared/contratos';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { listarLimites } from './consultas.js';

/** The bounds of the national reference. */
export const EXPORTACAO_DE_REFERENCIAS = exportavel('GET /referencias-nutricionais', {
  titulo: 'Referências nutricionais',
  ler: ({ banco }) => listarLimites(banco),
  campos: CAMPOS_DA_REFERENCIA,
});
