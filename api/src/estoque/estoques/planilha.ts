import { CAMPOS_DO_LOTE_INICIAL, LoteInicial } from '@merenda/shared/contratos';
import { emPalavras, violacao, type EscreverEmbalagens } from '@merenda/shared/regras';
import { listarEstoquesDoUsuario } from '../../acesso/index.js';
import { produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { produtoLotes, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { escritorDeEmbalagens, listarProdutos } from '../../cadastros/index.js';
import { camposDaPlanilha } from '../../mecanismos/importacoes/definicao.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { violacoesDasDatas } from './adicao.js';
import { corrigirLotesIniciais, inserirLotesIniciais, listarLotesNoEstoque, type LoteNoEstoque } from './inicial.js';

/**
 * What the user's units have on the first day, lot by lot. A row is one lot in one unit. The opening quantity of a lot can
 * be corrected until the lot moves, and so can the price of a package.
 */
export const PLANILHA_DO_ESTOQUE_INICIAL: Definicao<LoteInicial, LoteNoEstoque> = {
  permissao: 'ESTOQUES',
  titulo: 'Estoque inicial',
  travas: [produtos, produtoLotes, produtosEstoque],
  abrir: async (banco, usuario) => {
    const estoques = await listarEstoquesDoUsuario(banco, usuario);
    const catalogo = await listarProdutos(banco);
    const escritor = await escritorDeEmbalagens(banco);
    const medidos = new Map(catalogo.map((produto) => [produto.id, produto]));
    const atuais = await listarLotesNoEstoque(banco, usuario);
    return {
      campos: await camposDaPlanilha(banco, CAMPOS_DO_LOTE_INICIAL, {
        estoque: {
          sinonimos: ['Escola', 'Estoque', 'Unidade educacional'],
          leitura: {
            tipo: 'opcao',
            opcoes: estoques.map(({ id, unidadeEducacional }) => ({ valor: id, rotulo: unidadeEducacional.nome })),
          },
        },
        produto: {
          sinonimos: ['Nome do produto', 'Descrição'],
          leitura: {
            tipo: 'opcao',
            opcoes: catalogo.map(({ id, nome }) => ({ valor: id, rotulo: nome })),
            citado: 'produtos',
          },
        },
        numero: { sinonimos: ['Número do lote', 'Nº do lote'] },
        dataFabricacao: { sinonimos: ['Data de fabricação', 'Fabricado em'] },
        dataValidade: { sinonimos: ['Data de validade', 'Vencimento', 'Vence em'] },
        quantidade: { sinonimos: ['Qtd', 'Qtde', 'Saldo'] },
        precoUnidade: { sinonimos: ['Preço', 'Preço unitário', 'Valor unitário', 'Custo unitário'] },
      }),
      chave,
      atuais: new Map(atuais.map((lote) => [chave(valoresDe(lote)) ?? '', lote])),
      esquema: LoteInicial,
      paraCorpo: ({ estoque, produto, ...lote }) => ({
        ...lote,
        ...(estoque !== undefined && { estoque: { id: estoque } }),
        ...(produto !== undefined && { produto: { id: produto } }),
      }),
      valoresDe,
      conferir: (depois, antes) => {
        const produto = medidos.get(depois.produto.id);
        const recusa = antes && recusaDaCorrecao(depois, antes, produto && escritor(produto));
        return antes ? violacao(typeof recusa === 'string', 'quantidade', recusa ?? '') : violacoesDasDatas(depois);
      },
    };
  },
  inserir: inserirLotesIniciais,
  atualizar: corrigirLotesIniciais,
};

/** Why a file may not change a lot of a stock; null when it may, or says the same. */
function recusaDaCorrecao(depois: LoteInicial, antes: LoteNoEstoque, escrever?: EscreverEmbalagens): string | null {
  if (antes.excluida) return 'Este lote foi excluído do estoque desta unidade.';
  if (depois.quantidade === antes.inicial && (depois.precoUnidade || null) === antes.precoInicial) return null;
  const atual = `Hoje ele tem ${emPalavras(antes.quantidade, escrever)}: registre uma adição, uma saída ou um balanço.`;
  if (antes.inicial === null) return `Este lote já está no estoque desta unidade. ${atual}`;
  return antes.movida ? `Este lote já teve movimentação depois do estoque inicial. ${atual}` : null;
}

function chave({ estoque, produto, numero, dataFabricacao, dataValidade }: Valores): string | null {
  const lote = LoteInicial.shape.numero.safeParse(numero).data;
  const dito = [estoque, produto, lote, dataFabricacao, dataValidade];
  return dito.every((valor) => valor !== undefined && valor !== null) ? JSON.stringify(dito) : null;
}

function valoresDe(lote: LoteInicial | LoteNoEstoque): Valores {
  const { numero, dataFabricacao, dataValidade } = lote;
  const de =
    'estoque' in lote
      ? {
          estoque: lote.estoque.id,
          produto: lote.produto.id,
          quantidade: lote.quantidade,
          precoUnidade: lote.precoUnidade ?? null,
        }
      : {
          estoque: lote.estoqueId,
          produto: lote.produtoId,
          quantidade: lote.excluida ? null : lote.inicial,
          precoUnidade: lote.excluida ? null : lote.precoInicial,
        };
  return { numero, dataFabricacao, dataValidade, ...de };
}
