import { dataIsoValida, paraBusca } from '@merenda/shared/formatos';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { chaveDoNome, semAcentosSePreciso } from './chave-do-nome.js';

/** A column, never null, that a list is sorted by. */
export interface Chave {
  coluna: SQLWrapper;
  tipo: TipoDeChave;
  decrescente?: boolean;
  /** It takes long to make (`chaveDoNome`), so it is made only for rows that the page may have. */
  cara?: boolean;
}

/** How a value of the column is written into the cursor of a page, checked when it comes back, and compared. */
interface Forma {
  escrita: (coluna: SQLWrapper) => SQL;
  valida: (texto: string) => boolean;
  lida: (texto: string) => SQL;
}

type TipoDeChave = 'inteiro' | 'decimal' | 'dia' | 'hora' | 'instante' | 'nome' | 'texto';

const comoTexto = (coluna: SQLWrapper): SQL => sql`${coluna}::text`;

export const FORMAS: Record<TipoDeChave, Forma> = {
  inteiro: { escrita: comoTexto, valida: (v) => /^-?\d{1,18}$/.test(v), lida: (v) => sql`${v}::bigint` },
  decimal: { escrita: comoTexto, valida: (v) => /^-?\d{1,30}(\.\d{1,10})?$/.test(v), lida: (v) => sql`${v}::numeric` },
  dia: { escrita: (c) => sql`to_char(${c}, 'YYYY-MM-DD')`, valida: dataIsoValida, lida: (v) => sql`${v}::date` },
  hora: {
    escrita: (c) => sql`to_char(${c}, 'HH24:MI:SS')`,
    valida: (v) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(v),
    lida: (v) => sql`${v}::time`,
  },
  // Microseconds since 1970: the database's whole precision, in any time zone.
  instante: {
    escrita: (c) => sql`(extract(epoch from ${c}) * 1000000)::bigint::text`,
    valida: (v) => /^-?\d{1,16}$/.test(v),
    lida: (v) => sql`timestamptz 'epoch' + ${v}::bigint * interval '1 microsecond'`,
  },
  // In the collation of the database, as it sorts a column of text.
  nome: { escrita: comoTexto, valida: (v) => !v.includes('\0'), lida: (v) => sql`${v}::text` },
  texto: { escrita: comoTexto, valida: (v) => !v.includes('\0'), lida: (v) => sql`${v}::text collate "C"` },
};

/** Condition: the text contains the fragment, accents and case aside. */
export const contem = (texto: SQLWrapper, trecho: string): SQL =>
  sql`position(${paraBusca(trecho)} in ${semAcentosSePreciso(texto)}) > 0`;

/**
 * The rows of a table with the key of their names, for a left join by `id` of a list that is sorted by `porChaveDe`: a
 * key is made for each row of this table, not for each row of the list. Where the order is another one, the database
 * leaves the join out, because the rows are distinct.
 */
export const chavesDe = (tabela: SQL, id: SQLWrapper, nome: SQLWrapper): SQL =>
  sql`(select distinct on (${id}) ${id} as id, ${chaveDoNome(nome)} as chave from ${tabela} order by ${id})`;

/** The key of a table of `chavesDe` that is joined under this name. */
export const porChaveDe = (apelido: SQL): Chave => ({ coluna: sql`${apelido}.chave`, tipo: 'texto' });

/** A code of a constant list as a key: by its label on the screens. The database makes the key of a label once. */
export const porRotulo = (codigo: SQLWrapper, rotulos: Record<string, string>): Chave => ({
  coluna: casos(codigo, rotulos, chaveDoNome),
  tipo: 'texto',
});

/** The label of a code of a constant list. */
export const rotuloDe = (codigo: SQLWrapper, rotulos: Record<string, string>): SQL =>
  casos(codigo, rotulos, (rotulo) => rotulo);

/** A key made from the label of a code, or from the code itself when it has no label. */
const casos = (codigo: SQLWrapper, rotulos: Record<string, string>, fazer: (texto: SQLWrapper) => SQLWrapper): SQL =>
  sql`(case ${codigo} ${sql.join(
    Object.entries(rotulos).map(([nome, rotulo]) => sql`when ${nome} then ${fazer(sql`${rotulo}::text`)}`),
    sql` `,
  )} else ${fazer(codigo)} end)`;
