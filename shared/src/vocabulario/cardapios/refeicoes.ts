/**
 * Status of a meal in the history: the specification defines these words. Elsewhere a status is in sentence case and
 * agrees with its noun.
 */
export const ROTULO_REFEICAO_EXECUTADA = 'EXECUTADO';
export const ROTULO_REFEICAO_NAO_EXECUTADA = 'NÃO EXECUTADO';

/** The missing step of a meal that is only registered. */
export const ROTULO_FALTA_EXECUTAR = 'Falta executar (baixa o estoque)';

/** The three buttons of the execution: up (green), keep (black), down (red). */
export const ARREDONDAMENTOS = ['CIMA', 'MANTER', 'BAIXO'] as const;
export type Arredondamento = (typeof ARREDONDAMENTOS)[number];

export const ROTULOS_ARREDONDAMENTO: Record<Arredondamento, string> = {
  CIMA: 'Arredondar para cima',
  MANTER: 'Manter',
  BAIXO: 'Arredondar para baixo',
};

/** By which a list of meals can be filtered: its state, or an executed meal whose leftover is not registered. */
export const SITUACOES_REFEICAO = ['REGISTRADA', 'EXECUTADA', 'SEM_SOBRA'] as const;
export type SituacaoRefeicao = (typeof SITUACOES_REFEICAO)[number];

export const ROTULOS_SITUACAO_REFEICAO: Record<SituacaoRefeicao, string> = {
  REGISTRADA: 'Falta executar',
  EXECUTADA: 'Executada',
  SEM_SOBRA: 'Falta registrar a sobra',
};

/** What a list of meals can be sorted by. `data`: day and hour. */
export const ORDENS_REFEICAO = ['prato', 'data', 'hora', 'alunos'] as const;
export type OrdemRefeicao = (typeof ORDENS_REFEICAO)[number];

/** What the leftovers of meals can be sorted by. `data`: day and hour; `porAluno`: leftover for each student. */
export const ORDENS_SOBRA = ['prato', 'data', 'unidade', 'sobra', 'porAluno'] as const;
export type OrdemSobra = (typeof ORDENS_SOBRA)[number];
