import type { GrupoComUnidades } from '@merenda/shared/contratos';

/** The heading of a part counts as a line. */
const linhasDe = ({ linhas }: GrupoComUnidades['partes'][number]): number => linhas.length + 1;

/** The lines of all groups on the screen. */
export const contarLinhas = (grupos: readonly GrupoComUnidades[]): number =>
  grupos.flatMap(({ partes }) => partes).reduce((soma, parte) => soma + linhasDe(parte), 0);

/** The groups that begin within so many lines, and how many parts of each do. */
export function gruposEm(
  grupos: readonly GrupoComUnidades[],
  linhas: number,
): { grupo: GrupoComUnidades; partes: number }[] {
  let antes = 0;
  return grupos
    .map((grupo) => {
      const cabem = grupo.partes.filter((parte) => {
        const cabe = antes < linhas;
        antes += linhasDe(parte);
        return cabe;
      });
      return { grupo, partes: cabem.length };
    })
    .filter(({ partes }) => partes > 0);
}
