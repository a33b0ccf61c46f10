import { api } from '@merenda/shared';
import type { InstalacaoNova, Uf } from '@merenda/shared/contratos';

/**
 * Names the municipality and registers the first administrator. @throws ErroApi: 409 when the server has users, 422 at
 * the fields, 429 too many codes were tried
 */
export const instalar = (nova: InstalacaoNova) => api.post('instalacao', nova);

/** The municipalities of a state, with IBGE's codes. @throws ErroApi when there is no answer */
export const buscarMunicipios = (uf: Uf) => api.get('municipios', { busca: { uf } });
