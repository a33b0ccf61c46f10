import type { RelatorioAquisicao } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import { buscarFornecedores } from '../../cadastros/index.js';
import { buscarAquisicao, itensDaAquisicao } from '../../compras/index.js';

/** An acquisition with the balances of its items and its suppliers. 404 when its unit is not the user's. */
export async function relatorioDaAquisicao({ banco, usuario }: Contexto, id: number): Promise<RelatorioAquisicao> {
  const aquisicao = await buscarAquisicao(banco, usuario, id);
  return {
    aquisicao,
    itens: await itensDaAquisicao(banco, id),
    fornecedores: await buscarFornecedores(
      banco,
      aquisicao.propostasVencedoras.map(({ fornecedor }) => fornecedor.id),
    ),
  };
}
