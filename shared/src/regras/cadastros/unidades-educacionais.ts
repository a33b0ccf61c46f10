import type { TipoUnidade } from '../../vocabulario/cadastros/unidades-educacionais.js';
import { type Violacao, violacao } from '../violacao.js';

/** A new school has its INEP code. One that was imported without it stays editable. */
export const violacoesDoInep = (unidade: { tipoUnidade: TipoUnidade; codigoInep?: string | null }): Violacao[] =>
  violacao(unidade.tipoUnidade === 'ESCOLA' && !unidade.codigoInep, 'codigoInep', 'Informe o código INEP da escola.');
