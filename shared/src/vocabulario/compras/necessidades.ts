import { MOTIVOS_SEM_AULA } from '../cadastros/periodos-letivos.js';

/** How many students a need is computed for: the enrolments, or the mean of the last meals that were executed. */
export const BASES_DE_ALUNOS = ['MATRICULAS', 'REFEICOES'] as const;
export type BaseDeAlunos = (typeof BASES_DE_ALUNOS)[number];

export const ROTULOS_BASE_DE_ALUNOS: Record<BaseDeAlunos, string> = {
  MATRICULAS: 'Matrículas',
  REFEICOES: 'Média das últimas 20 refeições',
};

/** Whether family farming comes before the price in the drafts. */
export const ORDENS_DE_COMPRA = ['FAMILIAR', 'PRECO'] as const;
export type OrdemDeCompra = (typeof ORDENS_DE_COMPRA)[number];

/** Why no contract covers a shortage. */
export const MOTIVOS_SEM_COBERTURA = ['SEM_CONTRATO', 'SEM_SALDO', 'SEM_PRODUTO'] as const;
export type MotivoSemCobertura = (typeof MOTIVOS_SEM_COBERTURA)[number];

export const ROTULOS_SEM_COBERTURA: Record<MotivoSemCobertura, string> = {
  SEM_CONTRATO: 'Sem contrato',
  SEM_SALDO: 'Sem saldo',
  SEM_PRODUTO: 'Sem produto',
};

/** Why a cardápio of the period asks for nothing. */
export const MOTIVOS_SEM_ALUNOS = ['SEM_MATRICULAS', 'SEM_REFEICOES', ...MOTIVOS_SEM_AULA] as const;
export type MotivoSemAlunos = (typeof MOTIVOS_SEM_ALUNOS)[number];
