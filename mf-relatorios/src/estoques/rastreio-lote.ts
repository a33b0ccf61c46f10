import { api } from '@merenda/shared';
import {
  ROTULOS_PARCELA_DO_LOTE,
  ROTULOS_STATUS_MOVIMENTACAO,
  ROTULOS_TIPO_KARDEX,
  type RastreioDoLote,
} from '@merenda/shared/contratos';
import { eEntradaDoLote, NADA_ENTROU_DO_LOTE, OUTRAS_UNIDADES_NO_RASTREIO, somaDoLote } from '@merenda/shared/regras';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';

const QUANTIDADE = { titulo: 'Quantidade', tipo: 'quantidade' } as const;

/** Where a lot came from and where it is, with the sum and the lines of the screen (specification 4, 4.8). */
export const rastreioLote: Relatorio = async ({ id = '', signal }) => {
  const [rastreio, unidade] = await Promise.all([
    api.get('lotes/:id/rastreio', { caminho: { id }, signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  const { produtoLote, bloqueio, parcelas } = rastreio;
  return {
    titulo: 'Rastreio do lote',
    deitada: true,
    dados: [
      { rotulo: 'Produto', valor: produtoLote.produto.nome },
      { rotulo: 'Item', valor: produtoLote.produto.item.nome },
      { rotulo: 'Lote', valor: produtoLote.numero },
      { rotulo: 'Fabricação', valor: produtoLote.dataFabricacao },
      { rotulo: 'Validade', valor: produtoLote.dataValidade },
      { rotulo: 'Quantidades em', valor: unidade(produtoLote.produto.unidadeProduto) },
      ...(bloqueio === null
        ? []
        : [{ rotulo: 'BLOQUEADO', valor: `${bloqueio.motivo} (${bloqueio.usuario}, em ${bloqueio.quando})` }]),
      { rotulo: 'Soma', valor: somaDoLote(parcelas).fecha ? 'Fecha' : 'NÃO FECHA' },
    ],
    tabelas: [soma(parcelas), ...linhasDo(rastreio).filter(({ linhas }) => linhas.length > 0)],
    textos: parcelas.some(({ outrasUnidades }) => outrasUnidades !== 0)
      ? [{ titulo: 'Outras unidades', texto: OUTRAS_UNIDADES_NO_RASTREIO }]
      : [],
  };
};

/** Both sides, and their totals as the last row. */
function soma(parcelas: RastreioDoLote['parcelas']): TabelaDaFolha {
  const { entrou, destinado } = somaDoLote(parcelas);
  return {
    titulo: 'Soma',
    colunas: [
      { titulo: 'Parcela' },
      { titulo: 'Entrou', tipo: 'quantidade' },
      { titulo: 'Onde está', tipo: 'quantidade' },
      { titulo: 'Em outras unidades', tipo: 'quantidade', opcional: true },
    ],
    linhas: parcelas.map(({ parcela, total, outrasUnidades }) => [
      ROTULOS_PARCELA_DO_LOTE[parcela],
      ...(eEntradaDoLote(parcela) ? [total, null] : [null, total]),
      outrasUnidades === 0 ? null : outrasUnidades,
    ]),
    total: ['Total', entrou.toNumber(), destinado.toNumber(), null],
    vazia: NADA_ENTROU_DO_LOTE,
  };
}

const linhasDo = ({
  estoques,
  recebimentos,
  movimentacoes,
  refeicoes,
  kits,
  demais,
}: RastreioDoLote): TabelaDaFolha[] => [
  {
    titulo: 'Unidades com o lote',
    colunas: [{ titulo: 'Unidade' }, QUANTIDADE],
    linhas: estoques.map(({ unidade, quantidade }) => [unidade.nome, quantidade]),
    vazia: '',
  },
  {
    titulo: 'Recebimentos',
    colunas: [
      { titulo: 'Data e hora' },
      { titulo: 'Unidade' },
      { titulo: 'Solicitação', tipo: 'codigo' },
      { titulo: 'Fornecedor' },
      { titulo: 'Nota fiscal', tipo: 'codigo', opcional: true },
      { titulo: 'Situação', opcional: true },
      QUANTIDADE,
    ],
    linhas: recebimentos.map(({ quando, unidade, solicitacao, fornecedor, notaFiscal, estornado, quantidade }) => [
      quando,
      unidade,
      solicitacao.numero,
      fornecedor,
      notaFiscal,
      estornado ? 'Estornado' : null,
      quantidade,
    ]),
    vazia: '',
  },
  {
    titulo: 'Movimentações',
    colunas: [
      { titulo: 'Data e hora' },
      { titulo: 'Origem' },
      { titulo: 'Destino' },
      { titulo: 'Situação' },
      QUANTIDADE,
      { titulo: 'Perda', tipo: 'quantidade' },
    ],
    linhas: movimentacoes.map(({ quando, origem, destino, status, quantidade, quantidadePerdida }) => [
      quando,
      origem,
      destino,
      ROTULOS_STATUS_MOVIMENTACAO[status],
      quantidade,
      quantidadePerdida,
    ]),
    vazia: '',
  },
  {
    titulo: 'Refeições',
    colunas: [
      { titulo: 'Dia', tipo: 'data' },
      { titulo: 'Unidade' },
      { titulo: 'Prato' },
      { titulo: 'Situação', opcional: true },
      { titulo: 'Alunos', tipo: 'inteiro' },
      QUANTIDADE,
    ],
    linhas: refeicoes.map(({ dia, unidade, prato, excluida, alunos, quantidade }) => [
      dia,
      unidade,
      prato,
      excluida ? 'Excluída' : null,
      alunos,
      quantidade,
    ]),
    vazia: '',
  },
  {
    titulo: 'Kits',
    colunas: [
      { titulo: 'Dia', tipo: 'data' },
      { titulo: 'Unidade' },
      { titulo: 'Alunos', tipo: 'inteiro' },
      QUANTIDADE,
    ],
    linhas: kits.map(({ dia, unidade, alunos, quantidade }) => [dia, unidade, alunos, quantidade]),
    vazia: '',
  },
  {
    titulo: 'Adições, saídas, balanços e exclusões',
    colunas: [
      { titulo: 'Data e hora' },
      { titulo: 'Unidade' },
      { titulo: 'O que houve' },
      QUANTIDADE,
      { titulo: 'Observação', opcional: true },
      { titulo: 'Quem' },
    ],
    linhas: demais.map(({ quando, unidade, tipo, quantidade, observacao, usuario }) => [
      quando,
      unidade,
      ROTULOS_TIPO_KARDEX[tipo],
      quantidade,
      observacao,
      usuario,
    ]),
    vazia: '',
  },
];
