import { ProdutoNovo, type Produto, type UnidadeMedida } from '@merenda/shared/contratos';
import { violacao } from '@merenda/shared/regras';
import { asc } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { itensProduto, produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { alimentos } from '../../banco/esquema/cardapios/cardapios.js';
import { itensProposta } from '../../banco/esquema/compras/aquisicoes.js';
import { produtoLotes } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { opcoesDaConvencao } from '../../mecanismos/convencoes.js';
import { numero, opcao, temperatura, texto, unidadeMedida } from '../../mecanismos/importacoes/campos.js';
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
      campos: [
        texto('nome', 'Nome', 'Arroz tipo 1 - saco de 5 kg', {
          sinonimos: ['Produto', 'Nome do produto', 'Descrição'],
          obrigatorio: true,
          explicacao: 'O item com a sua embalagem. Identifica o produto.',
        }),
        opcao(
          'item',
          'Item',
          itens.map(({ id, nome }) => ({ valor: id, rotulo: nome })),
          'Arroz tipo 1',
          {
            sinonimos: ['Nome do item', 'Gênero', 'Gênero alimentício'],
            obrigatorio: true,
            explicacao: 'Escolha uma opção da lista. Cadastre ou importe os itens antes.',
          },
        ),
        opcao('unidadeProduto', 'Unidade do produto', await opcoesDaConvencao(banco, 'unidades-produto'), 'Saco', {
          sinonimos: ['Embalagem', 'Unidade de compra', 'Unidade de fornecimento'],
          obrigatorio: true,
          explicacao: 'A embalagem em que o produto é comprado. Escolha uma opção da lista.',
        }),
        numero('medidaReal', 'Medida', 3, '5', {
          sinonimos: ['Conteúdo', 'Quantidade por embalagem', 'Quantidade na embalagem', 'Medida real'],
          obrigatorio: true,
          doNome: 'QUANTIDADE',
          explicacao: 'Quantidade que vem em uma embalagem, com vírgula para os decimais.',
        }),
        unidadeMedida('Quilograma', {
          obrigatorio: true,
          doNome: 'UNIDADE',
          explicacao: 'A unidade do conteúdo. Escolha uma opção da lista, ou escreva g, kg, ml, l ou un.',
        }),
        {
          campo: 'isPerecivel',
          titulo: 'Perecível',
          sinonimos: ['É perecível'],
          leitura: { tipo: 'logico' },
          explicacao: 'Sim ou não. Se ficar em branco, um produto novo é cadastrado como não perecível.',
          exemplo: 'Não',
        },
        temperatura('temperaturaMinima', 'Temperatura mínima (°C)', '-25', {
          explicacao: 'Em graus Celsius. Deixe em branco para não definir uma temperatura mínima.',
        }),
        temperatura('temperaturaMaxima', 'Temperatura máxima (°C)', '-12', {
          explicacao:
            'Em graus Celsius. Acima dela, o recebimento exige uma justificativa. Deixe em branco para não definir uma temperatura máxima.',
        }),
      ],
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

function valoresDe({
  nome,
  isPerecivel,
  medidaReal,
  unidadeMedida,
  unidadeProduto,
  item,
  temperaturaMinima = null,
  temperaturaMaxima = null,
}: ProdutoNovo | Produto): Valores {
  return {
    nome,
    item: item.id,
    unidadeProduto,
    medidaReal,
    unidadeMedida,
    isPerecivel,
    temperaturaMinima,
    temperaturaMaxima,
  };
}

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
