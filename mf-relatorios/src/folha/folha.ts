export type {
  AssinaturaDaFolha,
  ColunaDaFolha,
  DadoDaFolha,
  Folha,
  GrupoDoQuadro,
  QuadroDeCardapios,
  RefeicaoDoQuadro,
  SemanaDoQuadro,
  TabelaDaFolha,
} from '@merenda/shared/contratos';
export type { Celula } from '@merenda/shared/regras';

/** The value of a fact that is filled in by hand. */
export const A_CANETA = '______________________';
/** That of a day and its time. */
export const DIA_E_HORA_A_CANETA = '____/____/________ ____:____';
