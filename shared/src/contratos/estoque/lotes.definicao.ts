import { nomeComum } from '../../formatos/nomes.js';
import {
  descreverConteudo,
  escreverEmbalagem,
  totalDasEmbalagens,
  type ProdutoMedido,
} from '../../regras/cadastros/unidades-de-medida.js';
import type { Numerico } from '../../regras/decimal.js';
import { escreverValorDoLote, precoEstimado } from '../../regras/estoque/preco-do-lote.js';
import type { CampoDefinido, CamposDefinidos } from '../../regras/definicao.js';
import { SIMBOLOS_UNIDADE_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import type { ProdutoLote } from './estoques.js';
import type { LoteAchado } from './lotes.js';

const onde = ['papel', 'exportacao'] as const;

/** The names of the fields of `camposDoLote`. */
export const NOMES_DO_LOTE = ['produto', 'item', 'lote', 'fabricacao', 'validade'] as const;

/** The fields that identify the lot of a row. */
export const camposDoLote = <R>(lote: (registro: R) => ProdutoLote) =>
  ({
    produto: {
      titulo: 'Produto',
      valor: (registro) => lote(registro).produto.nome,
      naTela: nomeComum,
      onde,
      ordem: 'produto',
      principal: true,
    },
    item: { titulo: 'Item', valor: (registro) => lote(registro).produto.item.nome, naTela: nomeComum, onde },
    lote: { titulo: 'Lote', tipo: 'codigo', valor: (registro) => lote(registro).numero, onde },
    fabricacao: { titulo: 'Fabricação', tipo: 'data', valor: (registro) => lote(registro).dataFabricacao, onde },
    validade: {
      titulo: 'Validade',
      tipo: 'data',
      valor: (registro) => lote(registro).dataValidade,
      onde,
      ordem: 'validade',
      destaque: true,
    },
  }) satisfies CamposDefinidos<R, never>;

/** The fields of a lot that was found. */
export const CAMPOS_DO_LOTE = camposDoLote<LoteAchado>(({ produtoLote }) => produtoLote);

/** What a lot is worth, and whether by a price that is estimated. */
export const camposDoValor = (titulo: string) =>
  ({
    valor: {
      titulo,
      tipo: 'moeda',
      valor: ({ valor }) => valor,
      naTela: (_, lote) => escreverValorDoLote(lote),
      ordem: ({ valor }) => valor ?? -1,
    },
    precoEstimado: {
      titulo: 'Preço estimado',
      valor: ({ origemPreco }) => (precoEstimado(origemPreco) ? 'Sim' : null),
    },
  }) satisfies CamposDefinidos<Parameters<typeof escreverValorDoLote>[0], never>;

/** Makes the fields that tell how much of a product a row has. */
export function medidasDe<R>(produto: (registro: R) => ProdutoMedido) {
  type Campo = CampoDefinido<R, 'unidades-produto'>;
  return {
    /** A number of packages. */
    embalagens: (titulo: string, valor: (registro: R) => number, mais: Partial<Campo> = {}): Campo => ({
      titulo,
      tipo: 'embalagens',
      valor,
      produto,
      convencao: 'unidades-produto',
      onde,
      ...mais,
    }),
    /** The name of the package. */
    embalagem: {
      titulo: 'Embalagem',
      titulos: { papel: 'Unidade' },
      valor: (registro, descrever) => descrever('unidades-produto', produto(registro).unidadeProduto),
      convencao: 'unidades-produto',
      onde,
    } satisfies Campo,
    /** The package with what it holds: 'Saco de 5 kg'. */
    umaEmbalagem: {
      titulo: 'Embalagem',
      valor: (registro, descrever) =>
        escreverEmbalagem(produto(registro), (codigo) => descrever('unidades-produto', codigo)),
      convencao: 'unidades-produto',
      onde: [],
    } satisfies Campo,
    /** What packages hold, as people weigh it: '1,68 kg'. */
    conteudo: (titulo: string, embalagens: (registro: R) => Numerico): Campo => ({
      titulo,
      valor: (registro) => descreverConteudo(embalagens(registro), produto(registro)),
      onde: ['papel'],
    }),
    /** The same as a number that can be summed; `medida` has its unit. */
    total: (titulo: string, embalagens: (registro: R) => number): Campo => ({
      titulo,
      tipo: 'quantidade',
      valor: (registro) => totalDasEmbalagens(embalagens(registro), produto(registro)).quantidade.toNumber(),
    }),
    /** kg, L or un. */
    medida: {
      titulo: 'Medida',
      valor: (registro) => SIMBOLOS_UNIDADE_MEDIDA[totalDasEmbalagens(1, produto(registro)).unidadeMedida],
    } satisfies Campo,
  };
}
