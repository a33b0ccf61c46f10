/** The whole schema, for drizzle; code imports the tables from the file of their entity. */
export * from './acesso.js';
export * from './aquisicoes.js';
export * from './cardapios.js';
export * from './catalogo.js';
export * from './convencoes.js';
export * from './estoques.js';
export * from './exclusoes.js';
export * from './importacoes.js';
export * from './kits.js';
export * from './matriculas.js';
export * from './movimentacoes.js';
export * from './mudancas.js';
export * from './municipio.js';
export * from './periodos-letivos.js';
export * from './refeicoes.js';
export * from './solicitacoes.js';
export * from './unidades.js';
