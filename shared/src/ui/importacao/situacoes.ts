import type { SituacaoDaLinha, SituacaoDaPrevia } from '@merenda/shared/contratos';
import type { Tom } from '../StatusTag.js';
import type { SituacaoNaGrade } from './correcoes.js';

/** The effect of a row of a spreadsheet, as its tag shows it. */
export const SITUACOES: Record<SituacaoDaLinha, { rotulo: string; tom: Tom }> = {
  NOVA: { rotulo: 'Nova', tom: 'sucesso' },
  ALTERADA: { rotulo: 'Alterada', tom: 'espera' },
  IGUAL: { rotulo: 'Igual', tom: 'neutro' },
  RECUSADA: { rotulo: 'Recusada', tom: 'perigo' },
};

/** The same for the preview, where a row may also be left out, or be taken back and not checked yet. */
export const SITUACOES_NA_GRADE: Record<SituacaoNaGrade, { rotulo: string; tom: Tom }> = {
  ...SITUACOES,
  IGNORADA: { rotulo: 'Ignorada', tom: 'neutro' },
  A_CONFERIR: { rotulo: 'A conferir', tom: 'espera' },
};

/** The situations of the rows, as the preview counts them. */
export const PLURAIS: Record<SituacaoDaPrevia, string> = {
  NOVA: 'Novas',
  ALTERADA: 'Alteradas',
  IGUAL: 'Iguais',
  RECUSADA: 'Recusadas',
  IGNORADA: 'Ignoradas',
};
