import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { usuarios } from '../../banco/esquema/acesso.js';
import { primeira } from '../../banco/restricoes.js';

/** Login and e-mail address of the user of the request. */
export async function buscarDestinatario({ banco, usuario }: Contexto): Promise<{ usuario: string; email: string }> {
  return primeira(
    await banco
      .select({ usuario: usuarios.usuario, email: usuarios.email })
      .from(usuarios)
      .where(eq(usuarios.id, usuario.id)),
  );
}
