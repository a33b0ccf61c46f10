import { sql } from 'drizzle-orm';
import { unico } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';

/** Until the transaction ends no other transaction records this number of the request's supplier, however it is written. */
export async function travarNumero(tx: Transacao, solicitacaoId: number, numero: string): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtext('nota fiscal'), hashtext(v.fornecedor_id || ' ' || numero_da_nota(${numero})))
    from solicitacoes s join propostas_vencedoras v on v.id = s.proposta_id where s.id = ${solicitacaoId}`);
}

const NESTA_SOLICITACAO = 'Esta nota fiscal já foi lançada nesta solicitação.';

/**
 * Runs a write; throws 409 at the number when the request has another invoice with it. `campo` is the path of the
 * invoice in the body.
 */
export const comNumeroUnico = <T>(escrita: Promise<T>, campo: string): Promise<T> =>
  unico(escrita, 'notas_fiscais_numero_unico', `${campo}numero`, NESTA_SOLICITACAO);

interface NotaConferida {
  solicitacaoId: number;
  /** The invoice itself, if it already exists. */
  id?: number;
  numero: string;
  /** Null where it is not known: any series may be this one. */
  serie: string | null;
  motivoRepeticao?: string | null;
}

/**
 * The reason to store with an invoice: the given reason when another request of the same supplier has the number,
 * otherwise null. Numbers are equal without dots and leading zeros, unless both have a series and these differ. Until the
 * transaction ends no other transaction records this number of this supplier. Throws 409 when another request has it and
 * no reason is given, and always when the request itself has it; `campo` is the path of the invoice in the body.
 */
export async function conferirRepeticao(
  tx: Transacao,
  { solicitacaoId, id = 0, numero, serie, motivoRepeticao }: NotaConferida,
  campo: string,
): Promise<string | null> {
  await travarNumero(tx, solicitacaoId, numero);
  const { rows } = await tx.execute<{ numero: string; solicitacao: string; propria: boolean }>(sql`
    select n.numero, o.numero || '/' || o.ano as solicitacao, o.id = s.id as propria
    from solicitacoes s join propostas_vencedoras v on v.id = s.proposta_id
    join propostas_vencedoras ov on ov.fornecedor_id = v.fornecedor_id
    join solicitacoes o on o.proposta_id = ov.id
    join notas_fiscais n on n.solicitacao_id = o.id
    where s.id = ${solicitacaoId} and n.numero_comparado = numero_da_nota(${numero}) and n.id <> ${id} and n.liberada_em is null
      and coalesce(n.serie <> ${serie}, false) = false
    order by o.ano, o.numero`);
  if (rows.some(({ propria }) => propria))
    throw conflito(NESTA_SOLICITACAO, [{ campo: `${campo}numero`, mensagem: NESTA_SOLICITACAO }]);
  if (rows.length === 0) return null;
  if (motivoRepeticao) return motivoRepeticao;
  const outras = new Intl.ListFormat('pt-BR').format(
    rows.map(({ solicitacao, ...outra }) =>
      outra.numero === numero ? solicitacao : `${solicitacao}, como ${outra.numero}`,
    ),
  );
  const onde = rows.length === 1 ? `na solicitação ${outras}` : `nas solicitações ${outras}`;
  const mensagem = `A nota fiscal ${numero} deste fornecedor já foi lançada ${onde}. Se não for engano, informe o motivo.`;
  throw conflito(mensagem, [
    { campo: `${campo}numero`, mensagem },
    { campo: `${campo}motivoRepeticao`, mensagem: 'Informe o motivo de lançar a mesma nota.' },
  ]);
}
