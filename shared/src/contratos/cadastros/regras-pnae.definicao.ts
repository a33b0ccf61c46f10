import { formatarQuantidade } from '../../formatos/numeros.js';
import { SEM_VALOR } from '../../formatos/sem-valor.js';
import { certezaDaRegra, vigenciaDaRegra } from '../../regras/cadastros/regras-pnae.js';
import type { CamposDe } from '../../regras/definicao.js';
import { ROTULOS_OPERADOR_DA_REGRA } from '../../vocabulario/cadastros/regras-pnae.js';
import type { RegraPnae } from './regras-pnae.js';

/** 'no mínimo 45 % do recurso' */
const valorDaRegra = ({ operador, valor, unidade }: RegraPnae): string =>
  valor === null
    ? SEM_VALOR
    : [ROTULOS_OPERADOR_DA_REGRA[operador], formatarQuantidade(valor, 2), unidade].filter(Boolean).join(' ');

/** The fields of a rule of the national programme. */
export const CAMPOS_DA_REGRA_PNAE = {
  regra: { titulo: 'Regra', valor: ({ regra }) => regra, onde: ['tela'] },
  valor: { titulo: 'Valor', valor: valorDaRegra, onde: ['tela'], ordem: false, destaque: true },
  periodo: { titulo: 'Período', valor: ({ periodo }) => periodo || null, onde: [] },
  escopo: { titulo: 'Vale para', valor: ({ escopo }) => escopo || null, onde: [] },
  vigenteDe: { titulo: 'Vigência', valor: vigenciaDaRegra, onde: ['tela'], ordem: false },
  norma: { titulo: 'Norma', valor: ({ norma }) => norma || null, onde: ['tela'] },
  certeza: { titulo: 'Conferência', valor: ({ certeza }) => certezaDaRegra(certeza), onde: ['tela'], destaque: true },
} satisfies CamposDe<RegraPnae, never>;
