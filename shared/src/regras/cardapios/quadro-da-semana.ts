import type { TipoRefeicao } from '../../vocabulario/cardapios/cardapios.js';
import { agrupar } from '../agrupar.js';

/** A dish of a day with its hour, 'HH:MM'. */
export interface ServidoNoDia<P> {
  hora: string;
  tipo: TipoRefeicao;
  prato: P;
}

/** A meal of a week: the dishes of each day, null where the day does not have it. */
export interface LinhaDoQuadro<P> {
  tipo: TipoRefeicao;
  /** Null where the days have it at different hours. */
  hora: string | null;
  celulas: ({ hora: string; pratos: P[] } | null)[];
}

interface Refeicao<P> {
  /** The kind of meal, and which of its kind it is on this day: two snacks have two rows. */
  chave: string;
  tipo: TipoRefeicao;
  hora: string;
  pratos: P[];
}

/** A week as a table: a row for each meal in the order of the hours, a cell for each day. */
export function quadroDaSemana<P>(dias: readonly (readonly ServidoNoDia<P>[])[]): LinhaDoQuadro<P>[] {
  const porDia = dias.map(refeicoesDe);
  return [...agrupar(porDia.flat(), ({ chave }) => chave)]
    .map(([chave, refeicoes]) => ({ chave, refeicoes, inicio: refeicoes.map(({ hora }) => hora).sort()[0] ?? '' }))
    .sort((a, b) => (a.inicio < b.inicio ? -1 : 1))
    .map(({ chave, refeicoes, inicio }) => ({
      tipo: refeicoes[0].tipo,
      hora: refeicoes.every(({ hora }) => hora === inicio) ? inicio : null,
      celulas: porDia.map((dia) => dia.find((uma) => uma.chave === chave) ?? null),
    }));
}

/** The meals of a day by the hour. */
function refeicoesDe<P>(servidos: readonly ServidoNoDia<P>[]): Refeicao<P>[] {
  const vezes = new Map<TipoRefeicao, number>();
  return [...agrupar(servidos, ({ hora, tipo }) => `${hora} ${tipo}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, juntos]) => {
      const [{ tipo, hora }] = juntos;
      const vez = (vezes.get(tipo) ?? 0) + 1;
      vezes.set(tipo, vez);
      return { chave: `${tipo} ${vez}`, tipo, hora, pratos: juntos.map(({ prato }) => prato) };
    });
}
