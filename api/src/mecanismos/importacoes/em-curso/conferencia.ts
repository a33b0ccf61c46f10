import type { ColunaDePlanilha, LinhaConferida } from '@merenda/shared/contratos';
import { nomesQueFaltam, type NomesQueFaltam } from '@merenda/shared/regras';
import type { Contexto } from '../../../banco/contexto.js';
import type { Importavel } from '../importavel.js';
import { aConferir, type LinhaGuardada } from './linhas.js';

/** Rows with the result of their check. */
export interface Conferencia {
  linhas: LinhaGuardada[];
  faltam: NomesQueFaltam[];
  /** Their write needs a recent password. */
  pedeSenha: boolean;
}

/** What the import would do with each row. Nothing is written. */
export async function conferirLinhas(
  { banco, usuario }: Contexto,
  importavel: Importavel,
  { linhas, colunas }: { linhas: readonly LinhaGuardada[]; colunas: readonly ColunaDePlanilha[] },
): Promise<Conferencia> {
  const { conferidas, pedeSenha } = await importavel.planejar(banco, usuario, {
    colunas: [...colunas],
    linhas: aConferir(linhas),
  });
  const porNumero = new Map(conferidas.map((conferida) => [conferida.numero, conferida]));
  const culpadas = linhasCulpadas(conferidas);
  return {
    linhas: linhas.map(({ linha, fora }): LinhaGuardada => {
      if (fora) return { linha, fora };
      const conferida = porNumero.get(linha.numero);
      if (!conferida) throw new Error(`the check has no result for row ${linha.numero}`);
      const culpada =
        conferida.situacao === 'RECUSADA' && conferida.motivos.length === 0
          ? culpadas.get(conferida.registro)
          : undefined;
      return { linha, conferida, ...(culpada !== undefined && { culpada }) };
    }),
    faltam: nomesQueFaltam(conferidas),
    pedeSenha,
  };
}

/** The row that refuses a record, for its other rows: the last one with a reason. */
const linhasCulpadas = (conferidas: readonly LinhaConferida[]): ReadonlyMap<number, number> =>
  new Map(
    conferidas.flatMap(({ registro, numero, motivos }) => (motivos.length > 0 ? [[registro, numero] as const] : [])),
  );
