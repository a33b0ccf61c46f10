import { createHash, randomBytes } from 'node:crypto';
import type { UsuarioDaSessao } from '@merenda/shared/contratos';
import { eq, lt, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { tokens, usuarios } from '../../banco/esquema/acesso.js';
import type { Transacao } from '../../banco/transacao.js';
import { agora } from '../../nucleo/relogio.js';

const DURACAO_MS = 12 * 60 * 60 * 1000;
/** A session slides only when this much of it is used, so that reading does not write. */
const FOLGA_MS = 5 * 60 * 1000;

/** Opens a session and answers its token: 32 random bytes, of which only the SHA-256 is kept. */
export async function abrirSessao(tx: Transacao, usuarioId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.delete(tokens).where(lt(tokens.expiraEm, agora()));
  await tx.insert(tokens).values({ hash: hashDe(token), usuarioId, expiraEm: validade() });
  return token;
}

/** The user behind a token, with permissions and stocks as they are now; null when the token is unknown, revoked or expired. */
export async function usuarioDoToken(banco: Banco, token: string): Promise<UsuarioDaSessao | null> {
  const hash = hashDe(token);
  const [sessao] = await consultaDaSessao(banco).execute({ hash, agora: agora().toISOString() });
  if (!sessao || sessao.restanteMs <= 0) return null;
  if (sessao.restanteMs < DURACAO_MS - FOLGA_MS)
    await banco.update(tokens).set({ expiraEm: validade() }).where(eq(tokens.hash, hash));
  return sessao.usuario;
}

const consultas = new WeakMap<Banco, ReturnType<typeof prepararConsulta>>();

/** Every request begins with it: it is written once for a database, and a server plans it once for a connection, which takes as long as running it. */
function consultaDaSessao(banco: Banco): ReturnType<typeof prepararConsulta> {
  const consulta = consultas.get(banco) ?? prepararConsulta(banco);
  consultas.set(banco, consulta);
  return consulta;
}

function prepararConsulta(banco: Banco) {
  return banco
    .select({
      usuario: CAMPOS_DA_SESSAO,
      restanteMs: sql<number>`(extract(epoch from t.expira_em - ${sql.placeholder('agora')}::timestamptz) * 1000)::float8`,
    })
    .from(sql`tokens t join usuarios u on u.id = t.usuario_id join pessoas p on p.id = u.pessoa_id`)
    .where(sql`t.hash = ${sql.placeholder('hash')}`)
    .prepare('sessao');
}

/** What a login needs of a user, found by username in any case. */
export async function credenciais(
  banco: Banco,
  usuario: string,
): Promise<{ id: number; senhaHash: string } | undefined> {
  const [linha] = await banco
    .select({ id: usuarios.id, senhaHash: usuarios.senhaHash })
    .from(usuarios)
    .where(sql`lower(${usuarios.usuario}) = lower(${usuario})`);
  return linha;
}

/** The user as login answers it. */
export async function usuarioDaSessao(tx: Transacao, id: number): Promise<UsuarioDaSessao | undefined> {
  const { rows } = await tx.execute<{ usuario: UsuarioDaSessao }>(
    sql`select ${CAMPOS_DA_SESSAO} as usuario from usuarios u join pessoas p on p.id = u.pessoa_id where u.id = ${id}`,
  );
  return rows[0]?.usuario;
}

/** Ends one session. */
export async function encerrarSessao(tx: Transacao, token: string): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.hash, hashDe(token)));
}

/** Ends every session of a user: after a change of password, permissions or stocks. */
export async function revogarSessoes(tx: Transacao, usuarioId: number): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.usuarioId, usuarioId));
}

const CAMPOS_DA_SESSAO = sql<UsuarioDaSessao>`json_build_object(
  'id', u.id,
  'usuario', u.usuario,
  'pessoa', json_build_object('id', p.id, 'nome', p.nome, 'pessoaTipo', p.pessoa_tipo),
  'permissoes', (select coalesce(json_agg(up.permissao order by up.permissao), '[]') from usuario_permissoes up where up.usuario_id = u.id),
  'estoques', (select coalesce(json_agg(json_build_object('id', e.id, 'unidadeEducacional', json_build_object('id', ue.id, 'nome', ue.nome)) order by ue.nome), '[]')
    from usuario_estoques x join estoques e on e.id = x.estoque_id join unidades_educacionais ue on ue.id = e.unidade_educacional_id
    where x.usuario_id = u.id))`;

const hashDe = (token: string): string => createHash('sha256').update(token).digest('hex');
const validade = (): Date => new Date(agora().getTime() + DURACAO_MS);
