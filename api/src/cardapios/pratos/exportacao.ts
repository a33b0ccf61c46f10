import { CAMPOS_DO_PRATO } from '@merenda/shared/contratos';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { listarPratos } from './consultas.js';

/** The dishes, each with the names of its preparations. */
export const EXPORTACAO_DE_PRATOS = exportavel('GET /pratos', {
  titulo: 'Pratos',
  ler: ({ banco }) => listarPratos(banco),
  campos: CAMPOS_DO_PRATO,
  nomes: ['nome', 'modalidade', 'categoria', 'preparos', 'tiposDaRefeicao'],
});
