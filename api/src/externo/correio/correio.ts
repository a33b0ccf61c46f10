import type { Mensagem } from '../../nucleo/mensagem.js';

/** Sends a message. Rejects when that fails. */
export type Correio = (mensagem: Mensagem) => Promise<void>;
