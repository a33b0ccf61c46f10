import aditivos from './aditivos/rotas.js';
import aquisicoes from './aquisicoes/rotas.js';
import convencoes from './convencoes/rotas.js';
import estoques from './estoques/rotas.js';
import itensProduto from './itens-produto/rotas.js';
import notasFiscais from './notas-fiscais/rotas.js';
import notificacoes from './notificacoes/rotas.js';
import produtos from './produtos/rotas.js';
import secretariasEstaduais from './secretarias-estaduais/rotas.js';
import solicitacoes from './solicitacoes/rotas.js';
import tokens from './tokens/rotas.js';
import usuarios from './usuarios/rotas.js';
import type { Rotas } from './rotas.js';

/** Every entity's routes, by the alphabet; the app registers them all under /api. */
export const RECURSOS: Rotas[] = [
  aditivos,
  aquisicoes,
  convencoes,
  estoques,
  itensProduto,
  notasFiscais,
  notificacoes,
  produtos,
  secretariasEstaduais,
  solicitacoes,
  tokens,
  usuarios,
];
