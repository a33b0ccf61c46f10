/** The files are not those of the census; the message says what is missing, or what to do. */
export class ArquivoRecusado extends Error {
  override readonly name = 'ArquivoRecusado';
}
