import { confirmar, ErroApi } from '@merenda/shared';

/** The user answered no to the server's question: nothing was saved and no error is shown. */
class Desistencia extends Error {}

/** For `aoFalhar` of a form. */
export const foiDesistencia = (erro: unknown): boolean => erro instanceof Desistencia;

/**
 * Sends; when the server asks first (409 with an error at `confirmado`: a holiday, a weekend, another age band), asks
 * the user its question and sends again with the answer. Rejects with a withdrawal (`foiDesistencia`) when the user
 * says no.
 */
export async function enviarPerguntando<T>(enviar: (confirmado: boolean) => Promise<T>): Promise<T> {
  try {
    return await enviar(false);
  } catch (erro) {
    if (!(erro instanceof ErroApi) || !erro.campos.some(({ campo }) => campo === 'confirmado')) throw erro;
    if (!(await confirmar({ mensagem: erro.detail }))) throw new Desistencia();
    return enviar(true);
  }
}
