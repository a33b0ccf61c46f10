import type { CamposDe } from '../../regras/definicao.js';
import { ROTULOS_TIPO_DE_RECURSO } from '../../vocabulario/compras/recursos-pnae.js';
import type { RecursoPnae } from './recursos-pnae.js';

/** The fields of an entry or a return of the account of the national programme. */
export const CAMPOS_DO_RECURSO = {
  data: {
    titulo: 'Data',
    tipo: 'data',
    valor: ({ data }) => data,
    onde: ['tela', 'exportacao'],
    importacao: { leitura: { tipo: 'data' }, obrigatorio: true, exemplo: '27/02/2026' },
  },
  tipo: {
    titulo: 'Tipo',
    valor: ({ tipo }) => ROTULOS_TIPO_DE_RECURSO[tipo],
    onde: ['tela', 'exportacao'],
    importacao: { leitura: { tipo: 'opcao', de: ROTULOS_TIPO_DE_RECURSO }, obrigatorio: true, exemplo: 'Repasse' },
  },
  parcela: {
    titulo: 'Parcela',
    tipo: 'inteiro',
    valor: ({ parcela }) => parcela,
    onde: ['tela', 'exportacao'],
    importacao: {
      leitura: { tipo: 'numero', casas: 0 },
      explicacao: 'De 1 a 8. Preencha apenas para um repasse.',
      exemplo: '1',
    },
  },
  documento: {
    titulo: 'Documento',
    valor: ({ documento }) => documento,
    onde: ['tela', 'exportacao'],
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'O número da ordem bancária. Um documento que já está registrado no ano é recusado.',
      exemplo: '2026OB800123',
    },
  },
  valor: {
    titulo: 'Valor',
    tipo: 'moeda',
    valor: ({ valor }) => valor,
    onde: ['tela', 'exportacao'],
    destaque: true,
    importacao: {
      leitura: { tipo: 'numero', casas: 2, moeda: true },
      obrigatorio: true,
      explicacao: 'Em reais.',
      exemplo: '52.187,50',
    },
  },
  ano: {
    titulo: 'Ano',
    tipo: 'inteiro',
    valor: ({ ano }) => ano,
    importacao: {
      leitura: { tipo: 'numero', casas: 0 },
      explicacao: 'O ano do recurso. Se ficar em branco, é o ano da data.',
      exemplo: '2026',
    },
  },
} satisfies CamposDe<RecursoPnae, never>;
