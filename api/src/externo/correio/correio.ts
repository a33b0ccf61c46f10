/** An e-mail in plain text. */
export interface Mensagem {
  para: string;
  assunto: string;
  texto: string;
}

/** Hands a message over. Rejects when it could not be. */
export type Correio = (mensagem: Mensagem) => Promise<void>;
