import { CAMPOS_DA_REFEICAO } from '@merenda/shared/contratos';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { paginaDeRefeicoes } from './consultas.js';

/** The meals of a unit, or of all units of the user. */
export const EXPORTACAO_DE_REFEICOES = exportavel('GET /refeicoes/pagina', {
  titulo: 'Refeições',
  ler: (contexto, { query }) => paginaDeRefeicoes(contexto, query),
  campos: CAMPOS_DA_REFEICAO,
});
