import type { SituacaoDaLinha } from '@merenda/shared/contratos';
import type { Tom } from '../StatusTag.js';

/** What a row of a spreadsheet does, as its tag says it. */
export const SITUACOES: Record<SituacaoDaLinha, { rotulo: string; tom: Tom }> = {
  NOVA: { rotulo: 'Nova', tom: 'sucesso' },
  ALTERADA: { rotulo: 'Alterada', tom: 'espera' },
  IGUAL: { rotulo: 'Igual', tom: 'neutro' },
  RECUSADA: { rotulo: 'Recusada', tom: 'perigo' },
};
