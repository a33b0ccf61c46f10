import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import { fuso } from '../../nucleo/relogio.js';
import { auditar } from './auditar.js';

/** Lines that one line of the trail names. */
const POR_LINHA = 5_000;
/** As `quando` of the chain: UTC with microseconds, so that two texts compare as their instants. */
const INSTANTE = `'YYYY-MM-DD"T"HH24:MI:SS.US'`;

/** What the line of an erasure says. */
const Expurgo = z.object({
  motivo: z.string(),
  /** The account of the machine that ran the command. */
  operador: z.string(),
  /** Only entries older than this. */
  anterioresA: z.string(),
  /** Their ids. */
  linhas: z.array(z.int()),
});

/**
 * Erases the values of the linked lines that satisfy `condicao`, on the table `auditoria`, and are older than the day
 * `inicio` (`YYYY-MM-DD`). The erasure is itself a line, which says who, why and which: the database refuses any other
 * one. Returns the number of lines. Needs the role that owns the tables.
 */
export async function expurgarValores(
  tx: Transacao,
  { condicao, inicio, motivo, operador }: { condicao: SQL; inicio: string; motivo: string; operador: string },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number; anterioresA: string }>(sql`
    with limite as (select (${inicio}::date)::timestamp at time zone ${fuso()} as instante)
    select auditoria.id, to_char(limite.instante at time zone 'UTC', ${sql.raw(INSTANTE)}) as "anterioresA"
    from auditoria, limite
    where quando < limite.instante and (antes is not null or depois is not null) and entidade <> 'auditoria' and (${condicao})
      and exists (select from auditoria_elos e where e.auditoria_id = auditoria.id)
    order by auditoria.id`);
  for (let desde = 0; desde < rows.length; desde += POR_LINHA) {
    const parte = rows.slice(desde, desde + POR_LINHA);
    const linhas = parte.map(({ id }) => id);
    const expurgo: z.infer<typeof Expurgo> = { motivo, operador, anterioresA: parte[0]?.anterioresA ?? '', linhas };
    await auditar(tx, { entidade: 'auditoria', id: null, acao: 'EXPURGAR', depois: expurgo });
    await tx.execute(sql`
      update auditoria set antes = null, depois = null
      where id in (select valor::int from json_array_elements_text(${JSON.stringify(linhas)}::json) as valor)`);
  }
  return rows.length;
}

/** The erasures of the trail: whether they account for the missing values of a line. */
interface Expurgos {
  permitem: (linha: { id: number; quando: string; entidade: string }) => boolean;
}

/**
 * Reads the erasures. One counts for a line that it names and that is older than its instant, and only if that leaves
 * the least term of the register, in years: recent values are never erased. The chain proves the lines of the erasures.
 */
export async function lerExpurgos(banco: Pick<Banco, 'execute'>, minimo: number): Promise<Expurgos> {
  const { rows } = await banco.execute<{ ano: number; depois: unknown }>(sql`
    select extract(year from quando at time zone 'UTC')::int as ano, depois from auditoria
    where entidade = 'auditoria' and acao = 'EXPURGAR'`);
  const limites = new Map<number, string>();
  for (const { ano, depois } of rows) {
    const lido = Expurgo.safeParse(depois).data;
    if (!lido || ano - Number(lido.anterioresA.slice(0, 4)) < minimo) continue;
    for (const id of lido.linhas) limites.set(id, lido.anterioresA);
  }
  return {
    permitem: ({ id, quando, entidade }) => {
      const limite = limites.get(id);
      return limite !== undefined && quando < limite && entidade !== 'auditoria';
    },
  };
}
