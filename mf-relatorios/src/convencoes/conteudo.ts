import type { ColunaDaFolha } from '../folha/folha.js';

/** What a row's packages hold, beside their number: `descreverConteudo`. */
export const COLUNA_DO_CONTEUDO: ColunaDaFolha = { titulo: 'Conteúdo' };
