import type { EntidadeAuditada } from './auditoria.js';

/** The entities whose records take comments. */
export const ENTIDADES_COMENTAVEIS = [
  'aquisicoes',
  'lotes',
  'pratos',
  'solicitacoes',
  'unidades-educacionais',
] as const satisfies readonly EntidadeAuditada[];
export type EntidadeComentavel = (typeof ENTIDADES_COMENTAVEIS)[number];

/** What the files of a comment are, by their bytes. */
export const TIPOS_DE_ARQUIVO = ['IMAGEM', 'PDF'] as const;
export type TipoDeArquivo = (typeof TIPOS_DE_ARQUIVO)[number];
