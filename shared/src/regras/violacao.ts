/** A rule of the domain was broken. The message is a Portuguese sentence for the user; the API answers it as a validation error. */
export class RegraViolada extends Error {
  override readonly name = 'RegraViolada';
}
