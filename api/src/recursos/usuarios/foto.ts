import { eq } from 'drizzle-orm';
import { usuarios } from '../../banco/esquema/acesso.js';
import { naoEncontrado, proibido } from '../../plugins/erros.js';
import type { Contexto } from '../../plugins/sessao.js';

/** The photo of a user as a data URL, or null. One's own, or with USUARIOS anybody's; 403 otherwise, 404 when there is no such user. */
export async function buscarFoto({ banco, usuario }: Contexto, id: number): Promise<string | null> {
  if (usuario.id !== id && !usuario.permissoes.includes('USUARIOS')) throw proibido('Você só pode ver a sua própria foto.');
  const [achado] = await banco.select({ imagem: usuarios.imagem }).from(usuarios).where(eq(usuarios.id, id));
  if (!achado) throw naoEncontrado('Usuário não encontrado.');
  return achado.imagem;
}
