import type { Comentario } from '@merenda/shared/contratos';
import { expect } from '@jest/globals';
import { feito, loteNoEstoque } from '../casa.js';
import { IMAGEM, type Escrita } from './escrita.js';

/** Body of a comment about a lot, with a photo. */
export const comentarDoLote = (lote: number) => ({
  entidade: 'lotes',
  registro: lote,
  texto: 'A merendeira avisou: veio mole.',
  arquivos: [{ nome: 'tomate.png', conteudo: IMAGEM.slice(IMAGEM.indexOf(',') + 1) }],
});

const NA_TRILHA = {
  entidade: 'lotes',
  registro: expect.any(Number),
  texto: 'A merendeira avisou: veio mole.',
  arquivos: ['tomate.jpg'],
};

/** The writes of comments. */
export const ESCRITAS_DOS_COMENTARIOS: Record<string, Escrita> = {
  'POST /comentarios': {
    preparar: async (casa) => ({
      url: '/comentarios',
      corpo: comentarDoLote((await loteNoEstoque(casa)).produtoLoteId),
    }),
    linhas: [{ entidade: 'comentarios', acao: 'CRIAR', antes: null, depois: NA_TRILHA }],
  },
  'DELETE /comentarios/:id': {
    preparar: async (casa, autor) => {
      const corpo = comentarDoLote((await loteNoEstoque(casa)).produtoLoteId);
      const { id } = await feito<Comentario>(autor, 'POST', '/comentarios', corpo);
      return { url: `/comentarios/${id}`, registro: id };
    },
    linhas: [{ entidade: 'comentarios', acao: 'EXCLUIR', antes: NA_TRILHA, depois: null }],
  },
};
