import { ROTULOS_STATUS_COMPRA, ROTULOS_TIPO_AQUISICAO, type RelatorioSolicitacao } from '@merenda/shared/contratos';
import { rotuloDaCategoria } from '@merenda/shared/regras';
import type { DadoDaFolha } from '../folha/folha.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';
import { identificacaoDoFornecedor } from './dados-do-fornecedor.js';

/** The facts of a purchase request above its tables: who sells, under which contract, and the place of delivery. */
export async function dadosDaSolicitacao(
  { solicitacao, fornecedor, contrato }: RelatorioSolicitacao,
  signal: AbortSignal,
): Promise<DadoDaFolha[]> {
  const { numero, dataSolicitacao, aquisicao, propostaVencedora, unidadeEducacional, status, categorias, motivo } =
    solicitacao;
  return [
    { rotulo: 'Solicitação', valor: `nº ${numero}` },
    { rotulo: 'Data da solicitação', valor: dataSolicitacao },
    ...identificacaoDoFornecedor(fornecedor),
    {
      rotulo: 'Aquisição',
      valor: `${ROTULOS_TIPO_AQUISICAO[aquisicao.aquisicaoTipo]} ${aquisicao.numero}/${aquisicao.ano}`,
    },
    { rotulo: 'Processo administrativo', valor: contrato.numeroProcessoAdminis },
    { rotulo: 'Contrato', valor: propostaVencedora.numeroContrato },
    ...(await dadosDaUnidade(unidadeEducacional, signal)),
    { rotulo: 'Situação', valor: ROTULOS_STATUS_COMPRA[status] },
    { rotulo: 'Categorias', valor: categorias.map(rotuloDaCategoria).join('; ') },
    ...(motivo === null ? [] : [{ rotulo: 'Motivo do cancelamento', valor: motivo }]),
  ];
}
