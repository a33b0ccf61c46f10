import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { reencodificarImagem } from '../../nucleo/imagem.js';

/** Longest side of a stored logo, in pixels: legible at the head of a printed page. */
const LADO_DO_LOGO = 600;

/** The logo as a data URL, or null. */
export async function buscarLogo(banco: Banco): Promise<string | null> {
  return primeira(await banco.select({ logo: municipio.logo }).from(municipio)).logo;
}

/** A logo as it is stored, encoded again from its pixels; what is transparent stays so. 422 at `campo` when it is not a picture. */
export const prepararLogo = (dataUrl: string, campo?: string): Promise<string> =>
  reencodificarImagem(dataUrl, { ...(campo !== undefined && { campo }), lado: LADO_DO_LOGO, formato: 'png' });

/** Stores a logo. 422 when it is not a picture. */
export async function gravarLogo(contexto: Contexto, dataUrl: string): Promise<string> {
  const logo = await prepararLogo(dataUrl);
  await emTransacao(contexto, (tx) => trocarLogo(tx, logo));
  return logo;
}

/** Removes the logo: the login shows the initials again. */
export const excluirLogo = (contexto: Contexto): Promise<void> => emTransacao(contexto, (tx) => trocarLogo(tx, null));

/** Writes a prepared logo, or none, inside a transaction. */
export async function trocarLogo(tx: Transacao, logo: string | null): Promise<void> {
  const antes = primeira(await tx.select({ logo: municipio.logo }).from(municipio).for('update'));
  await tx.update(municipio).set({ logo });
  await auditar(tx, {
    entidade: 'municipio',
    id: null,
    acao: logo === null ? 'IMAGEM_RETIRADA' : 'IMAGEM',
    antes: { temImagem: antes.logo !== null },
    depois: { temImagem: logo !== null },
  });
}
