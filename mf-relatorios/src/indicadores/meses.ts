/** '03/2026' → '2026/03', which sorts. */
export const ordemDoMes = (mes: string): string => mes.split('/').reverse().join('/');
