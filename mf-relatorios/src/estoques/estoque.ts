import { api } from '@merenda/shared';
import {
  CAMPOS_DO_ESTOQUE,
  medidasDe,
  NOMES_DO_LOTE,
  type ListaConvencao,
  type ProdutoEstoque,
} from '@merenda/shared/contratos';
import { compararTextos, dataComparavel, formatarQuantidade } from '@merenda/shared/formatos';
import { agrupar, avisoDeValidade, somar, vencido, venceEmBreve, type CamposDefinidos } from '@merenda/shared/regras';
import { lerConvencoes } from '../convencoes/descricoes.js';
import type { Relatorio } from '../folha/relatorio.js';
import { tabelaDefinida } from '../listas/lista-definida.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';

/** A lot with a word when it is blocked, has expired or soon will. */
interface LoteNoDia extends ProdutoEstoque {
  situacao: string | null;
}

const CAMPOS = {
  ...CAMPOS_DO_ESTOQUE,
  situacao: { titulo: 'Situação', valor: ({ situacao }) => situacao, opcional: true },
} satisfies CamposDefinidos<LoteNoDia, ListaConvencao>;

const NO_PAPEL = [...NOMES_DO_LOTE, 'situacao', 'quantidade', 'embalagem', 'conteudo'] as const;

/** The lots of a product. */
type DoProduto = [ProdutoEstoque, ...ProdutoEstoque[]];

const produtoDe = ([primeiro]: DoProduto) => primeiro.produtoLote.produto;
const totalDe = (lotes: DoProduto) => somar(lotes.map(({ quantidade }) => quantidade));
const { embalagens, embalagem, conteudo } = medidasDe(produtoDe);

/** Packages of different products do not add up: each product has its own total. */
const TOTAIS = {
  produto: { titulo: 'Produto', valor: (lotes) => produtoDe(lotes).nome, onde: ['papel'] },
  item: { titulo: 'Item', valor: (lotes) => produtoDe(lotes).item.nome, onde: ['papel'] },
  lotes: { titulo: 'Lotes', tipo: 'inteiro', valor: ({ length }) => length, onde: ['papel'] },
  total: embalagens('Total', (lotes) => totalDe(lotes).toNumber()),
  embalagem,
  conteudo: conteudo('Conteúdo', totalDe),
} satisfies CamposDefinidos<DoProduto, ListaConvencao>;

/** The lots of a stock, with a word for expired ones and those that expire soon, and the total of each product. */
export const estoque: Relatorio = async ({ id = '', signal }) => {
  const [
    {
      estoque: { unidadeEducacional },
      produtosEstoque: linhas,
    },
    { descrever },
    relogio,
  ] = await Promise.all([
    api.get('relatorios/estoques/:id', { caminho: { id }, signal }),
    lerConvencoes(['unidades-produto'], signal),
    api.get('relogio', { signal }),
  ]);
  const hoje = dataComparavel(relogio.hoje);
  const contar = (situacao: typeof vencido): string =>
    formatarQuantidade(
      linhas.filter(({ produtoLote }) => situacao(dataComparavel(produtoLote.dataValidade), hoje)).length,
    );
  const comSituacao = linhas.map((linha) => {
    const { bloqueio, produtoLote } = linha;
    const aviso = avisoDeValidade(dataComparavel(produtoLote.dataValidade), hoje);
    return { ...linha, situacao: bloqueio ? 'Bloqueado' : aviso };
  });
  const porProduto = [...agrupar(linhas, ({ produtoLote }) => produtoLote.produto.id).values()].sort((a, b) =>
    compararTextos(produtoDe(a).nome, produtoDe(b).nome),
  );
  return {
    titulo: 'Estoque',
    dados: [
      ...(await dadosDaUnidade(unidadeEducacional, signal)),
      { rotulo: 'Lotes', valor: formatarQuantidade(linhas.length) },
      { rotulo: 'Lotes vencidos', valor: contar(vencido) },
      { rotulo: 'Vencem em até 30 dias', valor: contar(venceEmBreve) },
      { rotulo: 'Produtos', valor: formatarQuantidade(porProduto.length) },
    ],
    tabelas: [
      {
        titulo: 'Lotes',
        ...tabelaDefinida(CAMPOS, comSituacao, descrever, NO_PAPEL),
        destacadas: linhas.flatMap(({ produtoLote, bloqueio }, posicao) =>
          bloqueio !== null || vencido(dataComparavel(produtoLote.dataValidade), hoje) ? [posicao] : [],
        ),
        vazia: 'Nenhum produto neste estoque.',
      },
      ...(linhas.length === 0
        ? []
        : [
            {
              titulo: 'Total por produto',
              ...tabelaDefinida(TOTAIS, porProduto, descrever),
              vazia: 'Nenhum produto neste estoque.',
            },
          ]),
    ],
  };
};
