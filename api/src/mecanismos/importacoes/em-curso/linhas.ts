import {
  TIPOS_DE_CELULA,
  type ColunaDePlanilha,
  type LinhaConferida,
  type LinhaDaPrevia,
  type LinhaDePlanilha,
  type LinhaIgnorada,
  type SituacaoDaPrevia,
} from '@merenda/shared/contratos';

/** A row of an import, as it is kept. */
export interface LinhaGuardada {
  /** With `ignorada` when the file looks as if the row were none, also after the user took it back. */
  linha: LinhaDePlanilha;
  /** It is left out of the check and of the import. */
  fora?: true;
  /** The result of the last check. */
  conferida?: LinhaConferida;
  /** For a refused row without a reason of its own: the row of the same record that has one. */
  culpada?: number;
}

/** The letter of each situation, one for each row in `situacoes`; a row that is not checked yet has another one. */
const LETRAS: Record<SituacaoDaPrevia, string> = { NOVA: 'N', ALTERADA: 'A', IGUAL: 'I', RECUSADA: 'R', IGNORADA: 'X' };
const A_CONFERIR = '-';

const letraDe = ({ fora, conferida }: LinhaGuardada): string =>
  fora ? LETRAS.IGNORADA : conferida ? LETRAS[conferida.situacao] : A_CONFERIR;

/** The stored form of rows: their text, numbers and situations. */
export interface Guarda {
  linhas: string;
  numeros: number[];
  situacoes: string;
}

/** The rows as they are kept. JSON has no line break of its own. */
export const guardar = (linhas: readonly LinhaGuardada[]): Guarda => ({
  linhas: linhas.map((uma) => JSON.stringify(uma)).join('\n'),
  numeros: linhas.map(({ linha }) => linha.numero),
  situacoes: linhas.map(letraDe).join(''),
});

/** The kept rows. */
export const lerGuardadas = (texto: string): LinhaGuardada[] =>
  texto === '' ? [] : texto.split('\n').map((uma) => JSON.parse(uma) as LinhaGuardada);

/** Rows in each situation. */
export function contar(situacoes: string): Record<SituacaoDaPrevia, number> {
  const quantas = (letra: string) => situacoes.split(letra).length - 1;
  return {
    NOVA: quantas(LETRAS.NOVA),
    ALTERADA: quantas(LETRAS.ALTERADA),
    IGUAL: quantas(LETRAS.IGUAL),
    RECUSADA: quantas(LETRAS.RECUSADA),
    IGNORADA: quantas(LETRAS.IGNORADA),
  };
}

/** The numbers of the rows in a situation, or of all, in the order of the file. */
export const numerosEm = (
  { numeros, situacoes }: Pick<Guarda, 'numeros' | 'situacoes'>,
  situacao: SituacaoDaPrevia | undefined,
): number[] => (situacao ? numeros.filter((_numero, i) => situacoes[i] === LETRAS[situacao]) : numeros);

const PORQUES: Record<LinhaIgnorada, string> = {
  TOTAL: 'Parece um total.',
  ASSINATURA: 'Parece uma assinatura.',
  VAZIA: 'Não tem dados.',
  CABECALHO: 'Repete os títulos das colunas.',
};

/** A row as the preview shows it. */
export function paraPrevia({ linha, fora, conferida, culpada }: LinhaGuardada): LinhaDaPrevia {
  const { ignorada, ...propria } = linha;
  if (fora)
    return {
      ...propria,
      ...{ registro: linha.numero, nome: '', mudancas: [], motivos: [], avisos: [], culpada: null },
      situacao: 'IGNORADA',
      porque: ignorada === undefined ? '' : PORQUES[ignorada],
    };
  if (!conferida) throw new Error(`row ${linha.numero} is not checked`);
  const { plano: _plano, ...dita } = conferida;
  return { ...dita, ...propria, porque: null, culpada: culpada ?? null };
}

/** What the check and the import take of the rows. */
export const aConferir = (linhas: readonly LinhaGuardada[]): LinhaDePlanilha[] =>
  linhas.flatMap(({ linha: { ignorada: _ignorada, ...linha }, fora }) => (fora ? [] : [linha]));

/**
 * The rows with other columns. Those after the columns of the file come, go and change places in the step of the columns:
 * the corrected cells stay with their fields.
 * @param doArquivo how many columns the file has
 */
export function comColunas(
  linhas: readonly LinhaGuardada[],
  { antes, depois, doArquivo }: Record<'antes' | 'depois', readonly ColunaDePlanilha[]> & { doArquivo: number },
): LinhaGuardada[] {
  const posicoes = new Map(antes.map(({ campo }, i) => [campo, i] as const).slice(doArquivo));
  const origens = depois.map(({ campo }, i) => (i < doArquivo ? i : posicoes.get(campo)));
  return linhas.map((guardada) => {
    const { linha } = guardada;
    if (linha.celulas.length <= doArquivo) return guardada;
    const celulas = origens.map((i) => (i === undefined ? '' : (linha.celulas[i] ?? '')));
    const tipos = origens.map((i) => (i === undefined ? '' : linha.tipos[i]) || TIPOS_DE_CELULA.vazia).join('');
    return { ...guardada, linha: { ...linha, celulas, tipos } };
  });
}
