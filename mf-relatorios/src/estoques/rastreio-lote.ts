import { api } from '@merenda/shared';
import {
  ROTULOS_PARCELA_DO_LOTE,
  ROTULOS_STATUS_MOVIMENTACAO,
  ROTULOS_TIPO_KARDEX,
  type RastreioDoLote,
} from '@merenda/shared/contratos';
import {
  descreverConteudo,
  escreverEstorno,
  eEntradaDoLote,
  NADA_ENTROU_DO_LOTE,
  type Numerico,
  OUTRAS_UNIDADES_NO_RASTREIO,
  somaDoLote,
  escreverEmbalagem,
} from '@merenda/shared/regras';
import { COLUNA_DO_CONTEUDO } from '../convencoes/conteudo.js';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';

const QUANTIDADE = { titulo: 'Quantidade', tipo: 'embalagens' } as const;

/** What packages of the lot hold: '1,68 kg'. */
type Conteudo = (quantidade: Numerico) => string;

/** Where a lot came from and where it is, with the sum and the lines of the screen (specification 4, 4.8). */
export const rastreioLote: Relatorio = async ({ id = '', signal }) => {
  const [rastreio, unidade] = await Promise.all([
    api.get('lotes/:id/rastreio', { caminho: { id }, signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  const { produtoLote, bloqueio, parcelas } = rastreio;
  const conteudo: Conteudo = (quantidade) => descreverConteudo(quantidade, produtoLote.produto);
  return {
    titulo: 'Rastreio do lote',
    deitada: true,
    dados: [
      { rotulo: 'Produto', valor: produtoLote.produto.nome },
      { rotulo: 'Item', valor: produtoLote.produto.item.nome },
      { rotulo: 'Lote', valor: produtoLote.numero },
      { rotulo: 'Fabricação', valor: produtoLote.dataFabricacao },
      { rotulo: 'Validade', valor: produtoLote.dataValidade },
      { rotulo: 'Quantidades em', valor: escreverEmbalagem(produtoLote.produto, unidade) },
      ...(bloqueio === null
        ? []
        : [{ rotulo: 'Bloqueado', valor: `${bloqueio.motivo} (${bloqueio.usuario}, em ${bloqueio.quando})` }]),
      { rotulo: 'Soma', valor: somaDoLote(parcelas).fecha ? 'Fecha' : 'NÃO FECHA' },
    ],
    tabelas: [soma(parcelas, conteudo), ...linhasDo(rastreio, conteudo).filter(({ linhas }) => linhas.length > 0)],
    textos: parcelas.some(({ outrasUnidades }) => outrasUnidades !== 0)
      ? [{ titulo: 'Outras unidades', texto: OUTRAS_UNIDADES_NO_RASTREIO }]
      : [],
  };
};

/** Both sides, and their totals as the last row. */
function soma(parcelas: RastreioDoLote['parcelas'], conteudo: Conteudo): TabelaDaFolha {
  const { entrou, destinado, fecha } = somaDoLote(parcelas);
  return {
    titulo: 'Soma',
    colunas: [
      { titulo: 'Parcela' },
      { titulo: 'Entrou', tipo: 'embalagens' },
      { titulo: 'Onde está', tipo: 'embalagens' },
      COLUNA_DO_CONTEUDO,
      { titulo: 'Em outras unidades', tipo: 'embalagens', opcional: true },
    ],
    linhas: parcelas.map(({ parcela, total, outrasUnidades }) => [
      ROTULOS_PARCELA_DO_LOTE[parcela],
      ...(eEntradaDoLote(parcela) ? [total, null] : [null, total]),
      conteudo(total),
      outrasUnidades === 0 ? null : outrasUnidades,
    ]),
    total: ['Total', entrou.toNumber(), destinado.toNumber(), fecha ? conteudo(entrou) : null, null],
    vazia: NADA_ENTROU_DO_LOTE,
  };
}

/** Kits and movements have tables of their own. */
const naoContadoAcima = ({ documento }: RastreioDoLote['demais'][number]): boolean =>
  documento !== 'kits' && documento !== 'movimentacoes';

const linhasDo = (
  { estoques, recebimentos, movimentacoes, refeicoes, kits, demais }: RastreioDoLote,
  conteudo: Conteudo,
): TabelaDaFolha[] => [
  {
    titulo: 'Unidades com o lote',
    colunas: [{ titulo: 'Unidade' }, QUANTIDADE, COLUNA_DO_CONTEUDO],
    linhas: estoques.map(({ unidade, quantidade }) => [unidade.nome, quantidade, conteudo(quantidade)]),
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
      COLUNA_DO_CONTEUDO,
    ],
    linhas: recebimentos.map(({ quando, unidade, solicitacao, fornecedor, notaFiscal, estornado, quantidade }) => [
      quando,
      unidade,
      solicitacao.numero,
      fornecedor,
      notaFiscal,
      estornado ? 'Estornado' : null,
      quantidade,
      conteudo(quantidade),
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
      COLUNA_DO_CONTEUDO,
      { titulo: 'Perda', tipo: 'embalagens' },
    ],
    linhas: movimentacoes.map(({ quando, origem, destino, status, estornada, quantidade, quantidadePerdida }) => [
      quando,
      origem,
      destino,
      `${ROTULOS_STATUS_MOVIMENTACAO[status]}${estornada ? ' (estornada)' : ''}`,
      quantidade,
      conteudo(quantidade),
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
      COLUNA_DO_CONTEUDO,
    ],
    linhas: refeicoes.map(({ dia, unidade, prato, excluida, alunos, quantidade }) => [
      dia,
      unidade,
      prato,
      excluida ? 'Excluída' : null,
      alunos,
      quantidade,
      conteudo(quantidade),
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
      COLUNA_DO_CONTEUDO,
    ],
    linhas: kits.map(({ dia, unidade, alunos, quantidade }) => [
      dia,
      unidade,
      alunos,
      quantidade,
      conteudo(quantidade),
    ]),
    vazia: '',
  },
  {
    titulo: 'Adições, saídas, balanços e exclusões',
    colunas: [
      { titulo: 'Data e hora' },
      { titulo: 'Unidade' },
      { titulo: 'O que houve' },
      QUANTIDADE,
      COLUNA_DO_CONTEUDO,
      { titulo: 'Observação', opcional: true },
      { titulo: 'Quem' },
      { titulo: 'Estorno', opcional: true },
    ],
    linhas: demais
      .filter(naoContadoAcima)
      .map(({ quando, unidade, tipo, quantidade, observacao, usuario, estorno }) => [
        quando,
        unidade,
        ROTULOS_TIPO_KARDEX[tipo],
        quantidade,
        conteudo(quantidade),
        observacao,
        usuario,
        estorno && escreverEstorno(estorno),
      ]),
    vazia: '',
  },
];
