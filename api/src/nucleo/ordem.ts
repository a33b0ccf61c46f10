/**
 * Brazilian order: accents and case count only between names that are otherwise equal, numbers count by value. Names
 * are sorted here and not by the database: the collation of the embedded one takes four times as long.
 */
const colacao = new Intl.Collator('pt-BR', { numeric: true });

export const ordem = { compare: comparar };

/** Compares by `nome` in Brazilian order; equal names by id. */
export function porNome(a: { nome: string; id: number }, b: { nome: string; id: number }): number {
  return comparar(a.nome, b.nome) || a.id - b.id;
}

/** The collator's result. Keys decide for most names, in a third of its time. */
function comparar(a: string, b: string): number {
  const umaChave = chaveDe(a);
  const outraChave = chaveDe(b);
  if (umaChave === null || outraChave === null || umaChave === outraChave) return colacao.compare(a, b);
  return umaChave < outraChave ? -1 : 1;
}

/** The characters of keys; a name with another character has none. */
const CARACTERES = [
  ...' _-–—,;:!?.\'"()[]{}@*/\\&#%+<=>|$0123456789',
  ...'abcdefghijklmnopqrstuvwxyzáàâãäéèêëíìîïóòôõöúùûüçñºª',
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ',
];
const CODIGOS = codigosDe(CARACTERES);
/** A number with more digits has no key. */
const ALGARISMOS = 9;

/** Names are compared ten times in a sort and again by the next request. */
const chaves = new Map<string, string | null>();
const CHAVES_GUARDADAS = 20_000;

function chaveDe(nome: string): string | null {
  const guardada = chaves.get(nome);
  if (guardada !== undefined) return guardada;
  if (chaves.size >= CHAVES_GUARDADAS) chaves.clear();
  const chave = criarChave(nome);
  chaves.set(nome, chave);
  return chave;
}

/**
 * A text whose order by character is the collator's for names that differ in more than accents and case. Null for a
 * name that has none. A number is the count of its digits and its digits, so that 9 comes before 10.
 */
function criarChave(nome: string): string | null {
  let longo = false;
  const porValor = nome.replace(/\d+/g, (numero) => {
    const algarismos = numero.replace(/^0+(?=.)/, '');
    longo ||= algarismos.length > ALGARISMOS;
    return `${algarismos.length}${algarismos}`;
  });
  if (longo) return null;
  let chave = '';
  for (const caractere of porValor) {
    const codigo = CODIGOS.get(caractere);
    if (codigo === undefined) return null;
    chave += codigo;
  }
  return chave;
}

/** One code for all forms of a letter, in the order of the collator. */
function codigosDe(caracteres: readonly string[]): ReadonlyMap<string, string> {
  const { compare } = new Intl.Collator('pt-BR', { sensitivity: 'base' });
  const codigos = new Map<string, string>();
  let posicao = 0;
  let anterior = '';
  for (const caractere of caracteres.toSorted(compare)) {
    if (compare(anterior, caractere) !== 0) posicao += 1;
    codigos.set(caractere, String.fromCharCode(posicao));
    anterior = caractere;
  }
  return codigos;
}
