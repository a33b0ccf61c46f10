import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { primeira } from '../../banco/restricoes.js';
import type { Mensagem } from '../../nucleo/mensagem.js';

/** The e-mail by which an administrator sees that messages arrive. */
export const mensagemDeTeste = (para: string, enderecoPublico: string): Mensagem => ({
  para,
  assunto: 'Merenda Escolar: mensagem de teste',
  texto: `Esta mensagem foi pedida em "Configurações" da Merenda Escolar (${enderecoPublico}).

Se você a recebeu, o e-mail está configurado: convites e links de senha também chegam.
`,
});

/** Login and e-mail address of the user of the request. */
export async function buscarDestinatario({ banco, usuario }: Contexto): Promise<{ usuario: string; email: string }> {
  return primeira(
    await banco
      .select({ usuario: usuarios.usuario, email: usuarios.email })
      .from(usuarios)
      .where(eq(usuarios.id, usuario.id)),
  );
}
