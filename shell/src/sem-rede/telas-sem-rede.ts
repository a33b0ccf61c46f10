/** As much as this needs of an `area.json`. */
interface Area<T> {
  telas: readonly (T & { semRede?: boolean })[];
}

/** Whether an area has a screen that opens without a network. */
export const abreSemRede = <T>({ telas }: Area<T>): boolean => telas.some(({ semRede }) => semRede);

/** The first screen that opens without a network and that the user may open; undefined: there is none. */
export const telaSemRede = <T extends { permissao: string | null }>(
  areas: readonly { area: Area<T> }[],
  pode: (permissao: string | null) => boolean,
): T | undefined =>
  areas.flatMap(({ area }) => area.telas).find(({ semRede, permissao }) => semRede === true && pode(permissao));
