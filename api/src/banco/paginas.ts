import type { Pagina, PaginaPedida } from '@merenda/shared/contratos';
import { comparavel } from '@merenda/shared/formatos';
import { and, sql, type SQL } from 'drizzle-orm';
import { invalido } from '../nucleo/recusas.js';
import { tem, temParecida, toleraErros } from './busca.js';
import type { Banco } from './conexao.js';
import { FORMAS, type Chave } from './chaves-de-ordem.js';
import { primeira } from './restricoes.js';

/** A list that is read by pages. `O`: what it can be sorted by. */
export interface Lista<O extends string = never> {
  /** The tables, as after `from`. Joins that keep the number of rows are left joins: the database skips them to count. */
  de: SQL;
  /** The list's own order. The last key is unique, so that every row has one place. */
  chaves: readonly Chave[];
  /** The keys of each other order, all ascending; equal rows have the list's own order. */
  ordens?: Record<O, readonly Chave[]>;
}

interface Recorte {
  /** The tables of a `with`, without that word, which the list names: computed once for the rows and the totals. */
  com?: SQL;
  /** JSON of one row. */
  linha: SQL;
  /** The rows of the list, whatever is searched: the scope of the user or of the address. */
  escopo: SQL | undefined;
  /** The filters; absent ones do not restrict. */
  filtros?: readonly (SQL | undefined)[];
  /** A whole number by which the rows come first, the smallest one at the top, unless the call names an order. */
  relevancia?: SQL;
}

/** Rows of a page, when the call does not say how many. */
const POR_PAGINA = 50;

/**
 * One page of a list, in one statement: its rows, how many there are with and without the filters, and the cursor of its
 * last row, after which the next page begins. The cursor holds the row's place in the order, not its number: rows that
 * are written or deleted before it move nothing. 422 at `apos` for a cursor of another order, or of no page.
 */
export async function paginar<L, O extends string = never>(
  banco: Pick<Banco, 'execute'>,
  { de, chaves: proprias, ordens }: Lista<O>,
  { com, linha, escopo, filtros = [], relevancia }: Recorte,
  { porPagina = POR_PAGINA, apos, pular = 0, ordem, sentido }: PaginaPedida<O>,
): Promise<Pagina<L>> {
  const pedidas = ordem === undefined ? daRelevancia(relevancia) : (ordens?.[ordem] ?? []);
  const chaves = [...pedidas.map((chave) => ({ ...chave, decrescente: sentido === 'DECRESCENTE' })), ...proprias];
  const padrao = relevancia ? 'relevancia' : '';
  const nome = ordem === undefined ? padrao : `${ordem} ${sentido === 'DECRESCENTE' ? '-' : '+'}`;
  const lugar = apos === undefined ? undefined : depoisDe(chaves, lerCursor(apos, nome, chaves));
  const achadas = and(escopo, ...filtros);
  const onde = and(achadas, lugar);
  const [primeiraPedida] = chaves.slice(0, pedidas.length);
  const doLimite =
    primeiraPedida && proprias.some(({ cara }) => cara)
      ? naoDepoisDaUltima(primeiraPedida, { de, onde, ate: pular + porPagina })
      : undefined;
  const { rows } = await banco.execute<{ total: number; semFiltro: number; lidas: [L, string[]][] }>(sql`
    ${com ? sql`with ${com}` : sql``}
    select ${contagem(de, achadas)} as total,
      ${filtros.some((filtro) => filtro !== undefined) ? contagem(de, escopo) : sql`null`} as "semFiltro",
      (select coalesce(json_agg(json_build_array(p.linha, p.cursor)), '[]') from (
        select ${linha} as linha, json_build_array(${sql.join(
          chaves.map(({ coluna, tipo }) => FORMAS[tipo].escrita(coluna)),
          sql`, `,
        )}) as cursor
        from ${de} where ${and(onde, doLimite) ?? sql`true`}
        order by ${sql.join(chaves.map(emOrdem), sql`, `)} limit ${porPagina + 1} offset ${pular}) p) as lidas`);
  const { total, semFiltro, lidas } = primeira(rows);
  const daPagina = lidas.slice(0, porPagina);
  const ultima = lidas.length > porPagina ? daPagina.at(-1) : undefined;
  return {
    linhas: daPagina.map(([lida]) => lida),
    total,
    semFiltro: semFiltro ?? total,
    proximo: ultima ? escreverCursor(nome, ultima[1]) : null,
  };
}

const daRelevancia = (relevancia: SQL | undefined): Chave[] =>
  relevancia ? [{ coluna: relevancia, tipo: 'inteiro' }] : [];

/**
 * A page of a list that is searched by words: the most relevant rows first. Where no row has the words, those with almost
 * the same ones, if the database has pg_trgm.
 * @param recorte gets the condition that a text has a word
 */
export async function paginarBusca<L, O extends string = never>(
  banco: Banco,
  lista: Lista<O>,
  { palavras, recorte }: { palavras: readonly string[]; recorte: (temPalavra: typeof tem) => Recorte },
  pedida: PaginaPedida<O>,
): Promise<Pagina<L>> {
  const certa = await paginar<L, O>(banco, lista, recorte(tem), pedida);
  if (certa.total > 0 || !palavras.some(comparavel)) return certa;
  return banco.transaction(async (tx) => {
    if (!(await toleraErros(tx))) return certa;
    const parecida = await paginar<L, O>(tx, lista, recorte(temParecida), pedida);
    return { ...parecida, parecidas: parecida.total > 0 };
  });
}

/** The page with the rows that `ler` returns for its ids, in their order. A row deleted in between is left out. */
export async function comLinhas<L extends { id: number }>(
  pagina: Pagina<number>,
  ler: (ids: readonly number[]) => Promise<L[]>,
): Promise<Pagina<L>> {
  const porId = new Map((await ler(pagina.linhas)).map((linha) => [linha.id, linha]));
  return { ...pagina, linhas: pagina.linhas.flatMap((id) => porId.get(id) ?? []) };
}

/** The ids of all pages, for an export. */
export async function idsDasPaginas(
  ler: (pedida: Pick<PaginaPedida, 'porPagina' | 'apos' | 'pular'>) => Promise<Pagina<number>>,
): Promise<number[]> {
  const ids: number[] = [];
  let apos: string | undefined;
  do {
    const pagina = await ler({ porPagina: IDS_POR_LEITURA, apos, pular: 0 });
    ids.push(...pagina.linhas);
    apos = pagina.proximo ?? undefined;
  } while (apos !== undefined);
  return ids;
}

const IDS_POR_LEITURA = 10_000;

const contagem = (de: SQL, condicao: SQL | undefined): SQL =>
  sql`(select count(*)::int from ${de} where ${condicao ?? sql`true`})`;

const emOrdem = ({ coluna, decrescente }: Chave): SQL => sql`${coluna} ${sql.raw(decrescente ? 'desc' : 'asc')}`;

/**
 * Condition: by the first key alone, the row comes no later than the last one of the page, which is the row number `ate`
 * from zero. The other keys are then made for these rows, not for the whole list.
 */
function naoDepoisDaUltima(chave: Chave, { de, onde, ate }: { de: SQL; onde: SQL | undefined; ate: number }): SQL {
  const { coluna, decrescente } = chave;
  const ultima = sql`(select ${coluna} from ${de} where ${onde ?? sql`true`} order by ${emOrdem(chave)} offset ${ate} limit 1)`;
  return sql`${coluna} ${sql.raw(decrescente ? '>=' : '<=')} coalesce(${ultima}, ${coluna})`;
}

/** Condition: the row comes after the place with these values. The first key alone bounds it, so that an index serves. */
function depoisDe([chave, ...demais]: readonly Chave[], [valor = '', ...valores]: readonly string[]): SQL {
  if (!chave) return sql`false`;
  const { coluna, tipo, decrescente } = chave;
  const lido = FORMAS[tipo].lida(valor);
  const sinal = sql.raw(decrescente ? '<' : '>');
  return demais.length === 0
    ? sql`${coluna} ${sinal} ${lido}`
    : sql`(${coluna} ${sinal}= ${lido} and (${coluna} ${sinal} ${lido} or ${depoisDe(demais, valores)}))`;
}

const escreverCursor = (ordem: string, valores: readonly string[]): string =>
  Buffer.from(JSON.stringify([ordem, ...valores])).toString('base64url');

/** The values of a cursor, one for each key. */
function lerCursor(cursor: string, ordem: string, chaves: readonly Chave[]): string[] {
  const [lida, ...valores] = partesDe(cursor);
  const serve =
    lida === ordem &&
    valores.length === chaves.length &&
    chaves.every(({ tipo }, i) => FORMAS[tipo].valida(valores[i] ?? ''));
  if (!serve) throw invalido([{ campo: 'apos', mensagem: 'Página inválida. Leia a lista desde o início.' }]);
  return valores;
}

function partesDe(cursor: string): string[] {
  try {
    const lido: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(lido) && lido.every((parte) => typeof parte === 'string') ? lido : [];
  } catch {
    return [];
  }
}
