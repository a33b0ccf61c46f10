import type { RelatorioRecebimento, RelatorioSolicitacao } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { primeira } from '../../banco/restricoes.js';
import { buscarFornecedor } from '../../cadastros/index.js';
import { buscarSolicitacao, listarRecebimentos, VIGENCIA } from '../../compras/index.js';

/**
 * A purchase request with its supplier and contract, whose unit may be another than the one that buys. 404 when the
 * request's unit is not the user's.
 */
export async function relatorioDaSolicitacao({ banco, usuario }: Contexto, id: number): Promise<RelatorioSolicitacao> {
  const solicitacao = await buscarSolicitacao(banco, usuario, id);
  return {
    solicitacao,
    fornecedor: await buscarFornecedor(banco, solicitacao.fornecedor.id),
    contrato: await lerContrato(banco, solicitacao.aquisicao.id),
  };
}

/** The same with its deliveries. */
export const relatorioDoRecebimento = async (contexto: Contexto, id: number): Promise<RelatorioRecebimento> => ({
  ...(await relatorioDaSolicitacao(contexto, id)),
  recebimentos: await listarRecebimentos(contexto, id),
});

async function lerContrato(banco: Banco, aquisicaoId: number): Promise<RelatorioSolicitacao['contrato']> {
  const { rows } = await banco.execute<RelatorioSolicitacao['contrato'] & Record<string, unknown>>(sql`
    select a.numero_processo_adminis as "numeroProcessoAdminis", to_char(a.data_contrato, 'DD/MM/YYYY') as "dataContrato", to_char(${VIGENCIA}, 'DD/MM/YYYY') as vigencia
    from aquisicoes a where a.id = ${aquisicaoId}`);
  return primeira(rows);
}
