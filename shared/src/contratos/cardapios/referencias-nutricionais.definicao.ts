import { formatarQuantidade } from '../../formatos/numeros.js';
import { SEM_VALOR } from '../../formatos/sem-valor.js';
import type { CamposDe } from '../../regras/definicao.js';
import { ROTULOS_MODALIDADE_ESCOLAR } from '../../vocabulario/cadastros/modalidades.js';
import { ROTULOS_NUTRIENTE } from '../../vocabulario/cadastros/nutrientes.js';
import type { LimiteNacional } from './referencias-nutricionais.js';

const limite = (valor: number | null, unidade: string): string =>
  valor === null ? SEM_VALOR : `${formatarQuantidade(valor, 2)} ${unidade}`;

/** The fields of a bound of the national reference. */
export const CAMPOS_DA_REFERENCIA = {
  nutriente: {
    titulo: 'Nutriente',
    valor: ({ nutriente }) => ROTULOS_NUTRIENTE[nutriente],
    onde: ['tela', 'exportacao'],
  },
  faixaEtaria: {
    titulo: 'Faixa etária',
    valor: ({ faixaEtaria }) => faixaEtaria.nome,
    onde: ['tela', 'exportacao'],
    ordem: ({ faixaEtaria }) => faixaEtaria.id,
  },
  modalidade: {
    titulo: 'Modalidade',
    valor: ({ modalidade }) => ROTULOS_MODALIDADE_ESCOLAR[modalidade],
    onde: ['tela', 'exportacao'],
    ordem: false,
  },
  coberturaPct: {
    titulo: 'Cobertura',
    valor: ({ coberturaPct }) => `${coberturaPct}% das necessidades diárias`,
    onde: [],
  },
  minimo: {
    titulo: 'Mínimo',
    tipo: 'quantidade',
    valor: ({ minimo }) => minimo,
    naTela: (_, { minimo, unidade }) => limite(minimo, unidade),
    onde: ['tela', 'exportacao'],
    ordem: false,
    destaque: true,
  },
  maximo: {
    titulo: 'Máximo',
    tipo: 'quantidade',
    valor: ({ maximo }) => maximo,
    naTela: (_, { maximo, unidade }) => limite(maximo, unidade),
    onde: ['tela', 'exportacao'],
    ordem: false,
    destaque: true,
  },
  unidade: { titulo: 'Unidade', valor: ({ unidade }) => unidade, detalhe: false },
  norma: { titulo: 'Norma', valor: ({ norma }) => norma, onde: ['tela', 'exportacao'], ordem: false },
  carater: { titulo: 'Caráter', valor: ({ carater }) => carater, onde: [] },
  fonte: { titulo: 'Fonte', valor: ({ fonte }) => fonte, onde: [] },
  certeza: { titulo: 'Transcrição', valor: ({ certeza }) => certeza, onde: [] },
  observacao: { titulo: 'Observação', valor: ({ observacao }) => observacao },
} satisfies CamposDe<LimiteNacional, never>;
