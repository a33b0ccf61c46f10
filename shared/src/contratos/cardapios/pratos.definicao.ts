import { nomeComum } from '../../formatos/nomes.js';
import type { CamposDe } from '../../regras/definicao.js';
import { ROTULOS_TIPO_REFEICAO, TIPOS_REFEICAO } from '../../vocabulario/cardapios/cardapios.js';
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
  tiposDaRefeicao: {
    titulo: 'Refeições',
    valor: ({ tiposDaRefeicao }) =>
      TIPOS_REFEICAO.filter((tipo) => tiposDaRefeicao.includes(tipo)).map((tipo) => ROTULOS_TIPO_REFEICAO[tipo]),
  },
} satisfies CamposDe<PratoResumo, never>;
