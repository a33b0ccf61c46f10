import type { Lancamento } from '@merenda/shared/contratos';
import type { EventoLido } from './eventos.js';

/** The form values of an event: the menu to change to, and units by their ids. */
export interface MudancaDoEvento {
  cardapio: number;
  /** Units beside that of the principal launch; without one, all units of the change. */
  unidadesEducacionais: number[];
}

/** Where an event may be changed, and what a choice of units means for the calls. */
export interface EscolhaDoEvento {
  /** The launch that is changed in any case; none when the event has several and the user says which. */
  principal: Lancamento | undefined;
  /** The launches that the user may tick. */
  opcoes: Lancamento[];
  /** Launches of the ticked units, the principal first. A unit that has left the list is not among them. */
  lancamentos: (marcadas: readonly number[]) => Lancamento[];
  /** For the calls: the launch that the address names, and the units of the others. At least one launch is chosen. */
  alvos: (marcadas: readonly number[]) => { lancamento: Lancamento; unidades: number[] };
  /** ' em 3 unidades' for the question; '' for one. */
  emQuantas: (marcadas: readonly number[]) => string;
}

/** `outras` are the launches of the same binding at units that the calendar does not show. */
export function escolhaDoEvento(
  { lancamentos: doEvento }: Pick<EventoLido, 'lancamentos'>,
  outras: Lancamento[] = [],
): EscolhaDoEvento {
  const principal = doEvento.length === 1 ? doEvento[0] : undefined;
  const opcoes = principal ? outras : doEvento;
  const lancamentos = (marcadas: readonly number[]) => [
    ...(principal ? [principal] : []),
    ...opcoes.filter(({ unidade }) => marcadas.includes(unidade.id)),
  ];
  return {
    principal,
    opcoes,
    lancamentos,
    alvos: (marcadas) => {
      const [lancamento, ...demais] = lancamentos(marcadas);
      if (!lancamento) throw new Error('no launch is chosen');
      return { lancamento, unidades: demais.map(({ unidade }) => unidade.id) };
    },
    emQuantas: (marcadas) => {
      const quantas = lancamentos(marcadas).length;
      return quantas > 1 ? ` em ${quantas} unidades` : '';
    },
  };
}
