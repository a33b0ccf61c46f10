import { nomeComum, nomeProprio } from '../../formatos/nomes.js';
import { somar, type Decimal } from '../../regras/decimal.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import type { Balanco } from './balancos.js';
import { camposDoEstorno } from './estornos.definicao.js';
import { camposDoLote, medidasDe } from './lotes.definicao.js';

const { embalagens, embalagem, conteudo, total, medida } = medidasDe<Balanco>(({ produtoLote }) => produtoLote.produto);

const anterior = ({ quantidadeAnterior }: Balanco): number => quantidadeAnterior;
const nova = ({ novaQuantidade }: Balanco): number => novaQuantidade;
const diferenca = (balanco: Balanco): Decimal => somar([nova(balanco), -anterior(balanco)]);

/** The fields of a count of a lot. */
export const CAMPOS_DO_BALANCO = {
  ...camposDoLote<Balanco>(({ produtoLote }) => produtoLote),
  /** 'Arroz - Arroz 5 kg', as the specification writes it. */
  itemEProduto: {
    titulo: 'Produto',
    onde: [],
    valor: ({ produtoLote: { produto } }) => `${produto.item.nome} - ${produto.nome}`,
    naTela: (_, { produtoLote: { produto } }) => `${nomeComum(produto.item.nome)} - ${nomeComum(produto.nome)}`,
  },
  quantidadeAnterior: embalagens('Quantidade anterior', anterior, { titulos: { papel: 'Anterior' }, destaque: true }),
  novaQuantidade: embalagens('Nova quantidade', nova, { titulos: { papel: 'Nova' }, destaque: true }),
  diferenca: embalagens('Diferença', (balanco) => diferenca(balanco).toNumber(), { onde: [] }),
  embalagem,
  totalAnterior: total('Conteúdo anterior', anterior),
  novoTotal: total('Novo conteúdo', nova),
  conteudoDaDiferenca: conteudo('Conteúdo da diferença', diferenca),
  medida,
  usuario: { titulo: 'Usuário', valor: ({ usuario }) => usuario.pessoa.nome, naTela: nomeProprio },
  dataHora: {
    titulo: 'Data e hora',
    tipo: 'instante',
    valor: ({ dataHora }) => dataHora,
    // The server's order is that of time; ids grow with it.
    ordem: ({ id }) => id,
  },
  ...camposDoEstorno<Balanco>(({ estorno }) => estorno),
} satisfies CamposDefinidos<Balanco, ListaConvencao>;
