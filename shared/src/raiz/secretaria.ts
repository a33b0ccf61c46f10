import { api } from './api.js';
import { useSessao, type Secretaria } from './sessao.js';

/** The one secretariat record of the installation (specification 1, section 9). */
const SECRETARIA = 1;

/** Loads the secretariat into the session. @throws ErroApi */
export async function buscarSecretaria(signal?: AbortSignal): Promise<Secretaria> {
  const secretaria = await api.get('secretarias-estaduais/:id', { caminho: { id: SECRETARIA }, signal });
  useSessao.getState().atualizar({ secretaria });
  return secretaria;
}
