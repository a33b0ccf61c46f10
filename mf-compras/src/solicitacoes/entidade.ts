import type { Entidade } from '@merenda/shared/ui';

export const SOLICITACAO: Entidade = { artigo: 'a', nome: 'Solicitação de Compra' };
