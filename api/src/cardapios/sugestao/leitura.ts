import { decimal, somar, type Decimal } from '@merenda/shared/regras';
import { variavelDaViolacao, variavelDoPrato } from './modelo.js';
import type { Limite, Problema } from './problema.js';

/** The values of the solver, by variable. */
export type Valores = ReadonlyMap<string, number>;

const valorDe = (valores: Valores, variavel: string): number => valores.get(variavel) ?? 0;

/** The dish of each meal; null where the solution has none. */
export const escolhaDe = ({ vagas }: Problema, valores: Valores): (number | null)[] =>
  vagas.map(({ pratos }, v) => pratos.find((id) => valorDe(valores, variavelDoPrato(v, id)) > 0.5) ?? null);

/** What the chosen dishes reach of a limit, in the unit of the limit, not rounded. */
export function valorAlcancado(
  { vagas }: Problema,
  { vagas: posicoes, contagem, valores }: Limite,
  escolha: readonly (number | null)[],
): Decimal {
  const contam = posicoes.flatMap((v) => {
    const valor = valores.get(escolha[v] ?? -1);
    return valor ? [{ dia: vagas[v]?.dia, valor }] : [];
  });
  return contagem === 'soma'
    ? somar(contam.map(({ valor }) => valor))
    : decimal(new Set(contam.map(({ dia }) => dia)).size);
}

/** A limit that no choice keeps, and how near the best one comes. */
export interface Conflito {
  chave: string;
  limite: number;
  /** Not rounded, as text: it comes from the solver's process. */
  alcancado: string;
}

/** Violations below this are the solver's rounding; coefficients have four decimals. */
const TOLERANCIA = 1e-5;

/** The limits that a solution of `textoDasViolacoes` does not keep. */
export function conflitosDe(problema: Problema, valores: Valores): Conflito[] {
  const escolha = escolhaDe(problema, valores);
  return problema.limites.flatMap((limite, n) =>
    valorDe(valores, variavelDaViolacao(n)) > TOLERANCIA
      ? [
          {
            chave: limite.chave,
            limite: limite.limite,
            alcancado: valorAlcancado(problema, limite, escolha).toString(),
          },
        ]
      : [],
  );
}
