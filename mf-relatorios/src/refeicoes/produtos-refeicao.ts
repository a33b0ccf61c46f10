import { api } from '@merenda/shared';
import { descreverConteudo } from '@merenda/shared/regras';
import { COLUNA_DO_CONTEUDO } from '../convencoes/conteudo.js';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { Relatorio } from '../folha/relatorio.js';
import { ASSINATURAS_DA_REFEICAO, dadosDaRefeicao, tituloDaRefeicao } from './dados-da-refeicao.js';

/** The products that a meal took from the stock, lot by lot; before the execution, those that it would take. */
export const produtosRefeicao: Relatorio = async ({ id = '', signal }) => {
  const [refeicao, produtos, unidade] = await Promise.all([
    api.get('relatorios/refeicoes/:id', { caminho: { id }, signal }),
    api.get('refeicoes/:id/produtos', { caminho: { id }, signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  return {
    titulo: tituloDaRefeicao('Produtos da refeição', refeicao),
    dados: await dadosDaRefeicao(refeicao, signal),
    tabelas: [
      {
        titulo: refeicao.executado ? 'Produtos que saíram do estoque' : 'Produtos que sairão do estoque na execução',
        colunas: [
          { titulo: 'Produto' },
          { titulo: 'Item' },
          { titulo: 'Lote', tipo: 'codigo' },
          { titulo: 'Validade', tipo: 'data' },
          { titulo: 'Quantidade', tipo: 'embalagens' },
          { titulo: 'Unidade' },
          COLUNA_DO_CONTEUDO,
        ],
        linhas: produtos.map(({ produto, item, lote, dataValidade, quantidade }) => [
          produto.nome,
          item.nome,
          lote,
          dataValidade,
          quantidade,
          unidade(produto.unidadeProduto),
          descreverConteudo(quantidade, produto),
        ]),
        vazia: 'Nenhum produto no estoque atende a esta refeição.',
      },
    ],
    assinaturas: ASSINATURAS_DA_REFEICAO,
  };
};
