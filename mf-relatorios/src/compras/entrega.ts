import { ROTULOS_TIPO_OCORRENCIA, type Recebimento, type Solicitacao } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import {
  conferenciaDoLote,
  descreverConteudo,
  escreverEmbalagem,
  NADA_ACEITO,
  quantidadesDaEntrega,
  somar,
  valoresDoProduto,
} from '@merenda/shared/regras';
import { COLUNA_DO_CONTEUDO } from '../convencoes/conteudo.js';
import type { DadoDaFolha, TabelaDaFolha } from '../folha/folha.js';

/** The name of a product's unit by its code. */
type Unidade = (codigo: string) => string;

/** The accepted lots of a delivery, with their checks. */
export function tabelaDosLotes(titulo: string, { produtos }: Recebimento, unidade: Unidade): TabelaDaFolha {
  const conferida = produtos.some((lote) => conferenciaDoLote(lote) !== '');
  return {
    titulo,
    colunas: [
      { titulo: 'Produto' },
      { titulo: 'Lote', tipo: 'codigo' },
      { titulo: 'Fabricação', tipo: 'data' },
      { titulo: 'Validade', tipo: 'data' },
      { titulo: 'Quantidade', tipo: 'quantidade' },
      { titulo: 'Unidade' },
      COLUNA_DO_CONTEUDO,
      ...(conferida ? [{ titulo: 'Conferência' }] : []),
    ],
    linhas: produtos.map(({ produto, lote, dataFabricacao, dataValidade, quantidade, ...conferido }) => [
      produto.nome,
      lote,
      dataFabricacao,
      dataValidade,
      quantidade,
      unidade(produto.unidadeProduto),
      descreverConteudo(quantidade, produto),
      ...(conferida ? [conferenciaDoLote(conferido)] : []),
    ]),
    vazia: NADA_ACEITO,
  };
}

/** The refusals, shortages and notes of a delivery; no table without any. */
export function tabelaDasOcorrencias(
  titulo: string,
  { ocorrencias }: Pick<Recebimento, 'ocorrencias'>,
  unidade: Unidade,
): TabelaDaFolha[] {
  if (ocorrencias.length === 0) return [];
  return [
    {
      titulo,
      colunas: [
        { titulo: 'Produto' },
        { titulo: 'Ocorrência' },
        { titulo: 'Quantidade', tipo: 'quantidade' },
        { titulo: 'Unidade' },
        COLUNA_DO_CONTEUDO,
        { titulo: 'Motivo' },
      ],
      linhas: ocorrencias.map(({ produto, tipo, quantidade, motivo, texto }) => [
        produto.nome,
        ROTULOS_TIPO_OCORRENCIA[tipo],
        quantidade,
        unidade(produto.unidadeProduto),
        quantidade === null ? null : descreverConteudo(quantidade, produto),
        texto === null ? motivo : `${motivo}. ${texto}`,
      ]),
      vazia: '',
    },
  ];
}

/** Each product of a delivery in numbers, at the price of its contract. */
function produtosDaEntrega(recebimento: Recebimento, { itens }: Pick<Solicitacao, 'itens'>) {
  const precos = new Map(itens.map(({ produto, precoUnidade }) => [produto.id, precoUnidade]));
  return quantidadesDaEntrega(recebimento).map((quantidades) => {
    const preco = precos.get(quantidades.produto.id) ?? 0;
    return { ...quantidades, preco, ...valoresDoProduto(quantidades, preco) };
  });
}

/** R$ that are not paid of the invoice of a delivery. */
const valorAReter = (recebimento: Recebimento, solicitacao: Solicitacao): number =>
  somar(produtosDaEntrega(recebimento, solicitacao).map(({ aReter }) => aReter)).toNumber();

/** What became of each product of a delivery, and what of its invoice is paid and withheld. */
export function tabelaDosValores(
  titulo: string,
  recebimento: Recebimento,
  solicitacao: Solicitacao,
  unidade: Unidade,
): TabelaDaFolha {
  const produtos = produtosDaEntrega(recebimento, solicitacao);
  return {
    titulo,
    colunas: [
      { titulo: 'Produto' },
      { titulo: 'Na nota', tipo: 'quantidade', opcional: true },
      { titulo: 'Aceita', tipo: 'quantidade' },
      { titulo: 'Recusada', tipo: 'quantidade' },
      { titulo: 'Faltante', tipo: 'quantidade' },
      { titulo: 'Unidade' },
      { titulo: 'Preço', tipo: 'moeda' },
      { titulo: 'Valor aceito', tipo: 'moeda' },
      { titulo: 'Valor a reter', tipo: 'moeda' },
    ],
    linhas: produtos.map(({ produto, faturada, aceita, recusada, faltante, preco, aceito, aReter }) => [
      produto.nome,
      faturada,
      aceita,
      recusada,
      faltante,
      escreverEmbalagem(produto, unidade),
      preco,
      aceito.toNumber(),
      aReter.toNumber(),
    ]),
    total: [
      'Total',
      ...Array.from({ length: 6 }, () => null),
      recebimento.valorProdutos,
      valorAReter(recebimento, solicitacao),
    ],
    vazia: 'A entrega inteira foi devolvida.',
  };
}

/** What is paid for deliveries: the invoices, the accepted goods, and what is withheld. */
export function dadosDoPagamento(recebimentos: readonly Recebimento[], solicitacao: Solicitacao): DadoDaFolha[] {
  const soma = (valores: readonly number[]) => formatarMoeda(somar(valores));
  return [
    { rotulo: 'Valor da nota', valor: soma(recebimentos.map(({ notaFiscal }) => notaFiscal?.valor ?? 0)) },
    { rotulo: 'Valor aceito', valor: soma(recebimentos.map(({ valorProdutos }) => valorProdutos)) },
    { rotulo: 'Valor a reter', valor: soma(recebimentos.map((um) => valorAReter(um, solicitacao))) },
  ];
}
