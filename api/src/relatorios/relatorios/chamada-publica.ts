import type { RelatorioChamadaPublica } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import { buscarFornecedores } from '../../cadastros/index.js';
import { buscarChamada } from '../../compras/index.js';

/** A public call with the suppliers of its projects. 404 when its unit is not the user's. */
export async function relatorioDaChamada({ banco, usuario }: Contexto, id: number): Promise<RelatorioChamadaPublica> {
  const chamada = await buscarChamada(banco, usuario, id);
  return {
    chamada,
    fornecedores: await buscarFornecedores(
      banco,
      chamada.projetos.map(({ fornecedor }) => fornecedor.id),
    ),
  };
}
