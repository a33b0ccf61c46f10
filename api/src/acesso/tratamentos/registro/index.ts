import type { TipoDeTratamento } from '@merenda/shared/contratos';
import type { Registro } from '../tratamento.js';
import { DE_ACESSO } from './acesso.js';
import { DE_CONTAS } from './contas.js';
import { TEMPORARIOS } from './temporarios.js';
import { DA_TRILHA } from './trilha.js';
import { DE_USUARIOS } from './usuarios.js';

/**
 * The register of the treatment of personal data (Lei 13.709/2018, art. 37): every personal column of the schema is in
 * it. The screen 'Privacidade', the retention, the export of a person's data and the docs are made from it.
 */
export const TRATAMENTOS: Registro<TipoDeTratamento> = {
  ...DE_USUARIOS,
  ...DE_ACESSO,
  ...TEMPORARIOS,
  ...DE_CONTAS,
  ...DA_TRILHA,
};

/** The least term of the values of the audit trail, in years: younger ones are never erased. */
export const ANOS_DOS_VALORES = TRATAMENTOS['valores-da-auditoria'].prazo?.minimo ?? 0;
