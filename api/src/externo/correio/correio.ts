/** An e-mail in plain text. */
export interface Mensagem {
  para: string;
  assunto: string;
  texto: string;
}

/** Sends a message. Rejects when that fails. */
export type Correio = (mensagem: Mensagem) => Promise<void>;
