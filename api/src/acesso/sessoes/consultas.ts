import type { Sessao } from '@merenda/shared/contratos';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { tokens } from '../../banco/esquema/acesso/acesso.js';
import type { Transacao } from '../../banco/transacao.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { abertas } from '../tokens/consultas.js';
import type { OrigemDaSessao } from '../tokens/sessoes.js';

/** The name of a stored session: the first 12 digits of its hash, as in the audit trail. */
export const NOME_DA_SESSAO = sql<string>`left(${tokens.hash}, 12)`;

/** The open sessions of the user, the one that asks first, then those used last. */
export async function listarSessoes({ banco, usuario, sessao }: Contexto): Promise<Sessao[]> {
  const lidas = await banco
    .select({
      id: NOME_DA_SESSAO,
      atual: sql<boolean>`${tokens.hash} = ${sessao}`,
      aparelho: tokens.aparelho,
      endereco: tokens.endereco,
      criadoEm: tokens.criadoEm,
      usadoEm: tokens.usadoEm,
      alcance: tokens.alcance,
    })
    .from(tokens)
    .where(abertas(usuario.id))
    .orderBy(desc(sql`${tokens.hash} = ${sessao}`), desc(tokens.usadoEm), tokens.hash);
  return lidas.map(({ criadoEm, usadoEm, ...resto }) => ({
    ...resto,
    abertaEm: dataHoraBR(criadoEm),
    usadaEm: dataHoraBR(usadoEm),
  }));
}

/** Where an open session of the user was opened; empty if it is not there. */
export async function origemDaSessao(tx: Transacao, usuarioId: number, sessao: string): Promise<OrigemDaSessao> {
  const [origem = {}] = await tx
    .select({ aparelho: tokens.aparelho, endereco: tokens.endereco })
    .from(tokens)
    .where(and(abertas(usuarioId), eq(tokens.hash, sessao)));
  return origem;
}
