import { eq, sql } from 'drizzle-orm';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** The person that a command names: `--usuario <login>` or `--fornecedor <number>`. */
export interface TitularDigitado {
  usuario?: string | undefined;
  fornecedor?: string | undefined;
}

/** Who is named, by id. Throws unless it is one of the two, and 404 for an unknown login. */
export async function titularDigitado(
  tx: Transacao,
  { usuario, fornecedor }: TitularDigitado,
): Promise<{ tipo: 'usuario' | 'fornecedor'; id: number }> {
  if ((usuario === undefined) === (fornecedor === undefined))
    throw new Error('Informe a pessoa: --usuario <nome de usuário> ou --fornecedor <número>.');
  if (fornecedor !== undefined) {
    if (!/^[1-9]\d{0,8}$/.test(fornecedor)) throw new Error('--fornecedor precisa do número do fornecedor.');
    return { tipo: 'fornecedor', id: Number(fornecedor) };
  }
  const [achado] = await tx
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(eq(sql`lower(${usuarios.usuario})`, usuario?.toLowerCase()));
  if (!achado) throw naoEncontrado('Usuário não encontrado.');
  return { tipo: 'usuario', id: achado.id };
}
