import type { Entidade } from '@merenda/shared/ui';

export const AQUISICAO: Entidade = { artigo: 'a', nome: 'Aquisição' };
