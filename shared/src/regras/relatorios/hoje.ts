import { cuidaDasRefeicoes } from '../cardapios/execucao.js';
import { CARTOES, FIGURAS, type Cartao, type Figura } from '../../vocabulario/relatorios/hoje.js';

/** Whether a user with these permissions sees a figure of the home. */
export const podeVerFigura = (permissoes: readonly string[], figura: Figura): boolean => {
  const { permissao } = FIGURAS[figura];
  return permissao === null ? cuidaDasRefeicoes(permissoes) : permissoes.includes(permissao);
};

/** The cards of the home in which a user with these permissions sees a figure, in their order. */
export function cartoesDe(permissoes: readonly string[]): Cartao[] {
  const vistas = (Object.keys(FIGURAS) as Figura[]).filter((figura) => podeVerFigura(permissoes, figura));
  return CARTOES.filter((cartao) => vistas.some((figura) => FIGURAS[figura].cartao === cartao));
}
