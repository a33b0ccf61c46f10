import type { ColunaDePlanilha, PlanilhaLida } from '@merenda/shared/contratos';

/** Titles of the required fields that no column fills, and of the fields that several columns fill. */
export function faltas(
  campos: PlanilhaLida['campos'],
  colunas: readonly ColunaDePlanilha[],
): { semColuna: string[]; repetidos: string[] } {
  const vezes = (campo: string) => colunas.filter((coluna) => coluna.campo === campo).length;
  const titulos = (quais: PlanilhaLida['campos']) => quais.map(({ titulo }) => titulo);
  return {
    semColuna: titulos(campos.filter(({ campo, obrigatorio }) => obrigatorio && vezes(campo) === 0)),
    repetidos: titulos(campos.filter(({ campo }) => vezes(campo) > 1)),
  };
}
