import { paraBusca } from '@merenda/shared/formatos';

/** Words of a term that are searched; the others are left out. */
const PALAVRAS = 8;
/** A shorter beginning of a document's number would find half of the people. */
const DOCUMENTO = 3;
/** The same for lots. */
const LOTE = 2;

/** A search term as the kinds of records read it. */
export interface Termo {
  /** In lower case, without accents. */
  texto: string;
  palavras: readonly string[];
  /** The beginning of a CPF, a CNPJ or a school's code, without punctuation. */
  documento: string | undefined;
  /** The beginning of the number of a request or a contract, without the zeros before it, and of its year if it is given. */
  numerado: { numero: string; ano: string } | undefined;
  /** A part of a lot's code, like `texto`: a code may have letters, but has no spaces. */
  lote: string | undefined;
}

/** Reads a term, which has at least one character that is no space. */
export function lerTermo(termo: string): Termo {
  const texto = paraBusca(termo);
  const semPontuacao = texto.replace(/[.\-/]/g, '').toUpperCase();
  const numerado = /^0*(\d{1,9})(?:\/(\d{0,4}))?$/.exec(texto);
  return {
    texto,
    palavras: texto.split(' ').slice(0, PALAVRAS),
    // A CNPJ may have letters; a word that begins with one is taken for a name.
    documento: /^\d[\dA-Z]*$/.test(semPontuacao) && semPontuacao.length >= DOCUMENTO ? semPontuacao : undefined,
    numerado: numerado ? { numero: String(numerado[1]), ano: numerado[2] ?? '' } : undefined,
    lote: texto.includes(' ') || texto.length < LOTE ? undefined : texto,
  };
}
