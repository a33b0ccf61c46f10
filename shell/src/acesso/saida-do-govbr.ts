const NOME = 'saida-do-govbr';

/** Keeps, with the session, the page that ends the user's session at gov.br; null for a session of a password. */
export function guardarSaidaDoGovBr(saida: string | null): void {
  try {
    if (saida === null) localStorage.removeItem(NOME);
    else localStorage.setItem(NOME, saida);
  } catch (erro) {
    console.warn('The browser does not keep where the session at gov.br ends:', erro);
  }
}

/** The kept page, once. */
export function tirarSaidaDoGovBr(): string | null {
  try {
    const saida = localStorage.getItem(NOME);
    localStorage.removeItem(NOME);
    return saida;
  } catch {
    return null;
  }
}
