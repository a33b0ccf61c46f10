import type { LinhaDoCenso } from '@merenda/shared/contratos';
import { sequencia } from './fabricas.js';

/** A municipal school of 470 students, with an INEP code of its own: that of the specification's example (4, 4.0). */
export const escolaDoCenso = (mudanca: Partial<LinhaDoCenso> = {}): LinhaDoCenso => ({
  NU_ANO_CENSO: '2025',
  CO_ENTIDADE: String(28_000_000 + sequencia()),
  NO_ENTIDADE: 'EMEF EXEMPLO',
  CO_MUNICIPIO: '2800308',
  TP_DEPENDENCIA: '3',
  TP_SITUACAO_FUNCIONAMENTO: '1',
  TP_LOCALIZACAO: '1',
  TP_LOCALIZACAO_DIFERENCIADA: '0',
  QT_MAT_BAS: '470',
  QT_MAT_INF_CRE: '60',
  QT_MAT_INF_CRE_INT: '45',
  QT_MAT_INF_PRE: '80',
  QT_MAT_INF_PRE_INT: '20',
  QT_MAT_FUND_AI: '200',
  QT_MAT_FUND_AI_INT: '50',
  QT_MAT_FUND_AF: '100',
  QT_MAT_FUND_AF_INT: '0',
  QT_MAT_MED: '0',
  QT_MAT_MED_INT: '0',
  QT_MAT_EJA: '30',
  QT_MAT_EJA_INT: '0',
  ...mudanca,
});
