import type { CamposDe } from '../../regras/definicao.js';
import { ROTULOS_TIPO_DE_RECURSO } from '../../vocabulario/compras/recursos-pnae.js';
import type { RecursoPnae } from './recursos-pnae.js';

/** The fields of an entry or a return of the account of the national programme. */
export const CAMPOS_DO_RECURSO = {
  data: { titulo: 'Data', tipo: 'data', valor: ({ data }) => data, onde: ['tela', 'exportacao'] },
  tipo: { titulo: 'Tipo', valor: ({ tipo }) => ROTULOS_TIPO_DE_RECURSO[tipo], onde: ['tela', 'exportacao'] },
  parcela: { titulo: 'Parcela', tipo: 'inteiro', valor: ({ parcela }) => parcela, onde: ['tela', 'exportacao'] },
  documento: { titulo: 'Documento', valor: ({ documento }) => documento, onde: ['tela', 'exportacao'] },
  valor: {
    titulo: 'Valor',
    tipo: 'moeda',
    valor: ({ valor }) => valor,
    onde: ['tela', 'exportacao'],
    destaque: true,
  },
  ano: { titulo: 'Ano', tipo: 'inteiro', valor: ({ ano }) => ano },
} satisfies CamposDe<RecursoPnae, never>;
