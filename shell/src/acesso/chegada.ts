/** How the page was opened, when its address tells it: by an e-mailed recovery link, or by gov.br. */
export interface Chegada {
  /** Token of the recovery link (`/?redefinir=…`). */
  link: string | null;
  /** Query string with which gov.br sent the browser back (`/?code=…&state=…`, or `error` in place of `code`). */
  retorno: string | null;
}

/** The page was opened in another way. */
export const SEM_CHEGADA: Chegada = { link: null, retorno: null };

export function lerChegada(): Chegada {
  const { pathname, search } = globalThis.location;
  if (pathname !== '/') return SEM_CHEGADA;
  const busca = new URLSearchParams(search);
  if (busca.has('redefinir')) return { link: busca.get('redefinir'), retorno: null };
  const doGovBr = busca.has('state') && (busca.has('code') || busca.has('error'));
  return doGovBr ? { link: null, retorno: search } : SEM_CHEGADA;
}
