import { ROTULOS_STATUS_COMPRA, ROTULOS_TIPO_AQUISICAO, type Solicitacao } from '@merenda/shared/contratos';
import { rotuloDaCategoria } from '@merenda/shared/regras';
import type { DadoDaFolha } from '../folha/folha.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';

/** The facts of a purchase request above its tables, with the place of delivery. */
export async function dadosDaSolicitacao(solicitacao: Solicitacao, signal: AbortSignal): Promise<DadoDaFolha[]> {
  const {
    numero,
    dataSolicitacao,
    aquisicao,
    fornecedor,
    propostaVencedora,
    unidadeEducacional,
    status,
    categorias,
    motivo,
  } = solicitacao;
  return [
    { rotulo: 'Solicitação', valor: `nº ${numero}` },
    { rotulo: 'Data da solicitação', valor: dataSolicitacao },
    {
      rotulo: 'Aquisição',
      valor: `${ROTULOS_TIPO_AQUISICAO[aquisicao.aquisicaoTipo]} ${aquisicao.numero}/${aquisicao.ano}`,
    },
    { rotulo: 'Fornecedor', valor: fornecedor.nome },
    { rotulo: 'Contrato', valor: propostaVencedora.numeroContrato },
    ...(await dadosDaUnidade(unidadeEducacional, signal)),
    { rotulo: 'Situação', valor: ROTULOS_STATUS_COMPRA[status] },
    { rotulo: 'Categorias', valor: categorias.map(rotuloDaCategoria).join('; ') },
    ...(motivo === null ? [] : [{ rotulo: 'Motivo do cancelamento', valor: motivo }]),
  ];
}
