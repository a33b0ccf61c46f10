/** '1 linha', '12 linhas'. */
export const contarLinhas = (total: number): string =>
  total === 1 ? '1 linha' : `${total.toLocaleString('pt-BR')} linhas`;
