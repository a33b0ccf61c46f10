const MULTIPLICADOR = 48_271;

/** The largest seed plus one: the modulus of the generator, a prime. */
export const MODULO_DO_SORTEIO = 2_147_483_647;

/**
 * The number of each project in the draw that decides ties, by id. The numbers are those of the public generator
 * 'minimal standard' (Park, Miller and Stockmeyer, 1993), x ← 48271 · x mod 2147483647, from the recorded seed (1 to
 * 2147483646), given to the projects in the order of their ids. Anybody can repeat it with a pocket calculator. No two
 * numbers are equal.
 */
export function numerosDoSorteio(semente: number, projetos: readonly number[]): ReadonlyMap<number, number> {
  let numero = semente;
  return new Map(
    [...projetos]
      .sort((a, b) => a - b)
      .map((projeto) => {
        numero = (MULTIPLICADOR * numero) % MODULO_DO_SORTEIO;
        return [projeto, numero];
      }),
  );
}
