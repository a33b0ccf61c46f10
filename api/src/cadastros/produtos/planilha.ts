import { CAMPOS_DO_PRODUTO, ProdutoNovo, type Produto, type UnidadeMedida } from '@merenda/shared/contratos';
import { SINONIMOS_DA_UNIDADE_MEDIDA, violacao } from '@merenda/shared/regras';
import { asc } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { itensProduto, produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { alimentos } from '../../banco/esquema/cardapios/cardapios.js';
import { itensProposta } from '../../banco/esquema/compras/aquisicoes.js';
import { produtoLotes } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { camposDaPlanilha, valoresDosCampos } from '../../mecanismos/importacoes/definicao.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { listarItens } from '../itens-produto/consultas.js';
import { violacoesDaMedida } from '../itens-produto/medida.js';
import { listarProdutos } from './consultas.js';
import { atualizarProdutos, inserirProdutos, recusaDaEmbalagem } from './gravacao.js';

/** Products from a spreadsheet. A row finds its product by name, and its item by the item's name. */
export const PLANILHA_DE_PRODUTOS: Definicao<ProdutoNovo, Produto> = {
  permissao: 'PRODUTOS',
  titulo: 'Produtos',
  travas: [itensProduto, produtos],
  abrir: async (banco) => {
    const atuais = await listarProdutos(banco);
    const itens = await listarItens(banco);
    const usos = await usosDosProdutos(banco);
    return {
      campos: await camposDaPlanilha(banco, CAMPOS_DO_PRODUTO, {
        nome: { sinonimos: ['Produto', 'Nome do produto', 'Descrição'] },
        item: {
          sinonimos: ['Nome do item', 'Gênero', 'Gênero alimentício'],
          leitura: {
            tipo: 'opcao',
            opcoes: itens.map(({ id, nome }) => ({ valor: id, rotulo: nome })),
            citado: 'itens',
          },
        },
        unidadeProduto: { sinonimos: ['Embalagem', 'Unidade de compra', 'Unidade de fornecimento'] },
        medidaReal: {
          sinonimos: ['Conteúdo', 'Quantidade por embalagem', 'Quantidade na embalagem', 'Medida real', 'Gramatura'],
          doNome: 'QUANTIDADE',
        },
        unidadeMedida: { sinonimos: SINONIMOS_DA_UNIDADE_MEDIDA, doNome: 'UNIDADE' },
        isPerecivel: { sinonimos: ['É perecível'] },
      }),
      chave,
      atuais: new Map(atuais.map((produto) => [chave(valoresDe(produto)) ?? '', produto])),
      esquema: ProdutoNovo,
      paraCorpo: ({ item, ...valores }) => ({ ...valores, ...(item !== undefined && { item: { id: item } }) }),
      valoresDe,
      conferir: (depois, antes) => {
        const recusa =
          antes &&
          recusaDaEmbalagem(antes, depois, {
            comLotes: usos.comLotes.has(antes.id),
            contratado: usos.contratados.has(antes.id),
          });
        return [
          ...violacoesDaMedida('O alimento', usos.alimentos.get(depois.item.id) ?? [], depois.unidadeMedida),
          ...violacao(typeof recusa === 'string', 'medidaReal', recusa ?? ''),
        ];
      },
    };
  },
  inserir: inserirProdutos,
  atualizar: atualizarProdutos,
};

function chave({ nome }: Valores): string | null {
  const lido = ProdutoNovo.shape.nome.safeParse(nome);
  return lido.success ? lido.data : null;
}

const valoresDe = (produto: ProdutoNovo | Produto): Valores => ({
  ...valoresDosCampos(CAMPOS_DO_PRODUTO, produto),
  item: produto.item.id,
});

/** What limits the changes of products: lots, contracts, and the foods of their items. */
async function usosDosProdutos(banco: Banco | Transacao) {
  const lotes = await banco.selectDistinct({ id: produtoLotes.produtoId }).from(produtoLotes);
  const propostos = await banco.selectDistinct({ id: itensProposta.produtoId }).from(itensProposta);
  const doItem = new Map<number, { nome: string; unidadeMedida: UnidadeMedida }[]>();
  for (const { itemId, nome, unidadeMedida } of await banco
    .select({ itemId: alimentos.itemId, nome: alimentos.nome, unidadeMedida: alimentos.unidadeMedida })
    .from(alimentos)
    .orderBy(asc(alimentos.nome)))
    doItem.set(itemId, [...(doItem.get(itemId) ?? []), { nome, unidadeMedida }]);
  return {
    comLotes: new Set(lotes.map(({ id }) => id)),
    contratados: new Set(propostos.map(({ id }) => id)),
    alimentos: doItem,
  };
}
