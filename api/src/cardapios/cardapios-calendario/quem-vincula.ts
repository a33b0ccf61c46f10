import { podeVincular } from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { lerGuardadas } from '../../mecanismos/configuracoes.js';
import { proibido } from '../../nucleo/recusas.js';

/** 403 where the municipality lets only holders of CARDAPIOS change the calendar, and the user is none. */
export async function exigirQuemVincula({ banco, usuario }: Contexto): Promise<void> {
  const { vinculoDeCardapios } = await lerGuardadas(banco);
  if (!podeVincular(vinculoDeCardapios, usuario.permissoes))
    throw proibido('Neste município, somente quem tem a permissão Cardápios pode alterar o calendário.');
}
