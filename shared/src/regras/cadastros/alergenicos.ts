import { type Violacao, violacao } from '../violacao.js';

interface AlergenicosInformados {
  alergenicosContem?: readonly string[] | null;
  alergenicosPodeConter?: readonly string[] | null;
}

/** What a food contains is not also a trace of it. */
export const violacoesDosAlergenicos = ({
  alergenicosContem,
  alergenicosPodeConter,
}: AlergenicosInformados): Violacao[] =>
  violacao(
    (alergenicosPodeConter ?? []).some((codigo) => alergenicosContem?.includes(codigo)),
    'alergenicosPodeConter',
    'Um alergênico que o alimento contém não entra também em "pode conter".',
  );

/** Codes of the list of allergens. */
export interface AlimentoComAlergenicos {
  alergenicosContem: readonly string[];
  alergenicosPodeConter: readonly string[];
  alergenicosConferidos: boolean;
}

/**
 * The allergens of preparations together: those of their foods, and what their kitchens may add. What one food contains
 * is no trace, also if another food only may contain it.
 */
export function somarAlergenicos<A extends AlimentoComAlergenicos>(
  preparos: readonly { alergenicosPodeConter: readonly string[]; ingredientes: readonly { alimento: A }[] }[],
): { contem: ReadonlySet<string>; podeConter: ReadonlySet<string>; naoConferidos: A[] } {
  const alimentos = preparos.flatMap(({ ingredientes }) => ingredientes.map(({ alimento }) => alimento));
  const contem = new Set(alimentos.flatMap(({ alergenicosContem }) => alergenicosContem));
  const tracos = [...alimentos, ...preparos].flatMap(({ alergenicosPodeConter }) => alergenicosPodeConter);
  return {
    contem,
    podeConter: new Set(tracos.filter((codigo) => !contem.has(codigo))),
    naoConferidos: alimentos.filter(({ alergenicosConferidos }) => !alergenicosConferidos),
  };
}
