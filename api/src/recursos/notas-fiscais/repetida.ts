import { sql } from 'drizzle-orm';
import { unico } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';

/** Until the transaction ends no other transaction records this number of the request's supplier. */
export async function travarNumero(tx: Transacao, solicitacaoId: number, numero: string): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtext('nota fiscal'), hashtext(v.fornecedor_id || ' ' || ${numero}))
    from solicitacoes s join propostas_vencedoras v on v.id = s.proposta_id where s.id = ${solicitacaoId}`);
}

/**
 * Runs a write; throws 409 at the number when the request has another invoice with it. `campo` is the path of the
 * invoice in the body.
 */
export const comNumeroUnico = <T>(escrita: Promise<T>, campo: string): Promise<T> =>
  unico(escrita, 'notas_fiscais_numero_unico', `${campo}numero`, 'Esta nota fiscal já foi lançada nesta solicitação.');

interface NotaConferida {
  solicitacaoId: number;
  /** The invoice itself, if it already exists. */
  id?: number;
  numero: string;
  motivoRepeticao?: string | null;
}

/**
 * The reason to store with an invoice: the given reason when another request of the same supplier has the number,
 * otherwise null. Until the transaction ends no other transaction records this number of this supplier. Throws 409 when
 * another request has it and no reason is given; `campo` is the path of the invoice in the body.
 */
export async function conferirRepeticao(
  tx: Transacao,
  { solicitacaoId, id = 0, numero, motivoRepeticao }: NotaConferida,
  campo: string,
): Promise<string | null> {
  await travarNumero(tx, solicitacaoId, numero);
  const { rows } = await tx.execute<{ solicitacao: string }>(sql`
    select o.numero || '/' || o.ano as solicitacao
    from solicitacoes s join propostas_vencedoras v on v.id = s.proposta_id
    join propostas_vencedoras ov on ov.fornecedor_id = v.fornecedor_id
    join solicitacoes o on o.proposta_id = ov.id and o.id <> s.id
    join notas_fiscais n on n.solicitacao_id = o.id
    where s.id = ${solicitacaoId} and n.numero = ${numero} and n.id <> ${id} and n.liberada_em is null
    order by o.ano, o.numero`);
  if (rows.length === 0) return null;
  if (motivoRepeticao) return motivoRepeticao;
  const outras = new Intl.ListFormat('pt-BR').format(rows.map(({ solicitacao }) => solicitacao));
  const onde = rows.length === 1 ? `na solicitação ${outras}` : `nas solicitações ${outras}`;
  const mensagem = `A nota fiscal ${numero} deste fornecedor já foi lançada ${onde}. Se não for engano, informe o motivo.`;
  throw conflito(mensagem, [
    { campo: `${campo}numero`, mensagem },
    { campo: `${campo}motivoRepeticao`, mensagem: 'Informe o motivo de lançar a mesma nota.' },
  ]);
}
