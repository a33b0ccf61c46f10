import { ROTULOS_STATUS_COMPRA, ROTULOS_TIPO_AQUISICAO, type Solicitacao } from '@merenda/shared/contratos';
import { rotuloDaCategoria } from '../alimentacao/rotulo-da-categoria';
import type { Folha } from '../folha/folha';

/** The facts of a purchase request that stand above its tables. */
export function dadosDaSolicitacao({ dataSolicitacao, aquisicao, fornecedor, propostaVencedora, unidadeEducacional, status, categorias, motivo }: Solicitacao): NonNullable<Folha['dados']> {
  return [
    { rotulo: 'Data da solicitação', valor: dataSolicitacao },
    { rotulo: 'Aquisição', valor: `${ROTULOS_TIPO_AQUISICAO[aquisicao.aquisicaoTipo]} ${aquisicao.numero}/${aquisicao.ano}` },
    { rotulo: 'Fornecedor', valor: fornecedor.nome },
    { rotulo: 'Contrato', valor: propostaVencedora.numeroContrato },
    { rotulo: 'Unidade educacional', valor: unidadeEducacional.nome },
    { rotulo: 'Situação', valor: ROTULOS_STATUS_COMPRA[status] },
    { rotulo: 'Categorias', valor: categorias.map(rotuloDaCategoria).join('; ') },
    ...(motivo === null ? [] : [{ rotulo: 'Motivo do cancelamento', valor: motivo }]),
  ];
}
