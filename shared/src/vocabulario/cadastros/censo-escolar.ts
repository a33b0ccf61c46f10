import type { CategoriaDaMatricula } from './matriculas.js';

/*
 * Columns of the microdata of the Censo Escolar (INEP). Up to 2024 one file has all of them; from 2025 the schools and
 * the enrolments are two files, joined on CO_ENTIDADE.
 */

/** Identifies a school (INEP code) in both files. */
export const CHAVE_DO_CENSO = 'CO_ENTIDADE';

export const COLUNAS_DAS_ESCOLAS = [
  'NU_ANO_CENSO',
  CHAVE_DO_CENSO,
  'NO_ENTIDADE',
  'CO_MUNICIPIO',
  'TP_DEPENDENCIA',
  'TP_SITUACAO_FUNCIONAMENTO',
  'TP_LOCALIZACAO',
  'TP_LOCALIZACAO_DIFERENCIADA',
] as const;

/** The address of a school: it registers a unit, and the import does without it. */
export const COLUNAS_DO_ENDERECO = ['DS_ENDERECO', 'NU_ENDERECO', 'NO_BAIRRO', 'CO_CEP', 'NO_MUNICIPIO'] as const;
export type ColunaDoEndereco = (typeof COLUNAS_DO_ENDERECO)[number];

export const COLUNAS_DAS_MATRICULAS = [
  'QT_MAT_BAS',
  'QT_MAT_INF_CRE',
  'QT_MAT_INF_CRE_INT',
  'QT_MAT_INF_PRE',
  'QT_MAT_INF_PRE_INT',
  'QT_MAT_FUND_AI',
  'QT_MAT_FUND_AI_INT',
  'QT_MAT_FUND_AF',
  'QT_MAT_FUND_AF_INT',
  'QT_MAT_MED',
  'QT_MAT_MED_INT',
  'QT_MAT_EJA',
  'QT_MAT_EJA_INT',
] as const;

export const COLUNAS_DO_CENSO = [...COLUNAS_DAS_ESCOLAS, ...COLUNAS_DAS_MATRICULAS] as const;
export type ColunaDoCenso = (typeof COLUNAS_DO_CENSO)[number];

/**
 * The columns of a category: all its students, and those of full time among them. Special education (QT_MAT_ESP_*) is
 * already inside the stages and is never added.
 */
export const COLUNAS_DA_CATEGORIA: Record<CategoriaDaMatricula, { total: ColunaDoCenso; integral: ColunaDoCenso }> = {
  CRECHE: { total: 'QT_MAT_INF_CRE', integral: 'QT_MAT_INF_CRE_INT' },
  PRE_ESCOLA: { total: 'QT_MAT_INF_PRE', integral: 'QT_MAT_INF_PRE_INT' },
  FUNDAMENTAL_6_10: { total: 'QT_MAT_FUND_AI', integral: 'QT_MAT_FUND_AI_INT' },
  FUNDAMENTAL_11_15: { total: 'QT_MAT_FUND_AF', integral: 'QT_MAT_FUND_AF_INT' },
  MEDIO: { total: 'QT_MAT_MED', integral: 'QT_MAT_MED_INT' },
  EJA: { total: 'QT_MAT_EJA', integral: 'QT_MAT_EJA_INT' },
};

/** What an import does with a school of the census. Only NOVA and ALTERADA are written. */
export const SITUACOES_DO_CENSO = [
  'NOVA',
  'ALTERADA',
  'IGUAL',
  'SEM_UNIDADE',
  'SEM_MATRICULA',
  'OUTRA_REDE',
  'FORA_DE_FUNCIONAMENTO',
  'ERRO',
] as const;
export type SituacaoDoCenso = (typeof SITUACOES_DO_CENSO)[number];

export const ROTULOS_SITUACAO_DO_CENSO: Record<SituacaoDoCenso, string> = {
  NOVA: 'Novas',
  ALTERADA: 'Alteradas',
  IGUAL: 'Iguais',
  SEM_UNIDADE: 'Sem unidade com este código INEP',
  SEM_MATRICULA: 'Sem matrículas',
  OUTRA_REDE: 'De outra rede',
  FORA_DE_FUNCIONAMENTO: 'Fora de funcionamento',
  ERRO: 'Com erro',
};
