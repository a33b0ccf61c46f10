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
  tipo: TipoRefeicao;
  hora: string;
  pratos: P[];
}

/**
 * A week as a table: a row for each meal in the order of the hours, a cell for each day. A meal that a day has in turns
 * (lunch at 11:00 and at 12:30) has a row for each turn; a day with fewer turns is in the rows of the nearest hours.
 */
export function quadroDaSemana<P>(dias: readonly (readonly ServidoNoDia<P>[])[]): LinhaDoQuadro<P>[] {
  const refeicoes = dias.map(refeicoesDe);
  const turnos = turnosDe(refeicoes);
  const porDia = refeicoes.map((doDia) => noTurno(doDia, turnos));
  return [...agrupar(porDia.flat(), ({ chave }) => chave)]
    .map(([chave, delas]) => ({ chave, delas, inicio: delas.map(({ hora }) => hora).sort()[0] ?? '' }))
    .sort((a, b) => (a.inicio < b.inicio ? -1 : 1))
    .map(({ chave, delas, inicio }) => ({
      tipo: delas[0].tipo,
      hora: delas.every(({ hora }) => hora === inicio) ? inicio : null,
      celulas: porDia.map((dia) => dia.find((uma) => uma.chave === chave) ?? null),
    }));
}

/** The hours of each kind of meal on the day that has most of it. */
function turnosDe(dias: readonly (readonly Refeicao<unknown>[])[]): ReadonlyMap<TipoRefeicao, readonly string[]> {
  const turnos = new Map<TipoRefeicao, readonly string[]>();
  for (const dia of dias)
    for (const [tipo, dele] of agrupar(dia, (uma) => uma.tipo))
      if (dele.length > (turnos.get(tipo)?.length ?? 0))
        turnos.set(
          tipo,
          dele.map(({ hora }) => hora),
        );
  return turnos;
}

/** The meals of a day, each with its turn: the nearest hour after that of the meal before it. */
function noTurno<P>(
  refeicoes: readonly Refeicao<P>[],
  turnos: ReadonlyMap<TipoRefeicao, readonly string[]>,
): (Refeicao<P> & { chave: string })[] {
  return [...agrupar(refeicoes, ({ tipo }) => tipo)].flatMap(([tipo, dele]) => {
    const horas = turnos.get(tipo) ?? [];
    let livre = 0;
    return dele.map((refeicao, posicao) => {
      const ultima = horas.length - (dele.length - posicao);
      let turno = livre;
      for (let outro = livre + 1; outro <= ultima; outro++)
        if (distancia(horas[outro], refeicao.hora) < distancia(horas[turno], refeicao.hora)) turno = outro;
      livre = turno + 1;
      return { ...refeicao, chave: `${tipo} ${turno + 1}` };
    });
  });
}

/** Minutes between two hours, 'HH:MM'. */
const distancia = (uma = '', outra = ''): number => Math.abs(emMinutos(uma) - emMinutos(outra));

const emMinutos = (hora: string): number => {
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  return 60 * horas + minutos;
};

/** The meals of a day by the hour. */
function refeicoesDe<P>(servidos: readonly ServidoNoDia<P>[]): Refeicao<P>[] {
  return [...agrupar(servidos, ({ hora, tipo }) => `${hora} ${tipo}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, juntos]) => ({
      tipo: juntos[0].tipo,
      hora: juntos[0].hora,
      pratos: juntos.map(({ prato }) => prato),
    }));
}
