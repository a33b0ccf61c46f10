import type { EntidadeListada } from '@merenda/shared/ui';

export const CHAMADA: EntidadeListada = { artigo: 'a', nome: 'Chamada Pública', plural: 'Chamadas Públicas' };
