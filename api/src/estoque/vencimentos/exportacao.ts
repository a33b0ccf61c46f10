import { ROTULOS_MOTIVO_DA_SOBRA } from '@merenda/shared/contratos';
import { precoEstimado } from '@merenda/shared/regras';
import { descricoesDe } from '../../mecanismos/convencoes.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { colunaDaMedida, colunaDoConteudo, colunasDoLote } from '../estoques/colunas-do-lote.js';
import { preverVencimentos } from './calculo.js';

/** What the calendar leaves of each lot of the user's units. */
export const EXPORTACAO_DE_VENCIMENTOS = exportavel('GET /vencimentos', {
  titulo: 'Vencimentos à frente',
  ler: async (contexto) => (await preverVencimentos(contexto)).lotes,
  colunas: async (de, { banco }) => {
    const { texto, numero, dia } = de;
    const embalagem = await descricoesDe(banco, 'unidades-produto');
    return [
      texto('Unidade', ({ unidade }) => unidade.nome),
      ...colunasDoLote(de, ({ produtoLote }) => produtoLote),
      texto('Onde está', ({ produtoEstoque }) => (produtoEstoque === null ? 'A caminho' : 'No estoque')),
      numero('Tem', ({ quantidade }) => quantidade),
      numero('Sobra ao vencer', ({ sobra }) => sobra),
      texto('Embalagem', ({ produtoLote }) => embalagem(produtoLote.produto.unidadeProduto)),
      colunaDoConteudo(
        de,
        'Conteúdo',
        ({ quantidade }) => quantidade,
        ({ produtoLote }) => produtoLote.produto,
      ),
      colunaDoConteudo(
        de,
        'Conteúdo da sobra',
        ({ sobra }) => sobra,
        ({ produtoLote }) => produtoLote.produto,
      ),
      colunaDaMedida(de, ({ produtoLote }) => produtoLote.produto),
      texto('Motivo', ({ motivo }) => ROTULOS_MOTIVO_DA_SOBRA[motivo]),
      numero('Valor da sobra', ({ valor }) => valor),
      texto('Preço estimado', ({ origemPreco }) => (precoEstimado(origemPreco) ? 'Sim' : undefined)),
      texto('Quem usa a tempo', ({ destino }) => destino?.unidade.nome),
      numero('Quantidade para quem usa', ({ destino }) => destino?.quantidade ?? null),
      dia('Trocar o prato até', ({ trocarEm }) => trocarEm),
    ];
  },
});
