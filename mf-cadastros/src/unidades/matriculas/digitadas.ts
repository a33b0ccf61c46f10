import {
  CATEGORIAS_DA_MATRICULA,
  LIMITES,
  ROTULOS_CATEGORIA_DA_MATRICULA,
  type CategoriaDaMatricula,
  type MatriculasDoAno,
  type MatriculasEnviadas,
} from '@merenda/shared/contratos';
import { erroDoDigitado, formatarQuantidade, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { violacoesDosLimites, type Violacao } from '@merenda/shared/regras';

/** The two columns of the table. */
export const COLUNAS = ['parcial', 'integral'] as const;
type ColunaDeMatriculas = (typeof COLUNAS)[number];

export const ROTULOS_COLUNA: Record<ColunaDeMatriculas, string> = { parcial: 'Parcial', integral: 'Integral' };

type LinhaDigitada = Record<ColunaDeMatriculas, NumeroDigitado> & { categoria: CategoriaDaMatricula };

/** The table of a year as it is typed, with the version that was read. */
export interface AnoDigitado {
  ano: number;
  versao: number;
  linhas: LinhaDigitada[];
}

/** The table of a year before something is typed: the stored numbers, or blank cells. */
export function anoLido(ano: number, lido: MatriculasDoAno | undefined): AnoDigitado {
  return {
    ano,
    versao: lido?.versao ?? 0,
    linhas: CATEGORIAS_DA_MATRICULA.map((categoria) => {
      const linha = lido?.linhas.find((uma) => uma.categoria === categoria);
      return { categoria, parcial: linha?.parcial ?? null, integral: linha?.integral ?? null };
    }),
  };
}

/** The table with another number in one cell. */
export const comCelula = (
  doAno: AnoDigitado,
  categoria: CategoriaDaMatricula,
  coluna: ColunaDeMatriculas,
  valor: NumeroDigitado,
): AnoDigitado => ({
  ...doAno,
  linhas: doAno.linhas.map((linha) => (linha.categoria === categoria ? { ...linha, [coluna]: valor } : linha)),
});

/** The typed numbers as the rules read them: a blank cell is none. */
export const numeros = ({ parcial, integral }: LinhaDigitada): Record<ColunaDeMatriculas, number> => ({
  parcial: numeroLido(parcial) ?? 0,
  integral: numeroLido(integral) ?? 0,
});

/** The error of a cell; null without one. */
export const erroDaCelula = (valor: NumeroDigitado): string | null =>
  erroDoDigitado(valor, (numero) => violacoesDosLimites({ min: 0, max: LIMITES.pessoas }, numero, formatarQuantidade));

/** Every wrong cell of the typed years, by its name. */
export const violacoesDasCelulas = (anos: readonly AnoDigitado[]): Violacao[] =>
  anos.flatMap(({ ano, linhas }) =>
    linhas.flatMap((linha) =>
      COLUNAS.flatMap((coluna) => {
        const erro = erroDaCelula(linha[coluna]);
        if (erro === null) return [];
        const nome = `${ROTULOS_CATEGORIA_DA_MATRICULA[linha.categoria]}, ${ROTULOS_COLUNA[coluna].toLowerCase()}`;
        return [{ campo: 'matriculas', mensagem: `${ano} – ${nome}: ${erro}` }];
      }),
    ),
  );

/** The body of the typed years. */
export const paraCorpo = (anos: readonly AnoDigitado[]): MatriculasEnviadas[] =>
  anos.map(({ ano, versao, linhas }) => ({
    ano,
    versao,
    linhas: linhas.map((linha) => ({ categoria: linha.categoria, ...numeros(linha) })),
  }));
