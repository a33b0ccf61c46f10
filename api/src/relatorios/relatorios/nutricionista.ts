import type { CardapiosImpressos } from '@merenda/shared/contratos';
import type { Banco } from '../../banco/conexao.js';
import { lerGuardadas } from '../../mecanismos/configuracoes.js';

/** The nutritionist that the municipality has named in the settings; null where it has not. */
export async function nutricionistaResponsavel(banco: Banco): Promise<CardapiosImpressos['nutricionista']> {
  const { nutricionistaNome: nome, nutricionistaCrn: crn } = await lerGuardadas(banco);
  return nome === null ? null : { nome, crn };
}
