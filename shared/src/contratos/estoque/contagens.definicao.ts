import { nomeProprio } from '../../formatos/nomes.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import { nomeDoLote } from '../../regras/estoque/etiquetas.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import { ROTULOS_SITUACAO_DO_PRECO } from '../../vocabulario/estoque/estoques.js';
import type { ConferenciaDaContagem } from './contagens.js';
import { camposDoEstorno } from './estornos.definicao.js';
import { camposDoLote, medidasDe } from './lotes.definicao.js';

type LoteDaConferencia = ConferenciaDaContagem['lotes'][number];

const { embalagens, embalagem, conteudo } = medidasDe<LoteDaConferencia>(({ produtoLote }) => produtoLote.produto);

const diferenca = ({ diferenca }: LoteDaConferencia): number => diferenca;

/** The fields of a lot whose count is compared with its balance. */
export const CAMPOS_DA_CONFERENCIA = {
  ...camposDoLote<LoteDaConferencia>(({ produtoLote }) => produtoLote),
  nomeDoLote: { titulo: 'Lote', valor: ({ produtoLote }) => nomeDoLote(produtoLote) },
  saldo: embalagens('Saldo ao contar', ({ saldo }) => saldo, { ordem: false }),
  contada: embalagens('Contado', ({ contada }) => contada, { ordem: false }),
  diferenca: embalagens('Diferença', diferenca, { destaque: true }),
  embalagem,
  conteudoDaDiferenca: conteudo('Conteúdo da diferença', diferenca),
  valor: {
    titulo: 'Valor',
    tipo: 'moeda',
    valor: ({ valor }) => valor,
    naTela: (valor) => valor || ROTULOS_SITUACAO_DO_PRECO.SEM_PRECO,
    ordem: ({ valor }) => valor ?? 0,
    destaque: true,
  },
  quemContou: {
    titulo: 'Quem contou',
    valor: ({ usuario, quando }) => `${usuario}, ${quando}`,
    naTela: (_, { usuario, quando }) => `${nomeProprio(usuario)}, ${quando}`,
    ordem: false,
  },
  ...camposDoEstorno<LoteDaConferencia>(({ estorno }) => estorno),
} satisfies CamposDefinidos<LoteDaConferencia, ListaConvencao>;
