import { api } from '@merenda/shared';
import type { SegundaEtapa } from '@merenda/shared/contratos';
import { guardarSaidaDoGovBr } from './saida-do-govbr.js';
import { aparelhoConhecido, comecar } from './sessao.api.js';

/** In sessionStorage: only the tab that began a login can end it. */
const CHAVE = 'entrada-com-govbr';

/**
 * Begins a login with gov.br in this tab.
 * @returns the page of gov.br
 * @throws ErroApi: 429 too many logins, 503 gov.br does not answer; DOMException when the browser keeps nothing
 */
export async function iniciarGovBr(): Promise<string> {
  const { endereco, chave } = await api.post('tokens/govbr', undefined);
  sessionStorage.setItem(CHAVE, chave);
  return endereco;
}

/** The key of the login that this tab has begun, once; null if it has begun none. */
export function tirarChave(): string | null {
  const chave = sessionStorage.getItem(CHAVE);
  sessionStorage.removeItem(CHAVE);
  return chave;
}

/**
 * Ends a login with gov.br. Starts the session, or answers what the second step needs.
 * @throws ErroApi: 403 no user has the CPF, or the account's level is too low; 409 cancelled, used or expired; 503
 */
export async function concluirGovBr(volta: { chave: string; retorno: string }): Promise<SegundaEtapa | null> {
  const { saida, ...resposta } = await api.post('tokens/govbr/retorno', { ...volta, ...(await aparelhoConhecido()) });
  guardarSaidaDoGovBr(saida);
  if ('bilhete' in resposta) return resposta;
  comecar(resposta);
  return null;
}
