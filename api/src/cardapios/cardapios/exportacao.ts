import { CAMPOS_DO_CARDAPIO } from '@merenda/shared/contratos';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { listarCardapios } from './consultas.js';

/** The menus of a day, each with its dishes by the hour. */
export const EXPORTACAO_DE_CARDAPIOS = exportavel('GET /cardapios', {
  titulo: 'Cardápios',
  ler: ({ banco }, { query }) => listarCardapios(banco, query),
  campos: CAMPOS_DO_CARDAPIO,
});
