import { ROTULOS_PRAZO_DE_USO, type ProdutoEstoque } from '@merenda/shared/contratos';
import { dataComparavel, nomeComum } from '@merenda/shared/formatos';
import { type CampoDeBusca, Codigo, type Coluna, EntradaData, opcoesDe, Quantidade } from '@merenda/shared/ui';
import { MarcaDeBloqueio } from '../rastreio/MarcaDeBloqueio.js';
import { prazosDoLote } from './prazos.js';
import { Validade } from './Validade.js';

/** The fields of both searches in the address: of the lots, and of the products. */
export const CAMPOS_DA_BUSCA = ['lote', 'produto', 'item', 'validade', 'prazo', 'bloqueio', 'minimo'] as const;

/** What the search looks at in a row: a product and its lots. */
interface Procurado {
  produto: { nome: string; item: { nome: string } };
  linhas: readonly ProdutoEstoque[];
}

/**
 * The filters of specification 2, section 2.6, and those of the figures of home and screen; all by the client.
 * @param ler the product and the lots of a row: a product is found when one of its lots is
 */
export const buscaDoEstoque = <T extends object>(hoje: string, ler: (linha: T) => Procurado): CampoDeBusca<T>[] => {
  const dosLotes =
    <V,>(valor: (lote: ProdutoEstoque) => V | V[]) =>
    (linha: T): V[] =>
      ler(linha).linhas.flatMap(valor);
  return [
    { campo: 'lote', rotulo: 'Lote', texto: dosLotes(({ produtoLote }) => produtoLote.numero) },
    { campo: 'produto', rotulo: 'Produto', principal: true, texto: (linha) => ler(linha).produto.nome },
    { campo: 'item', rotulo: 'Item', texto: (linha) => ler(linha).produto.item.nome },
    {
      tipo: 'data',
      campo: 'validade',
      rotulo: 'Validade',
      Entrada: EntradaData,
      valor: dosLotes(({ produtoLote }) => produtoLote.dataValidade),
    },
    {
      tipo: 'opcao',
      campo: 'prazo',
      rotulo: 'Prazo',
      opcoes: opcoesDe(ROTULOS_PRAZO_DE_USO),
      valor: dosLotes((lote) => prazosDoLote(lote, hoje)),
    },
    {
      tipo: 'opcao',
      campo: 'bloqueio',
      rotulo: 'Bloqueio',
      opcoes: [{ valor: 'BLOQUEADO', rotulo: 'Bloqueados' }],
      valor: dosLotes(({ bloqueio }) => (bloqueio ? 'BLOQUEADO' : [])),
    },
  ];
};

/** The search of the lots. */
export const buscaDeLotes = (hoje: string): CampoDeBusca<ProdutoEstoque>[] =>
  buscaDoEstoque(hoje, (linha) => ({ produto: linha.produtoLote.produto, linhas: [linha] }));

const NUMERO: Coluna<ProdutoEstoque> = {
  titulo: 'Lote',
  valor: ({ produtoLote, bloqueio }) => (
    <>
      <Codigo>{produtoLote.numero}</Codigo>
      <MarcaDeBloqueio bloqueio={bloqueio} />
    </>
  ),
  ordem: ({ produtoLote }) => produtoLote.numero,
};

const DO_PRODUTO: readonly Coluna<ProdutoEstoque>[] = [
  {
    titulo: 'Produto',
    principal: true,
    valor: ({ produtoLote }) => nomeComum(produtoLote.produto.nome),
    ordem: ({ produtoLote }) => produtoLote.produto.nome,
  },
  {
    titulo: 'Item',
    valor: ({ produtoLote }) => nomeComum(produtoLote.produto.item.nome),
    ordem: ({ produtoLote }) => produtoLote.produto.item.nome,
  },
];

const doLote = (hoje: string): Coluna<ProdutoEstoque>[] => [
  {
    titulo: 'Quantidade',
    convencao: 'unidades-produto',
    destaque: true,
    valor: ({ quantidade, produtoLote }) => <Quantidade embalagens={quantidade} produto={produtoLote.produto} />,
    ordem: (linha) => linha.quantidade,
    numerica: true,
  },
  {
    titulo: 'Fabricação',
    valor: ({ produtoLote }) => produtoLote.dataFabricacao,
    ordem: ({ produtoLote }) => dataComparavel(produtoLote.dataFabricacao),
  },
  {
    titulo: 'Validade',
    destaque: true,
    valor: ({ produtoLote }) => <Validade data={produtoLote.dataValidade} hoje={hoje} />,
    ordem: ({ produtoLote }) => dataComparavel(produtoLote.dataValidade),
  },
];

/** @param hoje 'YYYY-MM-DD', by which lots are marked */
export const colunasDeLotes = (hoje: string): Coluna<ProdutoEstoque>[] => [NUMERO, ...DO_PRODUTO, ...doLote(hoje)];

/** `colunasDeLotes` for the lots of one product, whose cards lie in that of the product: nothing is large. */
export const colunasDosLotesDoProduto = (hoje: string): Coluna<ProdutoEstoque>[] => [
  NUMERO,
  ...doLote(hoje).map((coluna) => ({ ...coluna, destaque: false })),
];
