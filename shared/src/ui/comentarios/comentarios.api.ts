import { api, useEscrita } from '@merenda/shared';
import { consultasDeComentarios } from '@merenda/shared/consultas';
import type { ComentarioNovo } from '@merenda/shared/contratos';
import type { Entidade } from '../formulario/entidade.js';

export const COMENTARIO: Entidade = { artigo: 'o', nome: 'Comentário' };

const RENOVA = [consultasDeComentarios.familia];

export const useComentar = () =>
  useEscrita(
    ({ idempotencia, ...comentario }: ComentarioNovo & { idempotencia: string }) =>
      api.post('comentarios', comentario, { idempotencia }),
    RENOVA,
  );

export const useExcluirComentario = () =>
  useEscrita((id: number) => api.delete('comentarios/:id', { caminho: { id } }), RENOVA);
