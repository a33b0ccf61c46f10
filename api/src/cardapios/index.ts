/** The door of the area: other areas, plugins and commands import from here only. */
export { listarAlimentos } from './alimentos/consultas.js';
export { CARDAPIOS } from './area.js';
export { contarFuturos } from './cardapios-calendario/consultas.js';
export { desvincularFuturos } from './cardapios-calendario/desvinculo.js';
export { pratosServidos } from './cardapios-calendario/dia.js';
export { listarFeriados } from './cardapios-calendario/feriados.js';
export { buscarCardapioSemanal } from './cardapios-semanais/consultas.js';
export { lerRegrasDasSemanas } from './conformidade/da-semana.js';
export {
  fichasDasReceitas,
  lerFichasDePratos,
  lerReceitasDosPratos,
  type FichaDePratos,
} from './fichas-tecnicas/calculo.js';
export { custosDosPratos } from './fichas-tecnicas/custos-dos-pratos.js';
export { lerRepassesPorPovo } from './fichas-tecnicas/repasse.js';
export { buscarPrato, listarPratos } from './pratos/consultas.js';
export { buscarPreparo, listarPreparos } from './preparos/consultas.js';
export { listarVersoes } from './preparos/versoes.js';
export { alimentosDosPratos } from './previsao/alimentos-dos-pratos.js';
export { coberturaDosItens } from './previsao/cobertura.js';
export { usosDoPeriodo, type UsoPrevisto } from './previsao/usos.js';
export { DOCUMENTO } from './refeicoes/abatimento.js';
export { refeicoesPorExecutar } from './refeicoes/avisos.js';
export { buscarRefeicao } from './refeicoes/consultas.js';
export { gastosDasRefeicoes } from './refeicoes/gastos.js';
export { calcularRegistros } from './refeicoes/quantidades.js';
/** What areas above provide (areas.ts). */
export * as precisa from './providos.js';
