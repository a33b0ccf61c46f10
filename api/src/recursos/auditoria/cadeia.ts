import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { lerExpurgos } from './expurgo.js';

/** What the first link stands on. */
const COMECO = '';
const POR_VEZ = 1_000;
/** A transaction lasts at most seconds, so every line is committed, and found by a run, within this time. */
const RECENTES = sql`interval '10 minutes'`;

/** A line of the trail as it goes into a link; a type, because it is read as rows. */
type Linha = {
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

const resumoDe = ({ antes, depois }: Pick<Linha, 'antes' | 'depois'>): string => sha256([antes, depois]);

/** `resumo` of a line that was written without values. */
export const RESUMO_SEM_VALORES = resumoDe({ antes: null, depois: null });

/** The link of a line after the link `anterior`. `resumo`: of the values that it was written with. */
function eloDe(anterior: string, linha: Linha, resumo = resumoDe(linha)): Elo {
  const { id, quando, usuarioId, login, nome, endereco, sessao, entidade, entidadeId, acao } = linha;
  return {
    auditoriaId: id,
    resumo,
    elo: sha256([anterior, id, quando, usuarioId, login, nome, endereco, sessao, entidade, entidadeId, acao, resumo]),
  };
}

const COLUNAS = sql`a.id, to_char(a.quando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as quando,
  a.usuario_id as "usuarioId", a.login, a.nome, a.endereco, a.sessao, a.entidade, a.entidade_id as "entidadeId", a.acao,
  a.antes::text as antes, a.depois::text as depois`;

/**
 * Adds the lines that have no link yet to the chain, those of all times or only recent ones, which is quick in a long
 * trail. Writers are not delayed: a line is linked after its transaction. Several processes take turns. Returns the
 * number of new links.
 */
export async function encadear(banco: Banco, quais: 'todas' | 'recentes'): Promise<number> {
  let novos = 0;
  for (let apos = 0; ;) {
    const linhas = await encadearAlgumas(banco, quais, apos);
    novos += linhas.length;
    const ultima = linhas.at(-1);
    if (!ultima || linhas.length < POR_VEZ) return novos;
    apos = ultima.auditoriaId;
  }
}

/**
 * @param apos lines up to this id are not looked at: each time would read all links again. A line with a smaller id
 *   that is committed meanwhile is recent, and waits for the next run.
 */
function encadearAlgumas(banco: Banco, quais: 'todas' | 'recentes', apos: number): Promise<Elo[]> {
  return banco.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('auditoria_elos'))`);
    const { rows: linhas } = await tx.execute<Linha>(sql`
      select ${COLUNAS} from auditoria a
      where ${quais === 'todas' ? sql`true` : sql`a.quando > now() - ${RECENTES}`}
        and a.id > ${apos}
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
export type EloGuardado = { posicao: number; resumo: string; elo: string; linha: Linha | null };

/** The links after a position, in order, with their lines. */
export async function* elosDesde(banco: Pick<Banco, 'execute'>, posicao: number): AsyncGenerator<EloGuardado> {
  for (let desde = posicao; ;) {
    const { rows } = await banco.execute<Linha & { posicao: number; resumo: string; elo: string; existe: boolean }>(sql`
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

/** The chain, calculated again. */
export interface CadeiaConferida {
  /**
   * A sentence for the first place where it breaks: a line that was changed, deleted or put between others, a link that
   * was, or values that were erased without a line that names them. Null when it holds.
   */
  quebra: string | null;
  /** Lines whose values were erased after their term. */
  expurgadas: number;
}

/** Calculates the whole chain again. */
export async function conferirCadeia(banco: Pick<Banco, 'execute'>): Promise<CadeiaConferida> {
  const expurgos = await lerExpurgos(banco);
  let anterior = { posicao: 0, elo: COMECO };
  let expurgadas = 0;
  const quebrada = (quebra: string): CadeiaConferida => ({ quebra, expurgadas });
  for await (const { posicao, resumo, elo, linha } of elosDesde(banco, 0)) {
    if (posicao !== anterior.posicao + 1)
      return quebrada(`O elo ${anterior.posicao + 1} da trilha de auditoria foi apagado.`);
    if (!linha) return quebrada(`A linha do elo ${posicao} da trilha de auditoria foi apagada.`);
    if (resumoDe(linha) !== resumo) {
      if (linha.antes !== null || linha.depois !== null)
        return quebrada(`Os valores da linha ${linha.id} da trilha de auditoria foram alterados.`);
      if (!expurgos.permitem(linha))
        return quebrada(
          `Os valores da linha ${linha.id} da trilha de auditoria foram apagados fora do prazo de guarda.`,
        );
      expurgadas += 1;
    }
    if (eloDe(anterior.elo, linha, resumo).elo !== elo)
      return quebrada(`A linha ${linha.id} da trilha de auditoria, ou o elo dela, foi alterada.`);
    anterior = { posicao, elo };
  }
  return { quebra: null, expurgadas };
}
