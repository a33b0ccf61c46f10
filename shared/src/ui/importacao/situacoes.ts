import type { SituacaoDaLinha } from '@merenda/shared/contratos';
import type { Tom } from '../StatusTag.js';

/** The effect of a row of a spreadsheet, as its tag shows it. */
export const SITUACOES: Record<SituacaoDaLinha, { rotulo: string; tom: Tom }> = {
  NOVA: { rotulo: 'Nova', tom: 'sucesso' },
  ALTERADA: { rotulo: 'Alterada', tom: 'espera' },
  IGUAL: { rotulo: 'Igual', tom: 'neutro' },
  RECUSADA: { rotulo: 'Recusada', tom: 'perigo' },
};
