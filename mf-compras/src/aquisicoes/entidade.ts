import type { EntidadeListada } from '@merenda/shared/ui';

export const AQUISICAO: EntidadeListada = { artigo: 'a', nome: 'Aquisição', plural: 'Aquisições' };
