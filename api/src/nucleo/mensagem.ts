/** An e-mail in plain text. */
export interface Mensagem {
  para: string;
  assunto: string;
  texto: string;
}
