import type { Permissao } from './permissoes.js';

/** The lists of which views are saved, by the paths of their screens, with the permissions of the screens. */
export const PERMISSAO_DA_LISTA = {
  '/gerenciar-usuarios': 'USUARIOS',
  '/gerenciar-unidade': 'UNIDADES',
  '/gerenciar-itens': 'ITENS',
  '/gerenciar-produtos': 'PRODUTOS',
  '/gerenciar-fornecedores': 'FORNECEDORES',
  '/gerenciar-aquisicoes': 'AQUISICOES',
  '/gerenciar-solicitacao': 'SOLICITACOES',
  '/estoque': 'ESTOQUES',
  '/gerenciar-movimentacoes': 'ESTOQUES',
  '/gerenciar-alimentos': 'ALIMENTOS',
  '/gerenciar-preparos': 'PREPAROS',
  '/gerenciar-pratos': 'PRATOS',
  '/gerenciar-cardapios': 'CARDAPIOS',
  '/referencias-nutricionais': 'CARDAPIOS',
} as const satisfies Record<string, Permissao>;
export type ListaComVisoes = keyof typeof PERMISSAO_DA_LISTA;

/** Whether views are saved of the list at this path. */
export const temVisoes = (caminho: string): caminho is ListaComVisoes => Object.hasOwn(PERMISSAO_DA_LISTA, caminho);
