import type { ColunaDePlanilha, ColunasDaImportacao } from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';

/** Titles of the required fields that no column fills, and of the fields that several columns fill. */
export function faltasDasColunas(
  campos: ColunasDaImportacao['campos'],
  colunas: readonly ColunaDePlanilha[],
): { semColuna: string[]; repetidos: string[] } {
  const vezes = (campo: string) => colunas.filter((coluna) => coluna.campo === campo).length;
  const titulos = (quais: ColunasDaImportacao['campos']) => quais.map(({ titulo }) => titulo);
  return {
    semColuna: titulos(campos.filter(({ campo, obrigatorio }) => obrigatorio && vezes(campo) === 0)),
    repetidos: titulos(campos.filter(({ campo }) => vezes(campo) > 1)),
  };
}

/**
 * Whether nothing is left to choose in the columns of a file, so that its rows can be checked at once: no required field
 * is missing, no guess is only probable, no column is left over, no number is in doubt, and each word is an option.
 * @param emCadeia guesses may be only probable, and columns and words left over: other imports of the file read them
 */
export function colunasProntas(
  { campos, colunas, doArquivo, palpites, palavras }: ColunasDaImportacao,
  emCadeia: boolean,
): boolean {
  const { semColuna, repetidos } = faltasDasColunas(campos, colunas);
  if (semColuna.length > 0 || repetidos.length > 0) return false;
  const certas = colunas.slice(0, doArquivo).every(({ campo, decimal }, i) => {
    if (campo === null) return emCadeia || (palpites[i]?.amostra.length ?? 0) === 0;
    return decimal !== 'DUVIDA' && (emCadeia || palpites[i]?.confianca === 'CERTO');
  });
  return certas && (emCadeia || palavras.every(({ posicao, texto }) => palavraLida(colunas[posicao], texto) !== null));
}

/** What a word of a column is read as; null: it is no option, and refuses its row. */
export const palavraLida = (coluna: ColunaDePlanilha | undefined, texto: string): string | null =>
  coluna?.trocas?.find(({ de }) => paraBusca(de) === paraBusca(texto))?.para ?? null;
