/** Levels that may be required of a gov.br account, from the lower to the higher one; bronze is never enough. */
export const NIVEIS_DO_GOVBR = ['prata', 'ouro'] as const;
export type NivelDoGovBr = (typeof NIVEIS_DO_GOVBR)[number];

/** How this installation uses gov.br. */
export interface OpcoesDoGovBr {
  /** gov.br's address (the issuer): `https://sso.acesso.gov.br/`, or `https://sso.staging.acesso.gov.br/` for tests. */
  emissor: string;
  /** The credential that gov.br gave to the municipality: name and secret. */
  cliente: string;
  segredo: string;
  /** The lowest level of an account that may log in. */
  nivel: NivelDoGovBr;
  /** Where people reach the product, without a slash at its end. */
  enderecoPublico: string;
}

/** Whether an account of this level may log in where `minimo` is required; null for a lower or unknown level. */
export const nivelBasta = (nivel: NivelDoGovBr | null, minimo: NivelDoGovBr): boolean =>
  nivel !== null && NIVEIS_DO_GOVBR.indexOf(nivel) >= NIVEIS_DO_GOVBR.indexOf(minimo);
