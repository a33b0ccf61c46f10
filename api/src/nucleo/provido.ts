/** A function that is called on a lower floor and provided by an area above it. */
export type Provido<F> = F & {
  /** Says what the function does; `areas.ts` calls it once, when it assembles the areas. */
  prover: (funcao: F) => void;
};

/**
 * Declares a function that an area above provides, so that the area below does not import it. A call throws before it
 * is provided.
 */
export function aProver<Entrada extends unknown[], Saida>(nome: string): Provido<(...entrada: Entrada) => Saida> {
  let provida: ((...entrada: Entrada) => Saida) | null = null;
  const chamar = (...entrada: Entrada): Saida => {
    if (!provida) throw new Error(`${nome} is not provided: import areas.ts, which assembles the areas`);
    return provida(...entrada);
  };
  return Object.assign(chamar, {
    prover: (funcao: (...entrada: Entrada) => Saida) => {
      provida = funcao;
    },
  });
}
