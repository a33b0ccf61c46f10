import { buscarSecretaria, useSessao } from '@merenda/shared';
import { prepararLogo } from './logo.js';

/**
 * Sees to it that the head of a paper can be printed: the secretariat, which the session lacks when the page was reloaded before the login had
 * brought it, and the municipality's logo. A head that does not come keeps no report back.
 */
export async function prepararCabecalho(signal: AbortSignal): Promise<void> {
  try {
    const secretaria = useSessao.getState().auth.secretaria ?? (await buscarSecretaria(signal));
    await prepararLogo(secretaria.municipio);
  } catch (erro) {
    console.warn('The secretariat did not come; the paper is printed without its mark:', erro);
  }
}
