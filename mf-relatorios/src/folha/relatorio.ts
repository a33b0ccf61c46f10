import type { Folha } from './folha.js';

/** The parts of the address after the report's key. */
interface ParametrosDoRelatorio {
  id: string | undefined;
  segundo: string | undefined;
  busca: URLSearchParams;
  signal: AbortSignal;
}

/** A choice that the user makes before the report can be drawn: each option is an address. */
export interface Escolha {
  pergunta: string;
  opcoes: readonly { rotulo: string; endereco: string }[];
}

/**
 * Reads what a report needs and lays it out. Null: the address names no such report. Rejects with `ErroApi`; a 404 is
 * shown like null.
 */
export type Relatorio = (parametros: ParametrosDoRelatorio) => Promise<Folha | Escolha | null>;
