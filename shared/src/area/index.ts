/**
 * The door `@merenda/shared/area`: the types of `area.json` and its validator. `area.schema.json` is the same for
 * editors.
 */
export type {
  AbaDeTela,
  AjudaDeTela,
  AreaJson,
  AtoDeTela,
  EntradaDeMenu,
  GrupoDeMenu,
  PainelDeArea,
  PalavrasDeTela,
  TelaDeArea,
} from './area-json.js';
export { entradasDoGrupo, telasDaEntrada } from './area-json.js';
export { lerArea } from './validar-area.js';
export { lerPalavras } from './ler-palavras.js';
