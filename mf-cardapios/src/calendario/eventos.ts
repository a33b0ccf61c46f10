import { ROTULOS_TIPO_LANCAMENTO, type EventoDoCalendario, type Lancamento } from '@merenda/shared/contratos';
import { dataComparavel, nomeProprio } from '@merenda/shared/formatos';

/** One menu on one day, bound in one way at one unit or at several. */
export interface Evento extends Omit<EventoDoCalendario, 'trocas'> {
  chave: string;
  /** Known where the calendar shows one unit; those of all units are read when the event is opened or changed. */
  lancamentos?: Lancamento[];
  /** Where the launches are not known: what all of them serve in place of a dish. */
  trocas?: EventoDoCalendario['trocas'];
}

/** An event whose launches have been read. */
export type EventoLido = Evento & { lancamentos: Lancamento[] };

const chaveDe = ({ data, tipo, cardapio }: Pick<Evento, 'data' | 'tipo' | 'cardapio'>): string =>
  `${dataComparavel(data)}-${tipo}-${cardapio.id}`;

/** The calendar of all units. */
export const eventosDeTodas = (lidos: readonly EventoDoCalendario[]): Evento[] =>
  lidos.map((evento) => ({ ...evento, chave: chaveDe(evento) }));

/** The calendar of one unit: each launch is an event. */
export const eventosDaUnidade = (lancamentos: readonly Lancamento[]): Evento[] =>
  lancamentos.map((lancamento) => {
    const { id, data, tipo, cardapio, unidade } = lancamento;
    const desativadas = unidade.desativada ? 1 : 0;
    return {
      chave: chaveDe(lancamento),
      data,
      tipo,
      cardapio,
      unidades: 1,
      desativadas,
      primeiro: id,
      lancamentos: [lancamento],
    };
  });

/** A unit's name as it is read, marked if it is deactivated: what the calendar still has of it can only be unbound. */
export const nomeDaUnidade = ({ nome, desativada }: Lancamento['unidade']): string =>
  desativada ? `${nomeProprio(nome)} (desativada)` : nomeProprio(nome);

/** 'Diário', 'Semanal · 3 unidades (1 desativada)', 'Diário · unidade desativada'. */
export function resumoDoEvento({ tipo, unidades, desativadas }: Evento): string {
  const rotulo = ROTULOS_TIPO_LANCAMENTO[tipo];
  if (unidades === 1) return desativadas === 1 ? `${rotulo} · unidade desativada` : rotulo;
  const quantas = desativadas === 1 ? ' (1 desativada)' : desativadas > 1 ? ` (${desativadas} desativadas)` : '';
  return `${rotulo} · ${unidades} unidades${quantas}`;
}

/** Events by day ('YYYY-MM-DD'). */
export function eventosPorDia(eventos: readonly Evento[]): Map<string, Evento[]> {
  const porDia = new Map<string, Evento[]>();
  for (const evento of eventos) {
    const dia = dataComparavel(evento.data);
    const doDia = porDia.get(dia);
    if (doDia) doDia.push(evento);
    else porDia.set(dia, [evento]);
  }
  return porDia;
}
