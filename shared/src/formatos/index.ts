export * from './cnpj.js';
export * from './cpf.js';
export * from './datas.js';
export * from './digitos.js';
