import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import type { MunicipioDaLista, Uf } from '@merenda/shared/contratos';

/** The municipalities of a state with their codes, as IBGE publishes them, by name. */
export const municipiosDe = (uf: Uf): MunicipioDaLista[] =>
  getMunicipalities(uf).map(({ code, name }) => ({ codigo: code, nome: name }));
