import type { AcaoAuditada, EntidadeAuditada } from '@merenda/shared/contratos';
import type { Pessoa } from '../../app.js';
import type { Casa } from '../casa.js';

/** A valid request. */
export interface Requisicao {
  /** Below `/api`. */
  url: string;
  corpo?: unknown;
  cabecalhos?: Record<string, string>;
  /** Id of the record that the audit line names, or a matcher; absent, the id in the answer. */
  registro?: unknown;
  /** Waits for the work that the request only begins. */
  terminar?: () => Promise<unknown>;
  /** The part of the expected line that only the preparation knows. */
  linha?: Pick<LinhaEsperada, 'antes' | 'depois'>;
}

/** One line of the audit trail. `antes` and `depois` name some of the fields; null means that the line has none. */
interface LinhaEsperada {
  entidade: EntidadeAuditada;
  acao: AcaoAuditada;
  antes: object | null;
  depois: object | null;
}

/** A route that writes: a valid request, and its lines in the audit trail. */
export interface Escrita {
  /** Creates the data of the request in this unit. `autor` will send the request. */
  preparar(casa: Casa, autor: Pessoa): Promise<Requisicao> | Requisicao;
  /** Exactly these lines, in this order. */
  linhas: LinhaEsperada[];
  /** The request is sent without a session: the lines have no author. */
  anonima?: true;
}

/** PNG of one pixel, as a data URL. */
export const IMAGEM =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const TEXTO_PURO = { 'content-type': 'text/plain' };
