/**
 * The part of antd that every screen of an area needs: it comes with the first area. The other groups come with the
 * screens that use them.
 */
export const buscarAntd = () => import('./antd/nucleo.js');
