/** Names of the permissions of a user (specification 1, section 6); CONFIGURACOES is our own. */
export const PERMISSOES = [
  'USUARIOS',
  'UNIDADES',
  'ITENS',
  'PRODUTOS',
  'FORNECEDORES',
  'AQUISICOES',
  'SOLICITACOES',
  'ESTOQUES',
  'ALIMENTOS',
  'PREPAROS',
  'PRATOS',
  'CARDAPIOS',
  'CONFIGURACOES',
] as const;
export type Permissao = (typeof PERMISSOES)[number];

export const ROTULOS_PERMISSAO: Record<Permissao, string> = {
  USUARIOS: 'Usuários',
  UNIDADES: 'Unidades educacionais',
  ITENS: 'Itens',
  PRODUTOS: 'Produtos',
  FORNECEDORES: 'Fornecedores',
  AQUISICOES: 'Licitações e contratos',
  SOLICITACOES: 'Solicitações de compra',
  ESTOQUES: 'Estoques',
  ALIMENTOS: 'Alimentos',
  PREPAROS: 'Preparos',
  PRATOS: 'Pratos',
  CARDAPIOS: 'Cardápios',
  CONFIGURACOES: 'Configurações do município',
};

/** The usual permissions of each role: a suggestion in the form, neither stored nor enforced. */
export const PERFIS = {
  NUTRICIONISTA: ['ITENS', 'PRODUTOS', 'ALIMENTOS', 'PREPAROS', 'PRATOS', 'CARDAPIOS'],
  ESTOQUISTA: ['SOLICITACOES', 'ESTOQUES'],
  COMPRADOR: ['ITENS', 'PRODUTOS', 'FORNECEDORES', 'AQUISICOES', 'SOLICITACOES'],
  /** Calendar, execution and history need no permission, only the stock of the unit. */
  MERENDEIRA: [],
  GESTOR: PERMISSOES,
} as const satisfies Record<string, readonly Permissao[]>;
export type Perfil = keyof typeof PERFIS;

export const ROTULOS_PERFIL: Record<Perfil, string> = {
  NUTRICIONISTA: 'Nutricionista',
  ESTOQUISTA: 'Estoquista',
  COMPRADOR: 'Comprador(a)',
  MERENDEIRA: 'Merendeira(o)',
  GESTOR: 'Gestor(a)',
};
