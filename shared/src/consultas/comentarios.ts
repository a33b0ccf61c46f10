import { leitura } from '@merenda/shared';
import type { EntidadeComentavel } from '@merenda/shared/contratos';

const familia = ['comentarios'] as const;

/** Queries of the comments about records. */
export const consultasDeComentarios = {
  familia,
  /** GET /comentarios: the comments about one record, the newest last. */
  doRegistro: (entidade: EntidadeComentavel, registro: number) =>
    leitura('comentarios', { queryKey: [...familia, entidade, registro], busca: { entidade, registro } }),
  /** GET /comentarios/:id/arquivos/:arquivo: a data URL; a file never changes. */
  arquivo: (id: number, arquivo: number) =>
    leitura('comentarios/:id/arquivos/:arquivo', {
      queryKey: [...familia, 'arquivos', id, arquivo],
      caminho: { id, arquivo },
      staleTime: Infinity,
    }),
};
