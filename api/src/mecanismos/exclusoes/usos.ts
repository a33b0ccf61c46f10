import { getTableName, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { TipoDeUso, Uso } from '../em-uso.js';
import {
  chavePrimaria,
  chavesEstrangeiras,
  em,
  partesDe,
  TABELAS,
  type Parte,
  type TabelasDoRegistro,
} from './partes.js';

/** How a refusal names the rows of a table. */
interface Rotulo {
  tipo: TipoDeUso;
  /** What counts as one record; without it, each row. */
  id?: SQLWrapper;
  nome: SQLWrapper;
  /** The sort key; without it, the name. */
  ordem?: SQLWrapper;
  /** Joins of the tables from which the name is read. */
  com?: SQL;
}

/**
 * Table → how its rows are named, in the order of the sentence. The rows of a table that is not in the list are named
 * by the record with which they are deleted. Null: another use is always named with them.
 */
export type Rotulos = Readonly<Record<string, Rotulo | null>>;

/** What may use a record: the rows of other records that keep the database, or a rule (`vinculos`), from deleting it. */
export function usosDe(tabelas: TabelasDoRegistro, registro: number | string, rotulos: Rotulos): Uso[] {
  const usuarias = partesDe(tabelas, registro).flatMap((parte) =>
    referentesA(parte, tabelas).map((referente) => rotulada(referente, rotulos)),
  );
  return Object.entries(rotulos).flatMap(([nome, rotulo]) => {
    const estas = usuarias.filter(({ tabela }) => getTableName(tabela) === nome);
    if (!rotulo || estas.length === 0) return [];
    const { tipo, nome: comoNome, ordem = comoNome, com = sql`` } = rotulo;
    const consultas = estas.map(({ tabela, condicao }) => {
      // A part of the record may refer to another part of it.
      const outro = tabela === tabelas.tabela ? sql`${chavePrimaria(tabela)} <> ${registro}` : sql`true`;
      const id = rotulo.id ?? chavePrimaria(tabela);
      return sql`select ${id} as id, ${comoNome} as nome, ${ordem} as ordem from ${tabela} ${com} where ${condicao} and ${outro}`;
    });
    return [{ tipo, registros: sql.join(consultas, sql` union all `) }];
  });
}

/** The rows that keep a part from being deleted. */
function referentesA(parte: Parte, { mais = [], vinculos = [] }: TabelasDoRegistro): Parte[] {
  return TABELAS.flatMap((tabela) =>
    chavesEstrangeiras(tabela)
      .filter(({ alvo, apaga, solta }) => {
        const impede = !apaga && !solta && !mais.includes(tabela);
        return alvo === parte.tabela && (impede || vinculos.includes(tabela));
      })
      .map(({ coluna, chave }) => ({ tabela, condicao: em(coluna, chave, parte) })),
  );
}

/** The rows themselves if their table has a label; otherwise the rows of which they are parts. */
function rotulada(parte: Parte, rotulos: Rotulos): Parte {
  const nome = getTableName(parte.tabela);
  if (nome in rotulos) return parte;
  const [dona, outra] = chavesEstrangeiras(parte.tabela).filter(({ apaga }) => apaga);
  if (!dona || outra) throw new Error(`${nome} needs a label: a refused deletion has to name its rows`);
  return rotulada({ tabela: dona.alvo, condicao: em(dona.chave, dona.coluna, parte) }, rotulos);
}
