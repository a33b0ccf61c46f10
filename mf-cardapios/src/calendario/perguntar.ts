import { confirmar, ErroApi } from '@merenda/shared';
import { DESISTIU } from '@merenda/shared/ui';

/**
 * Sends; when the server asks first (409 with an error at `confirmado`: a holiday, a weekend, another age band), asks the user its question and
 * sends again with the answer. `DESISTIU` when the user says no.
 */
export async function enviarPerguntando<T>(enviar: (confirmado: boolean) => Promise<T>): Promise<T | typeof DESISTIU> {
  try {
    return await enviar(false);
  } catch (erro) {
    if (!(erro instanceof ErroApi) || !erro.campos.some(({ campo }) => campo === 'confirmado')) throw erro;
    return (await confirmar({ mensagem: erro.detail })) ? enviar(true) : DESISTIU;
  }
}
