/** The token that the e-mailed link carries (`/?redefinir=…`); null when the page was opened in another way. */
export function lerLinkDeRedefinicao(): string | null {
  const { pathname, search } = globalThis.location;
  return pathname === '/' ? new URLSearchParams(search).get('redefinir') : null;
}

/** Takes the token out of the address: it must stay neither in the history nor in a bookmark. */
export function limparEndereco(): void {
  globalThis.history.replaceState(null, '', '/');
}
