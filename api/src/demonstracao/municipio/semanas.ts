import type { DiaSemana, ModalidadeEscolar, TipoRefeicao } from '@merenda/shared/contratos';
import type { CodigoDeFaixa } from '../referencia/listas.js';
import type { SiglaDaUnidade } from './unidades.js';

/** A dish at its hour; its recipes by name. */
export interface PratoDemo {
  hora: string;
  tipo: TipoRefeicao;
  nome: string;
  preparos: readonly string[];
}

/** The menus of a week for a stage. */
export interface SemanaDemo {
  nome: string;
  faixa: CodigoDeFaixa;
  modalidade: ModalidadeEscolar;
  /** The youngest are served smaller portions of the same recipes. */
  infantil: boolean;
  unidades: readonly SiglaDaUnidade[];
  dias: Readonly<Record<DiaSemana, readonly PratoDemo[]>>;
}

type Refeicao = readonly [nome: string, preparos: readonly string[]];
const servir =
  (hora: string, tipo: TipoRefeicao) =>
  ([nome, preparos]: Refeicao): PratoDemo => ({ hora, tipo, nome, preparos });

const ALMOCOS: Readonly<Record<DiaSemana, Refeicao>> = {
  SEGUNDA: [
    'ARROZ, FEIJÃO, CARNE MOÍDA COM BATATA E SALADA',
    ['ARROZ REFOGADO', 'FEIJÃO SIMPLES', 'CARNE MOÍDA COM BATATA', 'SALADA DE ALFACE E TOMATE'],
  ],
  TERCA: [
    'MACARRÃO AO SUGO COM FRANGO, COUVE E LARANJA',
    ['MACARRÃO AO SUGO', 'FRANGO ENSOPADO', 'COUVE REFOGADA', 'LARANJA'],
  ],
  QUARTA: [
    'ARROZ, FEIJÃO, OMELETE E ABÓBORA',
    ['ARROZ REFOGADO', 'FEIJÃO SIMPLES', 'OMELETE DE FORNO', 'ABÓBORA COZIDA'],
  ],
  QUINTA: [
    'POLENTA COM CARNE MOÍDA, SALADA E LARANJA',
    ['POLENTA', 'CARNE MOÍDA COM BATATA', 'SALADA DE REPOLHO E CENOURA', 'LARANJA'],
  ],
  SEXTA: [
    'ARROZ, FEIJÃO, FRANGO ENSOPADO E SALADA',
    ['ARROZ REFOGADO', 'FEIJÃO SIMPLES', 'FRANGO ENSOPADO', 'SALADA DE ALFACE E TOMATE'],
  ],
};

const CAFE: Refeicao = ['LEITE E PÃO COM MANTEIGA', ['LEITE', 'PÃO COM MANTEIGA']];
const MINGAU: Refeicao = ['MINGAU DE FUBÁ E BANANA', ['MINGAU DE FUBÁ', 'BANANA']];
const BANANA: Refeicao = ['LEITE E BANANA', ['LEITE', 'BANANA']];

/** Bread is served at most once a day, and at breakfast three times a week, as often as the norm lets a pre-school. */
const CAFES: Readonly<Record<DiaSemana, Refeicao>> = {
  SEGUNDA: CAFE,
  TERCA: MINGAU,
  QUARTA: CAFE,
  QUINTA: MINGAU,
  SEXTA: CAFE,
};
/** Once more than the norm lets: a rule that is not kept, and has dishes that would mend it. */
const CAFES_DA_PRE_ESCOLA: typeof CAFES = { ...CAFES, QUINTA: CAFE };
const LANCHES: Readonly<Record<DiaSemana, Refeicao>> = {
  SEGUNDA: BANANA,
  TERCA: CAFE,
  QUARTA: BANANA,
  QUINTA: CAFE,
  SEXTA: BANANA,
};
const JANTARES: Readonly<Record<DiaSemana, Refeicao>> = {
  SEGUNDA: ALMOCOS.SEXTA,
  TERCA: ALMOCOS.QUARTA,
  QUARTA: ALMOCOS.QUINTA,
  QUINTA: ALMOCOS.TERCA,
  SEXTA: ALMOCOS.SEGUNDA,
};

const porDia = (pratos: (dia: DiaSemana) => readonly PratoDemo[]): SemanaDemo['dias'] => ({
  SEGUNDA: pratos('SEGUNDA'),
  TERCA: pratos('TERCA'),
  QUARTA: pratos('QUARTA'),
  QUINTA: pratos('QUINTA'),
  SEXTA: pratos('SEXTA'),
});

export const SEMANAS: readonly SemanaDemo[] = [
  {
    nome: 'FUNDAMENTAL',
    faixa: '6-10a',
    modalidade: 'PARCIAL1',
    infantil: false,
    unidades: ['acacias', 'valeVerde'],
    dias: porDia((dia) => [servir('11:30', 'ALMOCO')(ALMOCOS[dia])]),
  },
  {
    nome: 'PRÉ-ESCOLA',
    faixa: '4-5a',
    modalidade: 'PARCIAL2',
    infantil: true,
    unidades: ['girassol'],
    dias: porDia((dia) => [
      servir('08:00', 'DESJEJUM')(CAFES_DA_PRE_ESCOLA[dia]),
      servir('11:00', 'ALMOCO')(ALMOCOS[dia]),
    ]),
  },
  {
    nome: 'CRECHE',
    faixa: '1-3a',
    modalidade: 'INTEGRAL',
    infantil: true,
    unidades: ['passos'],
    dias: porDia((dia) => [
      servir('07:30', 'DESJEJUM')(CAFES[dia]),
      servir('10:30', 'ALMOCO')(ALMOCOS[dia]),
      servir('14:00', 'LANCHE_TARDE')(LANCHES[dia]),
      servir('16:30', 'JANTAR')(JANTARES[dia]),
    ]),
  },
];

/** Tuesday's pasta without gluten, for the first week. */
export const ALTERNATIVO = {
  semana: 'FUNDAMENTAL',
  dia: 'TERCA',
  nome: 'FUNDAMENTAL – TERÇA SEM GLÚTEN',
  patologia: 'DOENÇA CELÍACA',
  prato: {
    hora: '11:30',
    tipo: 'ALMOCO',
    nome: 'ARROZ, FEIJÃO, FRANGO E COUVE',
    preparos: ['ARROZ REFOGADO', 'FEIJÃO SIMPLES', 'FRANGO ENSOPADO', 'COUVE REFOGADA'],
  },
} as const;

/** What the creche has once in the place of its Wednesday: a fruit without a group. */
export const OUTRA_QUARTA = {
  semana: 'CRECHE',
  nome: 'CRECHE – QUARTA COM MAÇÃ',
  prato: servir('14:00', 'LANCHE_TARDE')(['LEITE E MAÇÃ', ['LEITE', 'MAÇÃ']]),
} as const;
