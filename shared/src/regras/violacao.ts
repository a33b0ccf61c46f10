/** A violation of a rule, at its field. */
export interface Violacao {
  /** Path in the values that the rule checks: 'itens.2.quantidade'. */
  campo: string;
  /** A Portuguese sentence for the user. */
  mensagem: string;
}

/** The one violation at `campo`, or none. */
export const violacao = (quebrada: boolean, campo: string, mensagem: string): Violacao[] =>
  quebrada ? [{ campo, mensagem }] : [];

/** The sentence of the first violation, for what shows one; null when nothing is violated. */
export const primeiraFrase = (violacoes: readonly Violacao[]): string | null => violacoes[0]?.mensagem ?? null;

/** The same violations, for values at `caminho` of a larger body. */
export const em = (caminho: string, violacoes: readonly Violacao[]): Violacao[] =>
  violacoes.map(({ campo, mensagem }) => ({ campo: `${caminho}.${campo}`, mensagem }));

/**
 * A rule of the domain was broken. The message is a Portuguese sentence for the user; the API returns it as a
 * validation error.
 */
export class RegraViolada extends Error {
  override readonly name = 'RegraViolada';
}
