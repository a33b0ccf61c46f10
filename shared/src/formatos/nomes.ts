/** Words that join others: inside a proper name they have no capital, and a title says nothing with them. */
export const LIGACOES = new Set([
  'a',
  'à',
  'ao',
  'aos',
  'as',
  'às',
  'com',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'em',
  'na',
  'nas',
  'no',
  'nos',
  'nº',
  'o',
  'os',
  'ou',
  'para',
  'por',
]);

/** Abbreviations that no word is written like. */
const SIGLAS = new Set([
  'AEE',
  'APAE',
  'CAIC',
  'CEMEI',
  'CIEP',
  'CMEI',
  'CNPJ',
  'CPF',
  'EEEF',
  'EEF',
  'EJA',
  'EMEB',
  'EMEF',
  'EMEI',
  'EMEIEF',
  'EMEIF',
  'FNDE',
  'PNAE',
  'SESC',
  'SESI',
  'UMEI',
]);

/** Abbreviations in the names of schools and companies that are words in the name of a thing: 'PEIXE EM CONSERVA'. */
const SIGLAS_DE_QUEM = new Set(['CEI', 'CEU', 'EIRELI', 'EM', 'EPP', 'LTDA', 'ME', 'MEI', 'SA']);

/** Abbreviations in the names of foods, packages and conditions that may be a part of a person's name: 'TEA'. */
const SIGLAS_DE_COISAS = new Set([
  'APLV',
  'DHA',
  'EPA',
  'EPI',
  'EVA',
  'GLP',
  'IBGE',
  'INEP',
  'LED',
  'PET',
  'PTS',
  'PVC',
  'SIF',
  'TACO',
  'TDAH',
  'TEA',
  'TNT',
  'UAT',
  'UHT',
]);

/** From I to XXXIX. */
const ROMANO = /^(?=.)X{0,3}(?:IX|IV|V?I{0,3})$/;

/** Measures have their own case: 5 kg, 900 ml, 1 L. */
const MEDIDAS: Readonly<Record<string, string>> = {
  CM: 'cm',
  G: 'g',
  KCAL: 'kcal',
  KG: 'kg',
  L: 'L',
  M: 'm',
  MCG: 'mcg',
  MG: 'mg',
  ML: 'ml',
  MM: 'mm',
  X: 'x',
};

/** A measure that is written to its number: '5KG'. */
const NUMERO_E_MEDIDA = /^(\d+)(\p{L}+)$/u;

/** After these, 'A', 'E' and 'O' are letters: 'VITAMINA E', 'TIPO A'. */
const ANTES_DE_LETRA = /(?:^|\P{L})(?:CLASSE|GRUPO|LETRA|TIPO|TURMA|VITAMINAS?)\s+$/u;

/**
 * The name of a unit, a person, a supplier, a town or a street as it is read: 'EMEF DOM PEDRO II' → 'EMEF Dom Pedro II'.
 * A name that has small letters already stays as it is. Only for reading: what is typed, searched, sent, exported, or
 * printed as the law says keeps its letters.
 */
export function nomeProprio(nome: string): string {
  return comoSeLe(nome, ({ palavra, minuscula, inicio, fim, depois }) => {
    // The initials of 'S.A.', and 'ESCOLA A'.
    if (palavra.length === 1 && (depois.startsWith('.') || fim)) return palavra;
    if (!inicio && LIGACOES.has(minuscula)) return minuscula;
    if (SIGLAS.has(palavra) || SIGLAS_DE_QUEM.has(palavra)) return palavra;
    return palavra.charAt(0) + minuscula.slice(1);
  });
}

/**
 * The name of a thing as it is read, such as an item, a food, a dish, a cardápio or a category: 'ARROZ BRANCO TIPO 1' →
 * 'Arroz branco tipo 1'. Otherwise as `nomeProprio`.
 */
export function nomeComum(nome: string): string {
  return comoSeLe(nome, ({ palavra, minuscula, inicio, fim, antes, depois }) => {
    if (SIGLAS.has(palavra) || SIGLAS_DE_COISAS.has(palavra)) return palavra;
    if (inicio) return palavra.charAt(0) + minuscula.slice(1);
    const letra = palavra.length === 1 && !/^['’]/.test(depois);
    return letra && (fim || !LIGACOES.has(minuscula) || ANTES_DE_LETRA.test(antes)) ? palavra : minuscula;
  });
}

/** A word of a name and what is around it. */
interface Palavra {
  palavra: string;
  minuscula: string;
  /** Whether the name begins with it. */
  inicio: boolean;
  /** Whether it ends with it. */
  fim: boolean;
  antes: string;
  depois: string;
}

/** `ler` gives what is no measure, no Roman number and no code. */
function comoSeLe(nome: string, ler: (palavra: Palavra) => string): string {
  if (/\p{Ll}/u.test(nome)) return nome;
  return nome.replace(/[\p{L}\p{M}\p{N}]+/gu, (palavra, lugar: number) => {
    const antes = nome.slice(0, lugar);
    const [, numero, junta] = NUMERO_E_MEDIDA.exec(palavra) ?? [];
    const medida = /\d\s*$/.test(antes) ? MEDIDAS[palavra] : undefined;
    if (medida !== undefined) return medida;
    if (junta !== undefined && MEDIDAS[junta] !== undefined) return `${numero}${MEDIDAS[junta]}`;
    // 'TIPO II', and codes: 'PAPEL A4', 'VITAMINA B12'.
    if (ROMANO.test(palavra) || /\d/.test(palavra)) return palavra;
    const depois = nome.slice(lugar + palavra.length);
    return ler({
      palavra,
      minuscula: palavra.toLocaleLowerCase('pt-BR'),
      inicio: !/[\p{L}\p{N}]/u.test(antes),
      fim: !/[\p{L}\p{N}]/u.test(depois),
      antes,
      depois,
    });
  });
}

/** Who did something and when: 'Maria, em 03/03/2026 10:00'; null where nothing tells it any more. */
export const autorEHora = ({ usuario, quando }: { usuario: string | null; quando: string | null }): string | null =>
  usuario === null || quando === null ? null : `${nomeProprio(usuario)}, em ${quando}`;
