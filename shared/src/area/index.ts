/** The door `@merenda/shared/area`: what an area says of itself in its `area.json`, and whether it says it right. */
export type { AreaJson, EntradaDeMenu, GrupoDeMenu } from './area-json.js';
export { entradasDoGrupo } from './area-json.js';
export { lerArea } from './validar-area.js';
