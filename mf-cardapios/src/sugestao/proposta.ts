import type {
  CriteriosDaSugestao,
  FigurasDosCardapios,
  ReferenciaNutricional,
  SugestaoDeCardapios,
} from '@merenda/shared/contratos';
import { compararComReferencia, type LinhaComparada } from '@merenda/shared/regras';

export type Proposta = NonNullable<SugestaoDeCardapios['proposta']>;
export type SemanaDaProposta = Proposta['semanas'][number];
export type Vaga = SemanaDaProposta['dias'][number]['vagas'][number];
/** A dish that stays at its meal; `dia` is 'DD/MM/YYYY'. */
export type Fixo = CriteriosDaSugestao['fixos'][number];

/** What the user has decided about an answer. */
export interface Escolhas {
  fixos: readonly Fixo[];
  /** Dishes that are not used, with their names. */
  excluidos: readonly { id: number; nome: string }[];
}

/** A meal of a day of the proposal. */
export type Lugar = Pick<Fixo, 'dia' | 'hora' | 'tipo'>;

const noLugar =
  ({ dia, hora, tipo }: Lugar) =>
  (outro: Lugar): boolean =>
    outro.dia === dia && outro.hora === hora && outro.tipo === tipo;

export const estaFixo = ({ fixos }: Escolhas, lugar: Lugar): boolean => fixos.some(noLugar(lugar));

/** With the dish at this meal; another one that was fixed there gives way. */
export const comFixo = (escolhas: Escolhas, fixo: Fixo): Escolhas => ({
  ...escolhas,
  fixos: [...semFixo(escolhas, fixo).fixos, fixo],
});

export const semFixo = (escolhas: Escolhas, lugar: Lugar): Escolhas => ({
  ...escolhas,
  fixos: escolhas.fixos.filter((um) => !noLugar(lugar)(um)),
});

/** Without the dish anywhere: where it was fixed, another one may come. */
export const semPrato = ({ fixos, excluidos }: Escolhas, prato: { id: number; nome: string }): Escolhas => ({
  fixos: fixos.filter((um) => um.prato.id !== prato.id),
  excluidos: [...excluidos, prato],
});

export const comPratoDeNovo = ({ fixos, excluidos }: Escolhas, id: number): Escolhas => ({
  fixos,
  excluidos: excluidos.filter((um) => um.id !== id),
});

/**
 * What stays when one week is solved again: what the user fixed in it, and all dishes of the other weeks, save those that
 * are not used any more.
 */
export function fixosForaDaSemana(
  semanas: readonly SemanaDaProposta[],
  mudada: SemanaDaProposta,
  { fixos, excluidos }: Escolhas,
): Fixo[] {
  const fora = new Set(excluidos.map(({ id }) => id));
  const diasMudados = new Set(mudada.dias.map(({ dia }) => dia));
  const outros = semanas
    .flatMap(({ dias }) => dias)
    .filter(({ dia }) => !diasMudados.has(dia))
    .flatMap(({ dia, vagas }) => vagas.map(({ hora, tipo, prato: { id } }) => ({ dia, hora, tipo, prato: { id } })));
  return [...outros.filter(({ prato }) => !fora.has(prato.id)), ...fixos.filter(({ dia }) => diasMudados.has(dia))];
}

/** All rules of the figures: of the weeks and of the months. */
export const regrasDe = ({ semanas, meses }: FigurasDosCardapios) =>
  [...semanas, ...meses].flatMap(({ regras }) => regras);

/** How many bounds of the reference the weeks meet, and how many there are; null without a reference. */
export function metasDe(
  { semanas }: FigurasDosCardapios,
  referencia: ReferenciaNutricional | null | undefined,
): { atendidas: number; total: number } | null {
  if (!referencia) return null;
  const linhas: LinhaComparada[] = semanas
    .flatMap(({ nutrientes }) => compararComReferencia(nutrientes, referencia))
    .filter(({ minimo, maximo }) => minimo !== null || maximo !== null);
  return { atendidas: linhas.filter(({ situacao }) => situacao === 'adequado').length, total: linhas.length };
}
