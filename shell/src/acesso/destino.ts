const CHAVE = 'merenda:destino';
/** The routes lead on from here to where the user starts. */
const INICIO = '/';

/** Remembers where the user is, so that the login after an expired session returns to it. */
export function guardarDestino(): void {
  const { pathname, search } = globalThis.location;
  if (pathname !== '/') sessionStorage.setItem(CHAVE, pathname + search);
}

/**
 * The address becomes '/', without a new entry in the history. Where the user is must not be kept after 'Sair', because
 * the next user may be another one; the token of a recovery link must stay neither in the history nor in a bookmark.
 */
export function limparEndereco(): void {
  globalThis.history.replaceState(null, '', '/');
}

/** After 'Sair' the next user begins at the start. */
function esquecerDestino(): void {
  sessionStorage.removeItem(CHAVE);
}

/** Where to go after login; asked for once. */
export function retomarDestino(): string {
  const destino = sessionStorage.getItem(CHAVE) ?? INICIO;
  esquecerDestino();
  return destino;
}
