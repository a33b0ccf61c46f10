import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

// The schema has these expressions in its indexes. The tool that compares it with the migrations loads no other
// workspace, so the letters are written out; a test compares them with `paraBusca` of shared.
export const COM_ACENTO = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
export const SEM_ACENTO = 'aaaaaeeeeiiiiooooouuuucn'.repeat(2);

/**
 * The text in lower case without accents, as `paraBusca` of shared does it. The letters are no parameters: an index may
 * hold this expression, and the database must see that a statement has the same one.
 */
const semAcentos = (texto: SQLWrapper): SQL =>
  sql`lower(translate(${texto}, ${sql.raw(`'${COM_ACENTO}', '${SEM_ACENTO}'`)}))`;

/**
 * The same. A text without other letters than ASCII, which most are, does not pay for the accents: they take a hundred
 * times as long.
 */
export const semAcentosSePreciso = (texto: SQLWrapper): SQL =>
  sql`(case when octet_length(${texto}) = length(${texto}) then lower(${texto}) else ${semAcentos(texto)} end)`;

/** Digits that a number in a name is filled up to, so that 9 comes before 10. */
const ALGARISMOS = 9;

/**
 * The key of a name: Brazilian order, accents and case aside, numbers by value. Not a collation: the embedded database
 * has none that knows numbers. It takes two regular expressions, so a list does not make it row by row: it reads an
 * index of this expression, which is why no part of it is a parameter, or joins `chavesDe`.
 */
export const chaveDoNome = (nome: SQLWrapper): SQL =>
  sql`(regexp_replace(regexp_replace(${semAcentos(nome)}, ${ALGARISMOS_SEGUIDOS}, ${PREENCHIDOS}, 'g'), ${A_MAIS}, ${SO_OS_ULTIMOS}, 'g') collate "C")`;

const ALGARISMOS_SEGUIDOS = sql.raw(String.raw`'\d+'`);
const PREENCHIDOS = sql.raw(String.raw`'${'0'.repeat(ALGARISMOS - 1)}\&'`);
const A_MAIS = sql.raw(String.raw`'0*(\d{${ALGARISMOS},})'`);
const SO_OS_ULTIMOS = sql.raw(String.raw`'\1'`);
