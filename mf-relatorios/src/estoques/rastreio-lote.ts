import { api } from '@merenda/shared';
import {
  ROTULOS_PARCELA_DO_LOTE,
  camposDoRastreio,
  type ListaConvencao,
  type RastreioDoLote,
} from '@merenda/shared/contratos';
import {
  descreverConteudo,
  eEntradaDoLote,
  NADA_ENTROU_DO_LOTE,
  type CampoDefinido,
  type Numerico,
  OUTRAS_UNIDADES_NO_RASTREIO,
  somaDoLote,
  escreverEmbalagem,
} from '@merenda/shared/regras';
import { COLUNA_DO_CONTEUDO } from '../convencoes/conteudo.js';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { tabelaDefinida } from '../listas/lista-definida.js';

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
    tabelas: [soma(parcelas, conteudo), ...linhasDo(rastreio).filter(({ linhas }) => linhas.length > 0)],
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

/** What the lines of the user's units are, one table for each kind. */
function linhasDo(rastreio: RastreioDoLote): TabelaDaFolha[] {
  const { estoques, recebimentos, movimentacoes, refeicoes, kits, demais } = rastreio;
  const campos = camposDoRastreio(rastreio.produtoLote.produto);
  const tabela = <R, Nome extends string>(
    titulo: string,
    daEspecie: Readonly<Record<Nome, CampoDefinido<R, ListaConvencao>>>,
    linhas: readonly R[],
  ): TabelaDaFolha => ({ titulo, ...tabelaDefinida(daEspecie, linhas), vazia: '' });
  return [
    tabela('Unidades com o lote', campos.estoques, estoques),
    tabela('Recebimentos', campos.recebimentos, recebimentos),
    tabela('Movimentações', campos.movimentacoes, movimentacoes),
    tabela('Refeições', campos.refeicoes, refeicoes),
    tabela('Kits', campos.kits, kits),
    tabela('Adições, saídas, balanços e exclusões', campos.demais, demais.filter(naoContadoAcima)),
  ];
}
