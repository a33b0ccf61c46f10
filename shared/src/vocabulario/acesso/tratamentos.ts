/** Kinds of personal data that the product keeps, each with its purpose and its term (`Tratamento`). */
export const TIPOS_DE_TRATAMENTO = [
  'usuarios',
  'fotos-de-usuarios',
  'preferencias',
  'notificacoes',
  'sessoes',
  'aparelhos',
  'segundo-fator',
  'tentativas',
  'recuperacoes-de-senha',
  'respostas-repetidas',
  'exclusoes',
  'aprovacoes',
  'rascunhos',
  'importacoes',
  'documentos-emitidos',
  'fornecedores',
  'alunos',
  'contas',
  'fotos-de-ocorrencias',
  'comentarios',
  'autoria',
  'valores-da-auditoria',
  'autores-da-auditoria',
  'municipio',
] as const;
export type TipoDeTratamento = (typeof TIPOS_DE_TRATAMENTO)[number];

/** A term in years counts whole civil years after the one of the record. */
export const UNIDADES_DE_PRAZO = ['DIAS', 'ANOS'] as const;
export type UnidadeDePrazo = (typeof UNIDADES_DE_PRAZO)[number];

/**
 * PARCIAL: what the accounts do not need is removed, the rest stays until their term is over. COMPLETA: nothing
 * identifies the person.
 */
export type Anonimizacao = 'PARCIAL' | 'COMPLETA';
