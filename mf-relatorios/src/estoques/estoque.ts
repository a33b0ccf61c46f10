import { api } from '@merenda/shared';
import type { ProdutoEstoque } from '@merenda/shared/contratos';
import { dataComparavel, formatarQuantidade } from '@merenda/shared/formatos';
import { avisoDeValidade, descreverConteudo, somar, vencido, venceEmBreve } from '@merenda/shared/regras';
import { COLUNA_DO_CONTEUDO } from '../convencoes/conteudo.js';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';
import { celulasDoLote, COLUNAS_DO_LOTE } from './colunas-do-lote.js';

/** The lots of a stock, with a word for expired ones and those that expire soon, and the total of each product. */
export const estoque: Relatorio = async ({ id = '', signal }) => {
  const [
    {
      estoque: { unidadeEducacional },
      produtosEstoque: linhas,
    },
    unidade,
    relogio,
  ] = await Promise.all([
    api.get('relatorios/estoques/:id', { caminho: { id }, signal }),
    lerDescricoes('unidades-produto', signal),
    api.get('relogio', { signal }),
  ]);
  const hoje = dataComparavel(relogio.hoje);
  const contar = (situacao: typeof vencido): string =>
    formatarQuantidade(
      linhas.filter(({ produtoLote }) => situacao(dataComparavel(produtoLote.dataValidade), hoje)).length,
    );
  const porProduto = totaisPorProduto(linhas, unidade);
  return {
    titulo: 'Estoque',
    dados: [
      ...(await dadosDaUnidade(unidadeEducacional, signal)),
      { rotulo: 'Lotes', valor: formatarQuantidade(linhas.length) },
      { rotulo: 'Lotes vencidos', valor: contar(vencido) },
      { rotulo: 'Vencem em até 30 dias', valor: contar(venceEmBreve) },
      { rotulo: 'Produtos', valor: formatarQuantidade(porProduto.linhas.length) },
    ],
    tabelas: [
      {
        titulo: 'Lotes',
        colunas: [
          ...COLUNAS_DO_LOTE,
          { titulo: 'Situação', opcional: true },
          { titulo: 'Quantidade', tipo: 'embalagens' },
          { titulo: 'Unidade' },
          COLUNA_DO_CONTEUDO,
        ],
        linhas: linhas.map(({ produtoLote, quantidade, bloqueio }) => [
          ...celulasDoLote(produtoLote),
          bloqueio === null ? avisoDeValidade(dataComparavel(produtoLote.dataValidade), hoje) : 'Bloqueado',
          quantidade,
          unidade(produtoLote.produto.unidadeProduto),
          descreverConteudo(quantidade, produtoLote.produto),
        ]),
        destacadas: linhas.flatMap(({ produtoLote, bloqueio }, posicao) =>
          bloqueio !== null || vencido(dataComparavel(produtoLote.dataValidade), hoje) ? [posicao] : [],
        ),
        vazia: 'Nenhum produto neste estoque.',
      },
      ...(linhas.length === 0 ? [] : [porProduto]),
    ],
  };
};

/** Packages of different products do not add up: each product has its own total. */
function totaisPorProduto(linhas: readonly ProdutoEstoque[], unidade: (codigo: string) => string): TabelaDaFolha {
  const grupos = new Map<number, ProdutoEstoque[]>();
  for (const linha of linhas) {
    const { id } = linha.produtoLote.produto;
    const grupo = grupos.get(id);
    if (grupo) grupo.push(linha);
    else grupos.set(id, [linha]);
  }
  return {
    titulo: 'Total por produto',
    colunas: [
      { titulo: 'Produto' },
      { titulo: 'Item' },
      { titulo: 'Lotes', tipo: 'inteiro' },
      { titulo: 'Total', tipo: 'embalagens' },
      { titulo: 'Unidade' },
      COLUNA_DO_CONTEUDO,
    ],
    linhas: [...grupos.values()]
      .map((grupo) => ({ grupo, produto: (grupo as [ProdutoEstoque])[0].produtoLote.produto }))
      .sort((a, b) => a.produto.nome.localeCompare(b.produto.nome, 'pt-BR'))
      .map(({ grupo, produto }) => {
        const total = somar(grupo.map(({ quantidade }) => quantidade));
        return [
          produto.nome,
          produto.item.nome,
          grupo.length,
          total.toNumber(),
          unidade(produto.unidadeProduto),
          descreverConteudo(total, produto),
        ];
      }),
    vazia: 'Nenhum produto neste estoque.',
  };
}
