/** 1 → '1 registro'. */
export const contarRegistros = (n: number): string => (n === 1 ? '1 registro' : `${String(n)} registros`);
