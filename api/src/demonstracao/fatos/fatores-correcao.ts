import { celula, lerTabela } from './tabela.js';

/**
 * Correction factor (gross ÷ net) by the food's name, decimals as written. A food that is cooked as it is bought has
 * none: dry goods, and meat that comes without skin and bone.
 */
export const lerFatoresDeCorrecao = (): Map<string, string> =>
  new Map(lerTabela('fatores-correcao.csv').map((linha) => [celula(linha, 'alimento'), celula(linha, 'fator')]));
