import { nomeDoDiaComAula, semAula, type CalendarioEscolar } from '@merenda/shared/regras';
import type { ComidaDosEventos } from './comida.js';
import type { Evento } from './eventos.js';

/** The text of a day in the school calendar: 'Natal', 'Com aula: Reposição'. A weekend without class has no text. */
export interface MarcaDoDia {
  texto?: string;
  semAula: boolean;
}

export function marcaDoDia(dia: string, escolar: CalendarioEscolar, unidade: number | null): MarcaDoDia | undefined {
  const sem = semAula(dia, escolar, unidade);
  if (sem) return { semAula: true, ...(sem.motivo !== 'FIM_DE_SEMANA' && { texto: primeiraMaiuscula(sem.nome) }) };
  const nome = nomeDoDiaComAula(dia, escolar, unidade);
  return nome === undefined ? undefined : { semAula: false, texto: `Com aula: ${nome}` };
}

const primeiraMaiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

/** The content of every view, and its actions for a day or an event. */
export interface VistaDoCalendario {
  hoje: string;
  eventos: Map<string, Evento[]>;
  marca: (dia: string) => MarcaDoDia | undefined;
  comida: ComidaDosEventos;
  /** Events that are ticked, by their keys; absent while nothing is being selected. */
  marcados?: ReadonlySet<string>;
  /** Absent where the user only reads the calendar. */
  aoVincular?: (dia: string) => void;
  aoAbrir?: (evento: Evento) => void;
  /** Something was dropped on a day: an event by its key, or a cardápio by its id. */
  aoSoltar?: (dia: string, solto: Solto) => void;
}

export type Solto = { evento: string } | { cardapio: number };
