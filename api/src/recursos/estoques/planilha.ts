import { LoteInicial } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { violacao } from '@merenda/shared/regras';
import { produtos } from '../../banco/esquema/catalogo.js';
import { produtoLotes, produtosEstoque } from '../../banco/esquema/estoques.js';
import type { Definicao, Valores } from '../importacoes/importavel.js';
import { listarProdutos } from '../produtos/consultas.js';
import { violacoesDasDatas } from './adicao.js';
import { listarEstoquesDoUsuario } from './consultas.js';
import { corrigirLotesIniciais, inserirLotesIniciais, listarLotesNoEstoque, type LoteNoEstoque } from './inicial.js';

/**
 * What the user's units have on the first day, lot by lot. A row is one lot in one unit. The opening quantity of a lot can
 * be corrected until the lot moves. A stock has no prices, so a row has none.
 */
export const PLANILHA_DO_ESTOQUE_INICIAL: Definicao<LoteInicial, LoteNoEstoque> = {
  permissao: 'ESTOQUES',
  titulo: 'Estoque inicial',
  travas: [produtos, produtoLotes, produtosEstoque],
  abrir: async (banco, usuario) => {
    const estoques = await listarEstoquesDoUsuario(banco, usuario);
    const catalogo = await listarProdutos(banco);
    const atuais = await listarLotesNoEstoque(banco, usuario);
    return {
      campos: [
        {
          campo: 'estoque',
          titulo: 'Unidade',
          sinonimos: ['Escola', 'Estoque', 'Unidade educacional'],
          leitura: {
            tipo: 'opcao',
            opcoes: estoques.map(({ id, unidadeEducacional }) => ({ valor: id, rotulo: unidadeEducacional.nome })),
          },
          obrigatorio: true,
          explicacao: 'Escolha da lista: as unidades em que você trabalha.',
          exemplo: 'EMEB Professora Ana Lima',
        },
        {
          campo: 'produto',
          titulo: 'Produto',
          sinonimos: ['Nome do produto', 'Descrição'],
          leitura: { tipo: 'opcao', opcoes: catalogo.map(({ id, nome }) => ({ valor: id, rotulo: nome })) },
          obrigatorio: true,
          explicacao: 'Escolha da lista. Cadastre ou importe os produtos antes.',
          exemplo: 'Arroz tipo 1 - saco de 5 kg',
        },
        {
          campo: 'numero',
          titulo: 'Lote',
          sinonimos: ['Número do lote', 'Nº do lote'],
          leitura: { tipo: 'texto' },
          obrigatorio: true,
          explicacao: 'Como está na embalagem.',
          exemplo: 'L2026-031',
        },
        {
          campo: 'dataFabricacao',
          titulo: 'Fabricação',
          sinonimos: ['Data de fabricação', 'Fabricado em'],
          leitura: { tipo: 'data' },
          obrigatorio: true,
          explicacao: 'DD/MM/AAAA. Identifica o lote, com o número e a validade.',
          exemplo: '10/01/2026',
        },
        {
          campo: 'dataValidade',
          titulo: 'Validade',
          sinonimos: ['Data de validade', 'Vencimento', 'Vence em'],
          leitura: { tipo: 'data' },
          obrigatorio: true,
          explicacao: 'DD/MM/AAAA. Um lote vencido não entra.',
          exemplo: '10/01/2027',
        },
        {
          campo: 'quantidade',
          titulo: 'Quantidade',
          sinonimos: ['Qtd', 'Qtde', 'Saldo'],
          leitura: { tipo: 'numero', casas: 3 },
          obrigatorio: true,
          explicacao: 'Em embalagens do produto, com vírgula para os decimais.',
          exemplo: '24',
        },
      ],
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
        const recusa = antes && recusaDaCorrecao(depois, antes);
        return antes ? violacao(typeof recusa === 'string', 'quantidade', recusa ?? '') : violacoesDasDatas(depois);
      },
    };
  },
  inserir: inserirLotesIniciais,
  atualizar: corrigirLotesIniciais,
};

/** Why a file may not change a lot of a stock; null when it may, or says the same. */
function recusaDaCorrecao(depois: LoteInicial, antes: LoteNoEstoque): string | null {
  if (antes.excluida) return 'Este lote foi excluído do estoque desta unidade.';
  if (depois.quantidade === antes.inicial) return null;
  const atual = `Hoje ele tem ${formatarQuantidade(antes.quantidade)}: registre uma adição, uma saída ou um balanço.`;
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
      ? { estoque: lote.estoque.id, produto: lote.produto.id, quantidade: lote.quantidade }
      : { estoque: lote.estoqueId, produto: lote.produtoId, quantidade: lote.excluida ? null : lote.inicial };
  return { numero, dataFabricacao, dataValidade, ...de };
}
