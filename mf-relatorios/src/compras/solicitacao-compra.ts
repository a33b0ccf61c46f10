import { api } from '@merenda/shared';
import type { Solicitacao } from '@merenda/shared/contratos';
import { lerDescricoes } from '../convencoes/descricoes';
import type { Relatorio } from '../relatorios';
import { dadosDaSolicitacao } from './dados-da-solicitacao';

/** A purchase request, as it goes to the supplier. */
export const solicitacaoCompra: Relatorio = async ({ id = '', signal }) => {
  const [solicitacao, unidade] = await Promise.all([api.get<Solicitacao>(`relatorios/solicitacoes/${id}`, { signal }), lerDescricoes('unidades-produto', signal)]);
  return {
    titulo: 'Solicitação de Compra',
    dados: await dadosDaSolicitacao(solicitacao, signal),
    tabelas: [
      {
        titulo: 'Itens solicitados',
        colunas: [
          { titulo: 'Produto' }, { titulo: 'Item' }, { titulo: 'Quantidade', tipo: 'quantidade' }, { titulo: 'Unidade' }, { titulo: 'Preço', tipo: 'moeda' }, { titulo: 'Valor', tipo: 'moeda' },
        ],
        linhas: solicitacao.itens.map((item) => [item.produto.nome, item.produto.item.nome, item.quantidade, unidade(item.unidade), item.precoUnidade, item.valorItem]),
        total: ['Total', null, null, null, null, solicitacao.valor],
        vazia: 'Nenhum item.',
      },
    ],
    assinaturas: ['Responsável pela solicitação', 'Fornecedor'],
  };
};
