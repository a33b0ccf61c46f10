/** Helpers for tests of screens and areas; never part of what is built. */
export { vencerConflito } from './conflito';
export { fingirTelaEstreita } from './preparo';
export { renderTela } from './renderTela';
export { problema, simularApi, type Pedido } from './simularApi';
export { verificarAcessibilidade } from './verificarAcessibilidade';
export { verificarArea } from './verificarArea';
