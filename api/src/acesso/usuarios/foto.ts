import { LADO_DA_FOTO } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { reencodificarImagem } from '../../nucleo/imagem.js';
import { naoEncontrado, proibido } from '../../nucleo/recusas.js';

/**
 * The photo of a user as a data URL, or null. The user's own, or with USUARIOS any user's; 403 otherwise, 404 for an
 * unknown user.
 */
export async function buscarFoto({ banco, usuario }: Contexto, id: number): Promise<string | null> {
  exigirAlcance(usuario, id, 'ver');
  const [achado] = await banco.select({ imagem: usuarios.imagem }).from(usuarios).where(eq(usuarios.id, id));
  if (!achado) throw naoEncontrado('Usuário não encontrado.');
  return achado.imagem;
}

/**
 * Stores a photo, re-encoded from its pixels and without the camera's metadata. Errors like `buscarFoto`; 422 when it
 * is not a picture.
 */
export async function gravarFoto(contexto: Contexto, id: number, dataUrl: string): Promise<string> {
  exigirAlcance(contexto.usuario, id, 'trocar');
  const imagem = await reencodificarImagem(dataUrl, { lado: LADO_DA_FOTO });
  return emTransacao(contexto, async (tx) => {
    const [antes] = await tx
      .select({ imagem: usuarios.imagem })
      .from(usuarios)
      .where(eq(usuarios.id, id))
      .for('update');
    if (!antes) throw naoEncontrado('Usuário não encontrado.');
    await tx.update(usuarios).set({ imagem }).where(eq(usuarios.id, id));
    await auditar(tx, {
      entidade: 'usuarios',
      id,
      acao: 'IMAGEM',
      antes: { temImagem: antes.imagem !== null },
      depois: { temImagem: true },
    });
    return imagem;
  });
}

function exigirAlcance(usuario: Contexto['usuario'], id: number, verbo: string): void {
  if (usuario.id !== id && !usuario.permissoes.includes('USUARIOS'))
    throw proibido(`Você só pode ${verbo} a sua própria foto.`);
}
