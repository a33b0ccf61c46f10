import { nomeProprio } from '../../formatos/nomes.js';
import { ouSemValor, SEM_VALOR } from '../../formatos/sem-valor.js';
import type { CampoDefinido, CamposDefinidos } from '../../regras/definicao.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import { ROTULOS_DOCUMENTO_KARDEX, ROTULOS_TIPO_KARDEX } from '../../vocabulario/estoque/estoques.js';
import type { LoteDaUnidade, LoteInicial, ProdutoEstoque, ProdutoLote } from './estoques.js';
import type { LinhaKardex } from './kardex.js';
import { camposDoLote, camposDoValor, medidasDe } from './lotes.definicao.js';

const quantidadeDe = ({ quantidade }: { quantidade: number }): number => quantidade;

const { embalagens, embalagem, conteudo, total, medida } = medidasDe<ProdutoEstoque>(
  (linha) => linha.produtoLote.produto,
);

/** A lot and its balance: in packages, and as people weigh it. */
const SALDO = {
  ...camposDoLote<ProdutoEstoque>(({ produtoLote }) => produtoLote),
  quantidade: embalagens('Quantidade', quantidadeDe, { ordem: 'quantidade', destaque: true }),
  embalagem,
  conteudo: conteudo('Conteúdo', quantidadeDe),
  total: total('Conteúdo', quantidadeDe),
  medida,
} satisfies CamposDefinidos<ProdutoEstoque, ListaConvencao>;

const BLOQUEIO = {
  motivoDoBloqueio: { titulo: 'Motivo do bloqueio', valor: ({ bloqueio }) => bloqueio?.motivo ?? null },
} satisfies CamposDefinidos<ProdutoEstoque, never>;

/** The fields of a lot of one stock, in columns that the import of the opening stock of another unit knows. */
export const CAMPOS_DO_ESTOQUE = { ...SALDO, ...BLOQUEIO };

/** The fields of a lot of one of several stocks, with what it is worth. */
export const CAMPOS_DO_LOTE_DA_UNIDADE = {
  unidade: {
    titulo: 'Unidade',
    valor: ({ unidade }) => unidade.nome,
    naTela: nomeProprio,
    ordem: 'unidade',
    nome: true,
  },
  ...SALDO,
  ...camposDoValor('Valor'),
  ...BLOQUEIO,
} satisfies CamposDefinidos<LoteDaUnidade, ListaConvencao>;

/** The fields of a lot of the opening stock, which only the import has. */
export const CAMPOS_DO_LOTE_INICIAL = {
  estoque: {
    titulo: CAMPOS_DO_LOTE_DA_UNIDADE.unidade.titulo,
    importacao: {
      leitura: { tipo: 'opcao', de: 'registros' },
      obrigatorio: true,
      explicacao: 'Escolha uma opção da lista: as unidades em que você trabalha.',
      exemplo: 'EMEB Professora Ana Lima',
    },
  },
  produto: {
    titulo: SALDO.produto.titulo,
    importacao: {
      leitura: { tipo: 'opcao', de: 'registros' },
      obrigatorio: true,
      explicacao: 'Escolha uma opção da lista. Cadastre ou importe os produtos antes.',
      exemplo: 'Arroz tipo 1 - saco de 5 kg',
    },
  },
  numero: {
    titulo: SALDO.lote.titulo,
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'Como está na embalagem.',
      exemplo: 'L2026-031',
    },
  },
  dataFabricacao: {
    titulo: SALDO.fabricacao.titulo,
    importacao: {
      leitura: { tipo: 'data' },
      obrigatorio: true,
      explicacao: 'DD/MM/AAAA. Identifica o lote junto com o número e a validade.',
      exemplo: '10/01/2026',
    },
  },
  dataValidade: {
    titulo: SALDO.validade.titulo,
    importacao: {
      leitura: { tipo: 'data' },
      obrigatorio: true,
      explicacao: 'DD/MM/AAAA. Lotes vencidos não são aceitos.',
      exemplo: '10/01/2027',
    },
  },
  quantidade: {
    titulo: SALDO.quantidade.titulo,
    importacao: {
      leitura: { tipo: 'numero', casas: 3 },
      obrigatorio: true,
      explicacao: 'Em embalagens do produto, com vírgula para os decimais.',
      exemplo: '24',
    },
  },
  precoUnidade: {
    titulo: 'Preço da embalagem',
    importacao: {
      leitura: { tipo: 'numero', casas: 2, moeda: true },
      explicacao: 'Preço de uma embalagem, em R$. Sem ele, o custo das refeições é estimado pelo preço do contrato.',
      exemplo: '27,50',
    },
  },
} satisfies Record<keyof LoteInicial, Pick<CampoDefinido<never, never>, 'titulo' | 'importacao'>>;

/** 'Movimentação nº 12'; the line itself, when it was added or deleted, needs no number. */
const documento = ({ documento: qual, documentoId }: LinhaKardex): string =>
  qual === 'produtos_estoque' || documentoId === null
    ? SEM_VALOR
    : `${ROTULOS_DOCUMENTO_KARDEX[qual]} nº ${documentoId}`;

/** The fields of a line of a lot's ledger. */
export function camposDoKardex(produtoLote: ProdutoLote) {
  const { embalagens, total, medida } = medidasDe<LinhaKardex>(() => produtoLote.produto);
  const saldoDe = ({ saldo }: LinhaKardex): number => saldo;
  return {
    ...camposDoLote<LinhaKardex>(() => produtoLote),
    quando: { titulo: 'Data e hora', tipo: 'instante', valor: ({ quando }) => quando },
    tipo: { titulo: 'O que houve', valor: ({ tipo }) => ROTULOS_TIPO_KARDEX[tipo] },
    quantidade: embalagens('Quantidade', quantidadeDe, { destaque: true }),
    saldo: embalagens('Saldo', saldoDe, { destaque: true }),
    total: total('Conteúdo', quantidadeDe),
    totalDoSaldo: total('Conteúdo do saldo', saldoDe),
    medida,
    documento: {
      titulo: 'Documento',
      valor: ({ documento }) => ROTULOS_DOCUMENTO_KARDEX[documento],
      naTela: (_, linha) => documento(linha),
    },
    documentoId: { titulo: 'Nº do documento', tipo: 'inteiro', valor: ({ documentoId }) => documentoId },
    usuario: { titulo: 'Quem', valor: ({ usuario }) => usuario.nome, naTela: nomeProprio },
    observacao: { titulo: 'Observação', valor: ({ observacao }) => observacao, naTela: ouSemValor },
  } satisfies CamposDefinidos<LinhaKardex, ListaConvencao>;
}
