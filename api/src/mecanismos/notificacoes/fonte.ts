import type { GrupoDeNotificacao } from '@merenda/shared/contratos';
import { sql, type SQL } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { primeira } from '../../banco/restricoes.js';

/**
 * A kind of notice: a select of its notices for this user now (`aviso`), about the user's stocks; undefined for a user
 * who gets none.
 */
export type Fonte = (contexto: Contexto) => SQL | undefined;

/** A part of a sentence: a text, or a name, and whether it is that of a thing (`nomeComum`) or not (`nomeProprio`). */
type Parte = SQL | { comum: SQL } | { proprio: SQL };

const textoDa = (parte: Parte): SQL => ('comum' in parte ? parte.comum : 'proprio' in parte ? parte.proprio : parte);
const leituraDa = (parte: Parte): Leitura => ('comum' in parte ? 'comum' : 'proprio' in parte ? 'proprio' : 'texto');

/** How a part of a sentence is read. */
export type Leitura = 'comum' | 'proprio' | 'texto';

/** What a notice is made of, as SQL. */
interface Aviso {
  /** timestamptz. By it, `nome` and `id` the notices of a kind are sorted; together they are unique. */
  quando: SQL;
  nome?: SQL;
  /** The record, an integer. */
  id: SQL;
  grupo: SQL;
  /** Text of the notice. A changed text counts as a new notice, neither read nor dismissed. */
  estado?: SQL;
  /** The alias of the table of educational units; without it the notice is about the municipality. */
  unidade?: SQL;
  /** The parts of its sentence, as text. */
  mensagem: readonly Parte[];
  /** The number of meals that the notice says are registered and not executed. */
  refeicoes?: SQL;
  /** For the address: the stock, and what the search of its list selects, as JSON of texts. */
  estoque?: SQL;
  busca?: SQL;
}

/** The select of the notices of a kind from these tables; `quando` is its first column. */
export const aviso = (
  { quando, nome = sql`''`, id, grupo, estado, unidade, mensagem, refeicoes, estoque, busca }: Aviso,
  de: SQL,
): SQL => sql`
  select ${quando} as quando, ${nome} as nome, ${id} as id, ${grupo} as grupo,
    ${grupo} || '-' || ${id}${estado ? sql` || '-' || ${estado}` : sql``} as chave,
    ${unidade ? sql`${unidade}.id` : sql`null::int`} as unidade_id, ${unidade ? sql`${unidade}.nome` : sql`null::text`} as unidade, ${sql.join(mensagem.map(textoDa), sql` || `)} as mensagem,
    array[${sql.join(mensagem.map(textoDa), sql`, `)}]::text[] as partes,
    array[${sql.join(
      mensagem.map((parte) => sql`${leituraDa(parte)}::text`),
      sql`, `,
    )}] as leituras,
    ${refeicoes ?? sql`null`}::int as refeicoes, ${estoque ?? sql`null`}::int as estoque, ${busca ?? sql`null`}::json as busca
  from ${de}`;

/** The select of a user who gets notices of no kind. */
export const NENHUM_AVISO: SQL = aviso(
  {
    quando: sql`null::timestamptz`,
    id: sql`null::int`,
    grupo: sql`null::text`,
    unidade: sql`u`,
    mensagem: [sql`''`],
  },
  sql`unidades_educacionais u where false`,
);

/** A group, as the text of a column. */
export const grupo = (nome: GrupoDeNotificacao): SQL => sql`${nome}::text`;

/** Number of notices of a kind; 0 for a user who gets none. */
export async function contarAvisos(fonte: Fonte, contexto: Contexto): Promise<number> {
  const avisos = fonte(contexto);
  if (!avisos) return 0;
  const { rows } = await contexto.banco.execute<{ total: number }>(
    sql`select count(*)::int as total from (${avisos}) f`,
  );
  return primeira(rows).total;
}

/** A day in words: 'DD/MM/YYYY'. */
export const dia = (coluna: SQL): SQL => sql`to_char(${coluna}, 'DD/MM/YYYY')`;
