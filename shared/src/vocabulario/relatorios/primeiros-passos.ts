import type { Permissao } from '../permissoes.js';

/** What a new municipality does until its first meal, in the order of work. */
export const PASSOS = [
  'UNIDADES',
  'MATRICULAS',
  'USUARIOS',
  'ITENS',
  'PRODUTOS',
  'FORNECEDORES',
  'AQUISICAO',
  'ESTOQUE',
  'ALIMENTOS',
  'PREPAROS',
  'PRATOS',
  'CARDAPIO',
  'EXECUCAO',
] as const;
export type Passo = (typeof PASSOS)[number];

export const ROTULOS_PASSO: Record<Passo, string> = {
  UNIDADES: 'Unidades educacionais',
  MATRICULAS: 'Matrículas',
  USUARIOS: 'Usuários',
  ITENS: 'Itens',
  PRODUTOS: 'Produtos',
  FORNECEDORES: 'Fornecedores',
  AQUISICAO: 'Contrato',
  ESTOQUE: 'Estoque inicial',
  ALIMENTOS: 'Alimentos',
  PREPAROS: 'Preparos',
  PRATOS: 'Pratos',
  CARDAPIO: 'Primeiro cardápio',
  EXECUCAO: 'Primeira refeição',
};

/** The steps whose records a step is made of: it can be done after them. */
export const ANTES_DO_PASSO: Record<Passo, readonly Passo[]> = {
  UNIDADES: [],
  MATRICULAS: ['UNIDADES'],
  USUARIOS: ['UNIDADES'],
  ITENS: [],
  PRODUTOS: ['ITENS'],
  FORNECEDORES: [],
  AQUISICAO: ['UNIDADES', 'PRODUTOS', 'FORNECEDORES'],
  ESTOQUE: ['UNIDADES', 'PRODUTOS'],
  ALIMENTOS: ['ITENS'],
  PREPAROS: ['ALIMENTOS'],
  PRATOS: ['PREPAROS'],
  CARDAPIO: ['PRATOS'],
  EXECUCAO: ['ESTOQUE', 'CARDAPIO'],
};

/** Who may do a step; null: every user who has a stock, and who registers the units, whose goal it is. */
export const PERMISSAO_DO_PASSO: Record<Passo, Permissao | null> = {
  UNIDADES: 'UNIDADES',
  MATRICULAS: 'UNIDADES',
  USUARIOS: 'USUARIOS',
  ITENS: 'ITENS',
  PRODUTOS: 'PRODUTOS',
  FORNECEDORES: 'FORNECEDORES',
  AQUISICAO: 'AQUISICOES',
  ESTOQUE: 'ESTOQUES',
  ALIMENTOS: 'ALIMENTOS',
  PREPAROS: 'PREPAROS',
  PRATOS: 'PRATOS',
  CARDAPIO: 'CARDAPIOS',
  EXECUCAO: null,
};
