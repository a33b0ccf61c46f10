import { LIMITES } from '@merenda/shared/contratos';
import { rotasDe, type Rotas } from '../rotas.js';
import type { Comentaveis } from './comentavel.js';
import { lerArquivo, listarComentarios } from './consultas.js';
import { criarComentario, excluirComentario } from './gravacao.js';

/** Body of a comment: base64 turns three bytes of a file into four characters; text and names are beside them. */
const CORPO = Math.ceil((LIMITES.arquivosDoComentarioBytes * 4) / 3) + 64 * 1024;

/** The routes of the comments about records; the permission is that of the record (comentavel.ts). */
export const comentarios =
  (comentaveis: Comentaveis): Rotas =>
  async (app) => {
    const rota = rotasDe(app, 'Comentários');

    rota(
      'GET /comentarios',
      {
        permissao: 'LOGADO',
        alcances: ['COZINHA'],
        summary: 'Os comentários de um registro, os mais novos por último',
      },
      async ({ contexto, query }) => listarComentarios(comentaveis, contexto, query),
    );

    rota(
      'POST /comentarios',
      {
        permissao: 'LOGADO',
        alcances: ['COZINHA'],
        bodyLimit: CORPO,
        summary: 'Comenta um registro, com até cinco fotos ou PDFs',
      },
      async ({ contexto, body }) => criarComentario(comentaveis, contexto, body),
    );

    rota(
      'GET /comentarios/:id/arquivos/:arquivo',
      {
        permissao: 'LOGADO',
        alcances: ['COZINHA'],
        produces: 'text/plain',
        summary: 'Um arquivo de um comentário como data URL',
      },
      async ({ contexto, params }) => lerArquivo(comentaveis, contexto, params),
    );

    rota(
      'DELETE /comentarios/:id',
      { permissao: 'LOGADO', alcances: ['COZINHA'], summary: 'Exclui um comentário do próprio usuário' },
      async ({ contexto, params }) => excluirComentario(comentaveis, contexto, params.id),
    );
  };
