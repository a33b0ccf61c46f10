import { CAMPOS_DO_LOTE_DO_KIT, lotesDoKit } from '@merenda/shared/contratos';
import { anotarConsulta } from '../../mecanismos/auditoria/consulta-a-alunos.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { listarKits } from './consultas.js';

/** The delivered kits of a unit, one row for each lot. */
export const EXPORTACAO_DE_KITS = exportavel('GET /estoques/:id/unidade/:unidade/kit', {
  titulo: 'Kits entregues',
  anotar: (contexto, { params }) =>
    anotarConsulta(contexto, { entidade: 'alunos', id: null, depois: { estoqueId: params.id, planilha: true } }),
  ler: async ({ banco }, { params }) => (await listarKits(banco, params.id, params.unidade)).flatMap(lotesDoKit),
  campos: CAMPOS_DO_LOTE_DO_KIT,
});
