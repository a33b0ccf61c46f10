import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { usuarios } from '../../banco/esquema/acesso.js';
import { primeira } from '../../banco/restricoes.js';
import { naoAutenticado } from '../../nucleo/recusas.js';

/** Login and e-mail address of the user of the request. 401 without a session. */
export async function buscarDestinatario({ banco, usuario }: Contexto): Promise<{ usuario: string; email: string }> {
  if (!usuario) throw naoAutenticado();
  return primeira(
    await banco
      .select({ usuario: usuarios.usuario, email: usuarios.email })
      .from(usuarios)
      .where(eq(usuarios.id, usuario.id)),
  );
}
