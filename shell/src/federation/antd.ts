/** The greatest of the singletons, whole: it comes with the first area, never with the shell's own screens. */
export const buscarAntd = () => import('antd');
