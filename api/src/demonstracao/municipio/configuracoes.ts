import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import type { Transacao } from '../../banco/transacao.js';
import { MUNICIPIO } from './unidades.js';

/** Names the municipality and gives its login some links. */
export async function configurarMunicipio(tx: Transacao): Promise<void> {
  await tx.update(municipio).set({
    ...MUNICIPIO,
    linkSuporte: 'mailto:suporte@merenda.example',
    linkSite: 'https://municipio.example',
    linkFacebook: 'https://www.facebook.com',
    linkInstagram: 'https://www.instagram.com',
    nutricionistaNome: 'Nutricionista',
    nutricionistaCrn: 'CRN-03/1234',
  });
}
