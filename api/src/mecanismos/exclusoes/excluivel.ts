import type { EntidadeDesfazivel, NomeDaRota } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import { aProver } from '../../nucleo/provido.js';
import type { TabelasDoRegistro } from './partes.js';
import type { Rotulos } from './usos.js';

/** How the records of an entity are deleted, and how that is undone. */
export interface Excluivel extends TabelasDoRegistro {
  /** The call that deletes the record: its permission is needed to undo the deletion too. */
  exclusao: NomeDaRota;
  /** Gives the refusal of a unique constraint the entity's own sentence. */
  unico: <T>(escrita: Promise<T>) => Promise<T>;
  /**
   * Locks the record, before it is deleted and after it is back. Throws where the user may not have it, or its state
   * forbids the deletion.
   */
  travar: (tx: Transacao, contexto: Contexto, registro: string) => Promise<Travado>;
}

interface Travado {
  /** The record, for the audit trail. */
  registrado: unknown;
  /** The record in the audit line of its return, if that line has another form. */
  devolvido?: unknown;
  /** The record in a refusal, such as 'O item Arroz'; one that begins with 'A ' is feminine. */
  sujeito?: string;
  /** What to do instead of the deletion, as a sentence. */
  saida?: string;
  /** Throws when the data without the record break a rule. */
  aoExcluir?: () => Promise<void>;
  /** Throws when the data with the record break a rule. */
  aoDesfazer?: () => Promise<void>;
}

/** `travar` of an entity whose records have a number and belong to no unit. */
export const porId =
  <R>(travar: (tx: Transacao, id: number) => Promise<R>, sujeito: (registrado: R) => string): Excluivel['travar'] =>
  async (tx, _contexto, registro) => {
    const registrado = await travar(tx, Number(registro));
    return { registrado, sujeito: sujeito(registrado) };
  };

/** How the records of each entity are deleted. */
export type Excluiveis = Readonly<Record<EntidadeDesfazivel, Excluivel>>;

/** What the areas add: how their records are deleted, and how a refusal names them. */
export const exclusoesDasAreas = aProver<[], { excluiveis: Excluiveis; rotulos: Rotulos }>('exclusoesDasAreas');
