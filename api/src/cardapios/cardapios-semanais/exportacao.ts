import { CAMPOS_DO_CARDAPIO_SEMANAL } from '@merenda/shared/contratos';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { listarCardapiosSemanais } from './consultas.js';

/** The weekly menus, each with the menu of each day. */
export const EXPORTACAO_DE_CARDAPIOS_SEMANAIS = exportavel('GET /cardapios-semanais', {
  titulo: 'Cardápios semanais',
  ler: ({ banco }) => listarCardapiosSemanais(banco),
  campos: CAMPOS_DO_CARDAPIO_SEMANAL,
});
