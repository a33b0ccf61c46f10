import { codigoSql } from './erro-sql.js';

const MIB = 1024 * 1024;

/** Free disk space that a write to the embedded database needs, in bytes: many times what the largest one writes. */
export const RESERVA = 64 * MIB;

/** SQLSTATE of a full disk. */
export const DISCO_CHEIO = '53100';

/** Whether an error means that the database's disk is full. */
export const faltouEspaco = (erro: unknown): boolean => codigoSql(erro) === DISCO_CHEIO;

/** What the operator has to do, for commands and the start. */
export const PRECISA_DE_ESPACO = `O disco do banco está cheio: só a leitura funciona. Libere espaço, até ter ao menos ${RESERVA / MIB} MiB livres.`;

/** Does what a start can also leave to the next one: without room for it, nothing happens. Returns whether it was done. */
export async function seHouverEspaco(fazer: () => Promise<unknown>): Promise<boolean> {
  try {
    await fazer();
    return true;
  } catch (erro) {
    if (!faltouEspaco(erro)) throw erro;
    return false;
  }
}
