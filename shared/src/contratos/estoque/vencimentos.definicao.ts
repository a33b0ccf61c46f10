import { nomeProprio } from '../../formatos/nomes.js';
import { descreverConteudo } from '../../regras/cadastros/unidades-de-medida.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import { precoEstimado } from '../../regras/estoque/preco-do-lote.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import { ROTULOS_MOTIVO_DA_SOBRA } from '../../vocabulario/estoque/vencimentos.js';
import { camposDoLote, camposDoValor, medidasDe } from './lotes.definicao.js';
import type { LoteComSobra } from './vencimentos.js';

const { embalagens, embalagem, umaEmbalagem, conteudo, total, medida } = medidasDe<LoteComSobra>(
  ({ produtoLote }) => produtoLote.produto,
);

const tem = ({ quantidade }: LoteComSobra): number => quantidade;
const sobra = ({ sobra }: LoteComSobra): number => sobra;

/** The fields of a lot of which something is left when it expires. */
export const CAMPOS_DO_LOTE_COM_SOBRA = {
  unidade: {
    titulo: 'Unidade',
    valor: ({ unidade }) => unidade.nome,
    naTela: nomeProprio,
    nome: true,
    agrupa: true,
  },
  ...camposDoLote<LoteComSobra>(({ produtoLote }) => produtoLote),
  ondeEsta: {
    titulo: 'Onde está',
    valor: ({ produtoEstoque }) => (produtoEstoque === null ? 'A caminho' : 'No estoque'),
  },
  /** The paper has the column only where a lot is on its way. */
  aCaminho: {
    titulo: 'Onde está',
    onde: [],
    valor: ({ produtoEstoque }) => (produtoEstoque === null ? 'A caminho' : null),
    opcional: true,
  },
  quantidade: embalagens('Tem', tem, { oculta: true }),
  sobra: embalagens('Sobra ao vencer', sobra, { titulos: { papel: 'Sobra', tela: 'Sobra' }, destaque: true }),
  embalagem,
  umaEmbalagem,
  total: total('Conteúdo', tem),
  totalDaSobra: total('Conteúdo da sobra', sobra),
  conteudoDaSobra: conteudo('Conteúdo da sobra', sobra),
  medida,
  motivo: { titulo: 'Motivo', valor: ({ motivo }) => ROTULOS_MOTIVO_DA_SOBRA[motivo] },
  ...camposDoValor('Valor da sobra'),
  /** On paper beside the value. */
  estimado: {
    titulo: 'Preço',
    onde: [],
    valor: ({ origemPreco }) => (precoEstimado(origemPreco) ? 'Estimado' : null),
    opcional: true,
  },
  destino: {
    titulo: 'Quem usa a tempo',
    valor: ({ destino }) => destino?.unidade.nome ?? null,
    ordem: false,
    oculta: true,
  },
  quantidadeDoDestino: {
    titulo: 'Quantidade para quem usa',
    tipo: 'embalagens',
    valor: ({ destino }) => destino?.quantidade ?? null,
  },
  /** Both in one text. */
  destinoEConteudo: {
    titulo: 'Quem usa a tempo',
    onde: [],
    valor: ({ destino, produtoLote: { produto } }) =>
      destino && `${destino.unidade.nome}: ${descreverConteudo(destino.quantidade, produto)}`,
    opcional: true,
  },
  trocarEm: { titulo: 'Trocar o prato até', tipo: 'data', valor: ({ trocarEm }) => trocarEm, opcional: true },
} satisfies CamposDefinidos<LoteComSobra, ListaConvencao>;
