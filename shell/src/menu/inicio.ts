import type { UsuarioDaSessao } from '@merenda/shared';
import type { Alcance } from '@merenda/shared/contratos';
import type { AreaPublicada } from '../federation/registry.js';

/**
 * Where a user starts after the login: the home, and for a user without permissions, who has a unit, the screen that an
 * area names for them. That user works in a kitchen, like everybody who has entered by PIN.
 */
export function inicioDe(
  areas: readonly Pick<AreaPublicada, 'area'>[],
  usuario: Pick<UsuarioDaSessao, 'permissoes' | 'estoques'> | null | undefined,
  alcance: Alcance,
): string {
  const daCozinha = alcance === 'COZINHA' || (usuario?.permissoes.length === 0 && usuario.estoques.length > 0);
  const tela = daCozinha ? areas.flatMap(({ area }) => area.telas).find(({ inicio }) => inicio) : undefined;
  return tela?.caminho ?? '/home';
}
