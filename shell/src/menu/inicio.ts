import type { UsuarioDaSessao } from '@merenda/shared';
import type { Alcance } from '@merenda/shared/contratos';
import type { AreaPublicada } from '../federation/registry.js';

type Quem = Pick<UsuarioDaSessao, 'permissoes' | 'estoques'> | null | undefined;

/** Whether the user works in a kitchen: one without permissions, who has a unit, and everybody who has entered by PIN. */
export const trabalhaNaCozinha = (usuario: Quem, alcance: Alcance): boolean =>
  alcance === 'COZINHA' || (usuario?.permissoes.length === 0 && usuario.estoques.length > 0);

/**
 * Where a user starts after the login: the home, and for a user who works in a kitchen the screen that an area names for
 * them.
 */
export function inicioDe(areas: readonly Pick<AreaPublicada, 'area'>[], usuario: Quem, alcance: Alcance): string {
  const tela = trabalhaNaCozinha(usuario, alcance)
    ? areas.flatMap(({ area }) => area.telas).find(({ inicio }) => inicio)
    : undefined;
  return tela?.caminho ?? '/home';
}
