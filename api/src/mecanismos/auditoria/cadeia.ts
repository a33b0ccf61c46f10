import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { OrigemDaLinha } from '../../banco/esquema/auditoria.js';

/** The value before the first link. */
export const COMECO = '';
const POR_VEZ = 1_000;

/** A line of the trail as it goes into a link; a type, because it is read as rows. */
export type LinhaEncadeada = {
  id: number;
  /** UTC, with microseconds. */
  quando: string;
  usuarioId: number | null;
  login: string | null;
  nome: string | null;
  endereco: string | null;
  sessao: string | null;
  entidade: string;
  entidadeId: number | null;
  acao: string;
  origem: OrigemDaLinha | null;
  antes: string | null;
  depois: string | null;
};

/** A link of the chain. */
interface Elo {
  auditoriaId: number;
  /** SHA-256 of the values, in hexadecimal: they can be erased one day, and the chain stays provable. */
  resumo: string;
  /** SHA-256 of the link before, the line without its values, and `resumo`, in hexadecimal. */
  elo: string;
}

const sha256 = (partes: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(partes)).digest('hex');

/** SHA-256 of the values of a line. */
export const resumoDe = ({ antes, depois }: Pick<LinhaEncadeada, 'antes' | 'depois'>): string =>
  sha256([antes, depois]);

/** `resumo` of a line that was written without values. */
export const RESUMO_SEM_VALORES = resumoDe({ antes: null, depois: null });

/** The link of a line after the link `anterior`. `resumo`: of the values that it was written with. */
export function eloDe(anterior: string, linha: LinhaEncadeada, resumo = resumoDe(linha)): Elo {
  const { id, quando, usuarioId, login, nome, endereco, sessao, entidade, entidadeId, acao, origem } = linha;
  const partes = [anterior, id, quando, usuarioId, login, nome, endereco, sessao, entidade, entidadeId, acao, resumo];
  // The links of lines without it were made before it existed.
  return { auditoriaId: id, resumo, elo: sha256(origem === null ? partes : [...partes, origem]) };
}

const COLUNAS = sql`a.id, to_char(a.quando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as quando,
  a.usuario_id as "usuarioId", a.login, a.nome, a.endereco, a.sessao, a.entidade, a.entidade_id as "entidadeId", a.acao,
  a.origem, a.antes::text as antes, a.depois::text as depois`;

/**
 * Adds the lines after the id `apos` that have no link yet to the chain. Writers are not delayed: a line is linked after
 * its transaction. Several processes take turns. It ends early, after some lines, while the process ends (`encerrando`). Returns the
 * number of new links.
 */
export async function encadear(banco: Banco, apos = 0, encerrando: () => boolean = () => false): Promise<number> {
  let novos = 0;
  for (let desde = apos; ;) {
    const linhas = await encadearAlgumas(banco, desde);
    novos += linhas.length;
    const ultima = linhas.at(-1);
    if (!ultima || linhas.length < POR_VEZ || encerrando()) return novos;
    desde = ultima.auditoriaId;
  }
}

/**
 * Links the lines of the trail again and again, in a long trail too: it does not look again at lines up to which all
 * transactions have ended. The database's transactions tell it so, not a clock, which may be wrong or jump. The first
 * run looks at all lines. A process that ends does not wait for a long trail: `encerrando`.
 */
export function encadeador(banco: Banco, encerrando?: () => boolean): () => Promise<number> {
  let completas = 0;
  /** The last id that was given before the last run; those up to `id` are complete when the transactions before `fim` have ended. */
  let dada = 0;
  let marco: { id: number; fim: bigint } | null = null;
  return async () => {
    const { ultima, abertas, fim } = await transacoes(banco);
    const prontas = marco !== null && abertas >= marco.fim ? marco.id : null;
    const novos = await encadear(banco, completas, encerrando);
    if (prontas !== null) completas = prontas;
    if (marco === null || prontas !== null) marco = { id: dada, fim };
    dada = ultima;
    return novos;
  };
}

/** The last id of a line, the first transaction that is still open, and the first that has not begun. */
async function transacoes(banco: Banco): Promise<{ ultima: number; abertas: bigint; fim: bigint }> {
  const { rows } = await banco.execute<{ ultima: number; abertas: string; fim: string }>(sql`
    select case when is_called then last_value else 0 end::int as ultima,
      pg_snapshot_xmin(pg_current_snapshot())::text as abertas, pg_snapshot_xmax(pg_current_snapshot())::text as fim
    from auditoria_id_seq`);
  const { ultima = 0, abertas = '0', fim = '0' } = rows[0] ?? {};
  return { ultima, abertas: BigInt(abertas), fim: BigInt(fim) };
}

/**
 * @param apos lines up to this id are not looked at: each time would read all links again. A line with a smaller id
 *   that is committed meanwhile waits for the next run.
 */
function encadearAlgumas(banco: Banco, apos: number): Promise<Elo[]> {
  return banco.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('auditoria_elos'))`);
    const { rows: linhas } = await tx.execute<LinhaEncadeada>(sql`
      select ${COLUNAS} from auditoria a
      where a.id > ${apos}
        and not exists (select from auditoria_elos e where e.auditoria_id = a.id and e.auditoria_id > ${apos})
      order by a.id limit ${POR_VEZ}`);
    if (linhas.length === 0) return [];
    const ultimo = await ultimoElo(tx);
    const elos: (Elo & { posicao: number })[] = [];
    for (const linha of linhas) {
      const anterior = elos.at(-1) ?? ultimo;
      elos.push({ posicao: anterior.posicao + 1, ...eloDe(anterior.elo, linha) });
    }
    await tx.execute(sql`
      insert into auditoria_elos (posicao, auditoria_id, resumo, elo)
      select posicao, "auditoriaId", resumo, elo from json_to_recordset(${JSON.stringify(elos)}::json)
        as novo (posicao int, "auditoriaId" int, resumo text, elo text)`);
    return elos;
  });
}

/** The end of the chain; position 0 when it has no link. */
async function ultimoElo(banco: Pick<Banco, 'execute'>): Promise<{ posicao: number; elo: string }> {
  const { rows } = await banco.execute<{ posicao: number; elo: string }>(
    sql`select posicao, elo from auditoria_elos order by posicao desc limit 1`,
  );
  return rows[0] ?? { posicao: 0, elo: COMECO };
}

/** A link with its line; the line is null when it is gone. A type, because it is read as rows. */
export type EloGuardado = { posicao: number; resumo: string; elo: string; linha: LinhaEncadeada | null };

/** The links after a position, in order, with their lines. */
export async function* elosDesde(banco: Pick<Banco, 'execute'>, posicao: number): AsyncGenerator<EloGuardado> {
  for (let desde = posicao; ;) {
    const { rows } = await banco.execute<
      LinhaEncadeada & { posicao: number; resumo: string; elo: string; existe: boolean }
    >(sql`
      select e.posicao, e.resumo, e.elo, a.id is not null as existe, ${COLUNAS}
      from auditoria_elos e left join auditoria a on a.id = e.auditoria_id
      where e.posicao > ${desde} order by e.posicao limit ${POR_VEZ}`);
    for (const { posicao: lida, resumo, elo, existe, ...linha } of rows)
      yield { posicao: lida, resumo, elo, linha: existe ? linha : null };
    const ultima = rows.at(-1);
    if (!ultima) return;
    desde = ultima.posicao;
  }
}
