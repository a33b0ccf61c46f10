import { nomeProprio } from '../../formatos/nomes.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import { ROTULOS_SITUACAO_DO_PAGAMENTO } from '../../vocabulario/compras/pagamentos.js';
import type { PagamentoResumo } from './pagamentos.js';

/** The fields of a payment in its list. */
export const CAMPOS_DO_PAGAMENTO = {
  data: {
    titulo: 'Data',
    tipo: 'data',
    valor: ({ data }) => data,
    onde: ['tela', 'exportacao'],
    ordem: 'data',
    destaque: true,
  },
  documento: {
    titulo: 'Documento',
    valor: ({ documento }) => documento,
    onde: ['tela', 'exportacao'],
    ordem: 'documento',
  },
  fornecedor: {
    titulo: 'Fornecedor',
    valor: ({ fornecedor }) => fornecedor.nome,
    naTela: nomeProprio,
    onde: ['tela', 'exportacao'],
    ordem: 'fornecedor',
    nome: true,
  },
  nota: {
    titulo: 'Nota fiscal',
    valor: ({ notaFiscal }) => notaFiscal.numero,
    onde: ['tela', 'exportacao'],
    ordem: 'nota',
  },
  solicitacao: {
    titulo: 'Solicitação',
    valor: ({ solicitacao }) => solicitacao.numero,
    onde: ['tela', 'exportacao'],
    ordem: 'solicitacao',
  },
  valor: {
    titulo: 'Valor',
    tipo: 'moeda',
    valor: ({ valor }) => valor,
    onde: ['tela', 'exportacao'],
    ordem: 'valor',
    destaque: true,
  },
  retencao: { titulo: 'Retenção', tipo: 'moeda', valor: ({ retencao }) => retencao, onde: ['tela', 'exportacao'] },
  situacao: {
    titulo: 'Situação',
    valor: ({ situacao }) => ROTULOS_SITUACAO_DO_PAGAMENTO[situacao],
    onde: ['tela', 'exportacao'],
    ordem: 'situacao',
  },
} satisfies CamposDefinidos<PagamentoResumo, ListaConvencao>;
