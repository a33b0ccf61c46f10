import type { EntidadeDesfazivel, NomeDaRota } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';

/** How the deletion of an entity is undone. */
export interface Desfazivel {
  /** The call that deletes the record: its permission is needed to undo the deletion too. */
  exclusao: NomeDaRota;
  /** Gives the refusal of a unique constraint the entity's own sentence. */
  unico: <T>(escrita: Promise<T>) => Promise<T>;
  /** The record that is back, for the audit trail. Throws where the user may not have it, or a rule forbids it. */
  ler: (tx: Transacao, contexto: Contexto, registro: string) => Promise<unknown>;
}

/** How the deletion of each entity is undone. */
export type Desfaziveis = Readonly<Record<EntidadeDesfazivel, Desfazivel>>;

/** `ler` of an entity whose records have a number and belong to no unit. */
export const porId =
  (ler: (tx: Transacao, id: number) => Promise<unknown>): Desfazivel['ler'] =>
  (tx, _contexto, registro) =>
    ler(tx, Number(registro));
