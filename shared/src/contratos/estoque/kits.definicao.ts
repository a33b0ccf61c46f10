import { nomeComum, nomeProprio } from '../../formatos/nomes.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import { camposDoEstorno } from './estornos.definicao.js';
import type { Kit } from './kits.js';
import { medidasDe } from './lotes.definicao.js';

/** A lot in a kit. */
export interface LoteDoKit {
  kit: Kit;
  produto: Kit['produtosKits'][number];
}

export const lotesDoKit = (kit: Kit): LoteDoKit[] => kit.produtosKits.map((produto) => ({ kit, produto }));

const camposDoKit = <R>(kitDe: (registro: R) => Kit) =>
  ({
    numero: {
      titulo: 'Número',
      tipo: 'inteiro',
      valor: (registro) => kitDe(registro).id,
      naTela: (_, registro) => String(kitDe(registro).id),
    },
    aluno: { titulo: 'Aluno', valor: (registro) => kitDe(registro).nome, naTela: nomeProprio },
    data: { titulo: 'Data', tipo: 'data', valor: (registro) => kitDe(registro).data },
  }) satisfies CamposDefinidos<R, never>;

/** The fields of a delivered kit. */
export const CAMPOS_DO_KIT = {
  ...camposDoKit<Kit>((kit) => kit),
  produtos: { titulo: 'Produtos', valor: ({ produtosKits }) => produtosKits.map(({ nome }) => nome), ordem: false },
} satisfies CamposDefinidos<Kit, never>;

const { embalagens, embalagem, conteudo, total, medida } = medidasDe<LoteDoKit>(({ produto }) => ({
  ...produto.conteudo,
  unidadeProduto: produto.unidadeMedida,
}));

const quantidade = ({ produto }: LoteDoKit): number => produto.quantidade;
const onde = ['papel', 'exportacao'] as const;

/** The fields of a lot of a delivered kit. */
export const CAMPOS_DO_LOTE_DO_KIT = {
  ...camposDoKit<LoteDoKit>(({ kit }) => kit),
  produto: { titulo: 'Produto', valor: ({ produto }) => produto.nome, naTela: nomeComum, onde },
  item: { titulo: 'Item', valor: ({ produto }) => produto.item, onde },
  lote: { titulo: 'Lote', tipo: 'codigo', valor: ({ produto }) => produto.numeroLote, onde },
  validade: { titulo: 'Validade', tipo: 'data', valor: ({ produto }) => produto.dataValidade, onde },
  quantidade: embalagens('Quantidade', quantidade),
  embalagem,
  conteudo: conteudo('Conteúdo', quantidade),
  total: total('Conteúdo', quantidade),
  medida,
  usuario: { titulo: 'Quem entregou', valor: ({ kit }) => kit.usuario.nome },
  criadoEm: { titulo: 'Registrado em', tipo: 'instante', valor: ({ kit }) => kit.criadoEm },
  ...camposDoEstorno<LoteDoKit>(({ kit }) => kit.estorno),
} satisfies CamposDefinidos<LoteDoKit, ListaConvencao>;
