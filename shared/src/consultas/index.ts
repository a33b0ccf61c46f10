/**
 * Queries that more than one area reads, as options for TanStack Query, with their keys. One file per entity. `familia`
 * is the first part of all keys of an entity: a write passes it to `useEscrita`.
 */
export { consultasDeAuditoria } from './auditoria.js';
export { consultasDeCategorias } from './categorias.js';
export { consultasDeComentarios } from './comentarios.js';
export { consultasDeConvencoes } from './convencoes.js';
export type { ConsultasDeEscolha } from './escolhas.js';
export { consultasDeEstoques, type EscopoDosEstoques } from './estoques.js';
export { consultasDeFornecedores } from './fornecedores.js';
export { consultasDeImportacoes } from './importacoes.js';
export { consultasDeItens } from './itens.js';
export { consultasDeNotificacoes } from './notificacoes.js';
export { consultasDeProdutos } from './produtos.js';
export { consultasDeRegrasPnae } from './regras-pnae.js';
export { consultasDoMunicipio } from './municipio.js';
export { consultasDoRelogio } from './relogio.js';
export { consultasDeUnidades } from './unidades.js';
export { consultasDeUsuarios } from './usuarios.js';
export { consultasDeVisoes } from './visoes.js';
