/** Addresses of the outside services; null uses the embedded stand-in instead. */
export interface EnderecosExternos {
  /** Postal codes: `{cep}/{8 digits}/json/`. */
  cep: string | null;
  /** Presentation service: the list of cities itself. */
  cidades: string | null;
  gestaoEscolar: string | null;
  /** School system: the list of units itself. */
  sistemaEscolar: string | null;
}
