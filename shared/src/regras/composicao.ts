import type { DadosDasFichas } from '../contratos/fichas-tecnicas.js';
import type { AlimentoNutricional, PreparoNutricional } from './nutricao.js';

/** A food of a composition: who lacks data is reached by its id. */
export interface AlimentoDaComposicao extends AlimentoNutricional {
  id: number;
}

export type PreparoDaComposicao = PreparoNutricional<AlimentoDaComposicao>;

/** The preparations and dishes that a user composes of, by their ids. */
export interface Acervo {
  nutrientes: DadosDasFichas['nutrientes'];
  preparos: ReadonlyMap<number, PreparoDaComposicao>;
  /** The preparations of each dish. */
  pratos: ReadonlyMap<number, readonly number[]>;
}

/** Puts the foods into their preparations. */
export function acervoDe({ nutrientes, alimentos, preparos, pratos }: DadosDasFichas): Acervo {
  const porId = new Map(
    alimentos.map(({ valores, ...alimento }): [number, AlimentoDaComposicao] => [
      alimento.id,
      { ...alimento, componentes: valores },
    ]),
  );
  return {
    nutrientes,
    preparos: new Map(
      preparos.map(({ id, porcoes, ingredientes }) => [
        id,
        {
          porcoes,
          ingredientes: ingredientes.flatMap(({ alimento: usado, ...uso }) => {
            const alimento = porId.get(usado);
            return alimento ? [{ ...uso, alimento }] : [];
          }),
        },
      ]),
    ),
    pratos: new Map(pratos.map(({ id, preparos: doPrato }) => [id, doPrato])),
  };
}

/** The preparations of these ids; one that is not known is left out, a repeated one counts twice. */
export const preparosDoAcervo = ({ preparos }: Acervo, ids: readonly number[]): PreparoDaComposicao[] =>
  ids.flatMap((id) => preparos.get(id) ?? []);

/** The preparations of all these dishes, like `preparosDoAcervo`. */
export const preparosDosPratos = (acervo: Acervo, ids: readonly number[]): PreparoDaComposicao[] =>
  preparosDoAcervo(
    acervo,
    ids.flatMap((id) => acervo.pratos.get(id) ?? []),
  );

/** The foods that lack a value of one of the nutrients, each once, with the nutrients that it lacks. */
export function alimentosSemDados<N extends string>(
  nutrientes: readonly N[],
  preparos: readonly PreparoDaComposicao[],
): { alimento: AlimentoDaComposicao; nutrientes: N[] }[] {
  const usados = new Set(preparos.flatMap(({ ingredientes }) => ingredientes.map(({ alimento }) => alimento)));
  return [...usados].flatMap((alimento) => {
    const faltam = nutrientes.filter((nutriente) => alimento.componentes[nutriente] == null);
    return faltam.length > 0 ? { alimento, nutrientes: faltam } : [];
  });
}
