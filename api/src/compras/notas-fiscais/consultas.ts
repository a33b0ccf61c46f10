import { eq, sql } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { notasFiscais } from '../../banco/esquema/compras/solicitacoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** The picture as a data URL; null when there is none. 404 when the request's unit is not the user's. */
export async function lerImagem({ banco, usuario }: Contexto, id: number): Promise<string | null> {
  const { rows } = await banco.execute<{ imagem: string | null }>(sql`select n.imagem ${daUnidade(usuario, id)}`);
  if (!rows[0]) throw naoEncontrado('Nota fiscal não encontrada.');
  return rows[0].imagem;
}

/** The XML of the NF-e; null when the invoice was typed. 404 when the request's unit is not the user's. */
export async function lerXmlDaNota({ banco, usuario }: Contexto, id: number): Promise<string | null> {
  const { rows } = await banco.execute<{ xml: string | null }>(
    sql`select (select e.xml from notas_eletronicas e where e.nota_fiscal_id = n.id) as xml ${daUnidade(usuario, id)}`,
  );
  if (!rows[0]) throw naoEncontrado('Nota fiscal não encontrada.');
  return rows[0].xml;
}

const daUnidade = (usuario: Contexto['usuario'], id: number) =>
  sql`from notas_fiscais n join solicitacoes s on s.id = n.solicitacao_id where n.id = ${id} and ${dasUnidadesDe(usuario, sql`s.unidade_educacional_id`)}`;

/**
 * Locks an invoice until the end of the transaction and reads its row. 404 when its request's unit is not the user's.
 */
export async function travarNota(
  tx: Transacao,
  { usuario }: Contexto,
  id: number,
): Promise<typeof notasFiscais.$inferSelect> {
  const { rows } = await tx.execute(sql`select n.id ${daUnidade(usuario, id)} for update of n`);
  const [nota] = rows.length > 0 ? await tx.select().from(notasFiscais).where(eq(notasFiscais.id, id)) : [];
  if (!nota) throw naoEncontrado('Nota fiscal não encontrada.');
  return nota;
}
