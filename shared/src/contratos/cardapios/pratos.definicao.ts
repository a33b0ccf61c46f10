import { nomeComum } from '../../formatos/nomes.js';
import type { CamposDe } from '../../regras/definicao.js';
import { CAMPOS_DA_ETAPA } from './etapas.definicao.js';
import type { PratoResumo } from './pratos.js';

/** The fields of a dish. */
export const CAMPOS_DO_PRATO = {
  ...CAMPOS_DA_ETAPA,
  preparos: {
    titulo: 'Preparos',
    valor: ({ preparos }) => preparos.map(({ preparo }) => preparo.nome),
    naTela: nomeComum,
    onde: ['papel', 'exportacao'],
  },
} satisfies CamposDe<PratoResumo, never>;
