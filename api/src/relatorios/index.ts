/** The door of the area: other areas, plugins and commands import from here only. */
export { RELATORIOS } from './area.js';
export { ELIMINACOES_DOS_DOCUMENTOS } from './documentos-emitidos/eliminacoes.js';
export { temPassoPorFazer } from './primeiros-passos/consultas.js';
export { enviarSemana } from './semana/envio.js';
