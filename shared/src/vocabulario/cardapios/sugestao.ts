/** What a suggestion of menus is made for. */
export const OBJETIVOS_DA_SUGESTAO = ['MAIS_BARATO', 'APROVEITAR_ESTOQUE', 'EQUILIBRIO'] as const;
export type ObjetivoDaSugestao = (typeof OBJETIVOS_DA_SUGESTAO)[number];

export const ROTULOS_OBJETIVO_DA_SUGESTAO: Record<ObjetivoDaSugestao, string> = {
  MAIS_BARATO: 'Mais barato',
  APROVEITAR_ESTOQUE: 'Aproveitar o estoque',
  EQUILIBRIO: 'Equilíbrio',
};

/** What the smallest sum is made of; each weight is R$ for R$ 1,00 of its term, for one pupil. */
interface PesosDaSugestao {
  /** Of the cost of the dishes. */
  custo: number;
  /** Of lots that would expire without a use. */
  sobra: number;
  /** Of the cost that is not bought from family farming. */
  foraDaAgriculturaFamiliar: number;
}

export const PESOS_DA_SUGESTAO: Record<ObjetivoDaSugestao, PesosDaSugestao> = {
  MAIS_BARATO: { custo: 1, sobra: 0, foraDaAgriculturaFamiliar: 0 },
  APROVEITAR_ESTOQUE: { custo: 1, sobra: 3, foraDaAgriculturaFamiliar: 0 },
  EQUILIBRIO: { custo: 1, sobra: 1, foraDaAgriculturaFamiliar: 0.5 },
};

/** What each weighs, with its units: the sentence below each choice. */
export const EXPLICACOES_DO_OBJETIVO: Record<ObjetivoDaSugestao, string> = {
  MAIS_BARATO: 'O menor custo por aluno que cumpre as regras.',
  APROVEITAR_ESTOQUE: 'Cada R$ 1,00 de alimento que venceria sem uso pesa como R$ 3,00 de custo.',
  EQUILIBRIO:
    'Além do custo, pesam o alimento que venceria (R$ 1,00 por R$ 1,00) e a compra fora da agricultura familiar (R$ 0,50 por R$ 1,00).',
};

/** Weeks of one suggestion. */
export const SEMANAS_DA_SUGESTAO = 4;

/** How many times a dish may be served in the period, unless the user says another number (specification 4.12). */
export const VEZES_DO_PRATO = 2;
