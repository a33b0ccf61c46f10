import { api } from '@merenda/shared';
import { ROTULOS_MOTIVO_DA_SOBRA, type LoteComSobra } from '@merenda/shared/contratos';
import { compararTextos, dataComparavel, formatarQuantidade } from '@merenda/shared/formatos';
import {
  agrupar,
  baseDosVencimentos,
  descreverConteudo,
  escreverSomaDosLotes,
  NADA_SOBRA,
  precoEstimado,
  somaDasSobras,
} from '@merenda/shared/regras';
import { buscaDeVencimentos } from '@merenda/shared/ui';
import { lerDescricoes } from '../convencoes/descricoes.js';
import { escreverEmbalagem } from '../convencoes/embalagem.js';
import type { TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { filtrar } from '../listas/filtrar.js';

/** What the calendar leaves of each lot when it expires, by unit: the rows of the screen (specification 4, 4.6). */
export const vencimentos: Relatorio = async ({ id, signal }) => {
  const [{ ate, lotes }, { hoje }, unidadeDoProduto] = await Promise.all([
    api.get('vencimentos', { signal }),
    api.get('relogio', { signal }),
    lerDescricoes('unidades-produto', signal),
  ]);
  const campos = buscaDeVencimentos(dataComparavel(hoje), lotes, (unidade) => unidade);
  const filtrados = filtrar('vencimentos', id, lotes, campos);
  if (!filtrados) return null;
  // Sorting is stable: within a unit the first to expire stays first.
  const linhas = [...filtrados.linhas].sort((um, outro) => compararTextos(um.unidade.nome, outro.unidade.nome));
  const { valor, semPreco } = somaDasSobras(linhas);
  return {
    titulo: 'Vencimentos à frente',
    deitada: true,
    filtro: filtrados.filtro,
    dados: [
      ...filtrados.dados,
      { rotulo: 'Valor da sobra', valor: escreverSomaDosLotes(valor, { lotes: linhas.length, semPreco }) },
      { rotulo: 'Lotes sem preço', valor: formatarQuantidade(semPreco) },
    ],
    tabelas: [...(linhas.length > 0 ? [porUnidade(linhas)] : []), porLote(linhas, unidadeDoProduto)],
    textos: [{ titulo: 'Como se calcula', texto: baseDosVencimentos(ate) }],
  };
};

const porUnidade = (linhas: readonly LoteComSobra[]): TabelaDaFolha => ({
  titulo: 'Por unidade',
  colunas: [
    { titulo: 'Unidade' },
    { titulo: 'Lotes', tipo: 'inteiro' },
    { titulo: 'Lotes sem preço', tipo: 'inteiro' },
    { titulo: 'Valor da sobra', tipo: 'moeda' },
  ],
  linhas: [...agrupar(linhas, ({ unidade }) => unidade.id).values()].map((daUnidade) => [
    daUnidade[0].unidade.nome,
    ...totais(daUnidade),
  ]),
  total: ['Total', ...totais(linhas)],
  vazia: NADA_SOBRA,
});

/** A unit of which no lot has a price has no sum, which is not zero. */
function totais(linhas: readonly LoteComSobra[]): (number | null)[] {
  const { valor, semPreco } = somaDasSobras(linhas);
  return [linhas.length, semPreco, semPreco === linhas.length ? null : valor.toNumber()];
}

const porLote = (linhas: readonly LoteComSobra[], unidadeDoProduto: (codigo: string) => string): TabelaDaFolha => ({
  titulo: 'Lotes',
  colunas: [
    { titulo: 'Unidade' },
    { titulo: 'Produto' },
    { titulo: 'Lote', tipo: 'codigo' },
    { titulo: 'Validade', tipo: 'data' },
    { titulo: 'Onde está', opcional: true },
    { titulo: 'Tem', tipo: 'embalagens' },
    { titulo: 'Sobra', tipo: 'embalagens' },
    { titulo: 'Embalagem' },
    { titulo: 'Conteúdo da sobra' },
    { titulo: 'Motivo' },
    { titulo: 'Valor da sobra', tipo: 'moeda' },
    { titulo: 'Preço', opcional: true },
    { titulo: 'Quem usa a tempo', opcional: true },
    { titulo: 'Trocar o prato até', tipo: 'data', opcional: true },
  ],
  linhas: linhas.map(({ unidade, produtoEstoque, produtoLote: { produto, numero, dataValidade }, ...lote }) => [
    unidade.nome,
    produto.nome,
    numero,
    dataValidade,
    produtoEstoque === null ? 'A caminho' : null,
    lote.quantidade,
    lote.sobra,
    escreverEmbalagem(produto, unidadeDoProduto),
    descreverConteudo(lote.sobra, produto),
    ROTULOS_MOTIVO_DA_SOBRA[lote.motivo],
    lote.valor,
    precoEstimado(lote.origemPreco) ? 'Estimado' : null,
    lote.destino && `${lote.destino.unidade.nome}: ${descreverConteudo(lote.destino.quantidade, produto)}`,
    lote.trocarEm,
  ]),
  vazia: NADA_SOBRA,
});
