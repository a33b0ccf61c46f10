import { hashDoToken } from '../mecanismos/token.js';

/**
 * Name of a session, as the database writes it into the audit trail and as lists show it: the first 12 digits of the stored
 * hash, from which no token can be made.
 */
export const nomeDaSessao = (token: string): string => hashDoToken(token).slice(0, 12);
