import {
  type CalendarioEscolar,
  diaDaSemana,
  diasDoPeriodo,
  motivoSemAula,
  semAula,
  somarDias,
} from '@merenda/shared/regras';

/** A week from Monday to Sunday; days are 'YYYY-MM-DD'. */
export interface SemanaDaSugestao {
  de: string;
  ate: string;
  /** The school days that a weekly menu has: from Monday to Friday. */
  dias: readonly string[];
  /** The other days from Monday to Friday, and why there is no school. */
  semAula: readonly { dia: string; motivo: string }[];
}

/** The weeks from a Monday on, with their school days at a unit, or in the municipality. */
export function semanasDaSugestao(
  { de, semanas }: { de: string; semanas: number },
  escolar: CalendarioEscolar,
  unidade: number | null,
): SemanaDaSugestao[] {
  return Array.from({ length: semanas }, (_, n) => somarDias(de, 7 * n)).map((segunda) => {
    const ate = somarDias(segunda, 6);
    const uteis = diasDoPeriodo(segunda, ate).filter((dia) => diaDaSemana(dia) !== null);
    return {
      de: segunda,
      ate,
      dias: uteis.filter((dia) => semAula(dia, escolar, unidade) === null),
      semAula: uteis.flatMap((dia) => {
        const motivo = motivoSemAula(dia, escolar, unidade);
        return motivo === null ? [] : [{ dia, motivo }];
      }),
    };
  });
}
