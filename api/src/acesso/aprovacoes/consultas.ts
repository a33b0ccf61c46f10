import type { AprovacaoDoUsuario } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { and, eq, gte, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Banco } from '../../banco/conexao.js';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { aprovacoes } from '../../banco/esquema/acesso/aprovacoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { dataHoraBR, hoje } from '../../nucleo/relogio.js';
import { GESTOR } from '../usuarios/gestores.js';

const alvo = alias(usuarios, 'alvo');
const pessoaDoAlvo = alias(pessoas, 'pessoa_do_alvo');

/** Condition on `aprovacoes`, joined with its requester as `usuarios`: it can still be decided, or is still to be done. */
const emAberto = (): SQL | undefined =>
  and(eq(aprovacoes.status, 'ABERTA'), or(gte(aprovacoes.valeAte, hoje()), isNotNull(aprovacoes.efeitoEm)), GESTOR);

/** The requests that are open, the oldest first: of these users, or of all. */
export async function lerAbertas(
  leitor: Banco | Transacao,
  usuarioIds?: readonly number[],
): Promise<AprovacaoDoUsuario[]> {
  const linhas = await leitor
    .select({
      id: aprovacoes.id,
      ato: aprovacoes.ato,
      usuario: { id: alvo.id, nome: pessoaDoAlvo.nome, usuario: alvo.usuario, email: alvo.email },
      pedidaPor: { id: usuarios.id, nome: pessoas.nome },
      pedidaEm: aprovacoes.pedidaEm,
      valeAte: aprovacoes.valeAte,
      efeitoEm: aprovacoes.efeitoEm,
    })
    .from(aprovacoes)
    .innerJoin(usuarios, eq(usuarios.id, aprovacoes.pedidaPorId))
    .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
    .innerJoin(alvo, eq(alvo.id, aprovacoes.usuarioId))
    .innerJoin(pessoaDoAlvo, eq(pessoaDoAlvo.id, alvo.pessoaId))
    .where(and(emAberto(), usuarioIds && inArray(aprovacoes.usuarioId, [...usuarioIds])))
    .orderBy(aprovacoes.id);
  return linhas.map(({ pedidaEm, valeAte, efeitoEm, ...linha }) => ({
    ...linha,
    pedidaEm: dataHoraBR(pedidaEm),
    valeAte: formatarData(valeAte),
    efeitoEm: efeitoEm && dataHoraBR(efeitoEm),
  }));
}
