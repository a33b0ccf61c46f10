import { formatarData } from '../../formatos/datas.js';
import type { TipoCaf } from '../../vocabulario/cadastros/fornecedores.js';
import { posicoesRepetidas } from '../repetidos.js';
import { vencido, venceEmBreve } from '../validade.js';
import type { Violacao } from '../violacao.js';

/** Members are those of a group. */
export const MEMBROS_SEM_GRUPO = 'Só um grupo formal ou informal da agricultura familiar tem membros.';

export const CAF_REPETIDA = 'Esta CAF já está no grupo.';

/** Each family of a group has its own CAF. `cafs` are their numbers in order, blank while nothing is typed. */
export const violacoesDosMembros = (cafs: readonly (string | null | undefined)[]): Violacao[] =>
  posicoesRepetidas(cafs.map((caf) => caf?.trim() || null)).map((n) => ({
    campo: `cafMembros.${n}.caf`,
    mensagem: CAF_REPETIDA,
  }));

/** Whether a CAF is that of several families, each with a CAF of its own. */
export const temMembros = (tipo: TipoCaf | null | undefined): boolean =>
  tipo === 'GRUPO_FORMAL' || tipo === 'GRUPO_INFORMAL';

/** Whether a CAF is that of one person, or of an informal group, and not of a legal person. */
export const temTitular = (tipo: TipoCaf | null | undefined): boolean => tipo !== 'GRUPO_FORMAL';

/**
 * What the validity of a CAF asks for: an expired one must be renewed before the next purchase counts as family
 * farming. It informs, it blocks nothing. Days are 'YYYY-MM-DD'; null when nothing is to be done.
 */
export function alertaDaCaf(validade: string | null, hoje: string): 'VENCIDA' | 'VENCE_EM_BREVE' | null {
  if (validade === null) return null;
  if (vencido(validade, hoje)) return 'VENCIDA';
  return venceEmBreve(validade, hoje) ? 'VENCE_EM_BREVE' : null;
}

/**
 * The notice at a delivery by a supplier whose CAF has expired since the contract; null while it is valid. Family farming
 * is told by the CAF on the day of the contract. Days are 'YYYY-MM-DD'.
 */
export function avisoDaCafNaEntrega(validade: string | null, chegada: string): string | null {
  if (validade === null || !vencido(validade, chegada)) return null;
  return `A CAF do fornecedor venceu em ${formatarData(validade)}. A entrega conta pela CAF da data do contrato: peça a renovada antes da próxima compra.`;
}
