import { nomeProprio } from '../../formatos/nomes.js';
import type { CamposDefinidos } from '../../regras/definicao.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import { ROTULOS_STATUS_COMPRA } from '../../vocabulario/compras/solicitacoes.js';
import { rotuloDaModalidade } from './aquisicoes.definicao.js';
import type { SolicitacaoResumo } from './solicitacoes.js';

/** The fields of a purchase request in its list. */
export const CAMPOS_DA_SOLICITACAO = {
  numero: { titulo: 'Número', valor: ({ numero }) => numero, onde: ['tela', 'exportacao'], ordem: 'numero' },
  dataSolicitacao: {
    titulo: 'Data da solicitação',
    titulos: { tela: 'Data Solicitação' },
    tipo: 'data',
    valor: ({ dataSolicitacao }) => dataSolicitacao,
    onde: ['tela', 'exportacao'],
    ordem: 'data',
    destaque: true,
  },
  aquisicao: { titulo: 'Aquisição', valor: ({ aquisicao }) => `${aquisicao.numero}/${aquisicao.ano}` },
  contrato: {
    titulo: 'Contrato',
    valor: ({ propostaVencedora }) => propostaVencedora.numeroContrato,
    onde: ['tela', 'exportacao'],
    ordem: 'contrato',
    oculta: true,
  },
  modalidade: {
    titulo: 'Modalidade',
    valor: ({ aquisicao }, descrever) => rotuloDaModalidade(aquisicao, descrever),
    convencao: 'modalidades-licitacao',
    onde: ['tela', 'exportacao'],
    ordem: 'modalidade',
  },
  fornecedor: {
    titulo: 'Fornecedor',
    valor: ({ fornecedor }) => fornecedor.nome,
    naTela: nomeProprio,
    onde: ['tela', 'exportacao'],
    ordem: 'fornecedor',
    nome: true,
  },
  unidadeEducacional: {
    titulo: 'Unidade educacional',
    titulos: { tela: 'Unidade Educacional' },
    valor: ({ unidadeEducacional }) => unidadeEducacional.nome,
    naTela: nomeProprio,
    onde: ['tela', 'exportacao'],
    ordem: 'unidade',
    nome: true,
  },
  valor: {
    titulo: 'Valor',
    tipo: 'moeda',
    valor: ({ valor }) => valor,
    onde: ['tela', 'exportacao'],
    ordem: 'valor',
    destaque: true,
  },
  status: {
    titulo: 'Status',
    valor: ({ status }) => ROTULOS_STATUS_COMPRA[status],
    onde: ['tela', 'exportacao'],
    ordem: 'status',
  },
} satisfies CamposDefinidos<SolicitacaoResumo, ListaConvencao>;
