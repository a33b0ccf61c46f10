import type { Estoque, VinculoDeEstoques } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { gravarAcessos } from './acessos.js';
import { buscarUsuario, travarUsuario } from './consultas.js';
import { auditarUsuario } from './trilha.js';

/**
 * Adds stocks to those of the user who asks, and returns all of them; the sessions stay open. Stocks that the user has
 * change nothing. 422 when a stock does not exist.
 */
export function vincularEstoques(contexto: Contexto, { estoques: novos }: VinculoDeEstoques): Promise<Estoque[]> {
  const { id } = contexto.usuario;
  return emTransacao(contexto, async (tx) => {
    const antes = await travarUsuario(tx, id);
    const seus = new Set(antes.estoques.map((estoque) => estoque.id));
    if (novos.every((estoque) => seus.has(estoque.id))) return antes.estoques;
    await gravarAcessos(tx, id, { estoques: [...antes.estoques, ...novos] });
    await tx
      .update(usuarios)
      .set({ versao: antes.versao + 1 })
      .where(eq(usuarios.id, id));
    const depois = await buscarUsuario(tx, id);
    await auditarUsuario(tx, 'ALTERAR', { antes, depois });
    return depois.estoques;
  });
}
