import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { usuarios as tabela } from '../../banco/esquema/acesso.js';
import { naoEncontrado, proibido } from '../../plugins/erros.js';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';

const usuarios: Rotas = async (app) => {
  app.get('/usuarios/:id/imagem', {
    config: { permissao: 'LOGADO' },
    schema: {
      tags: ['Usuários'],
      summary: 'A foto de um usuário como data URL; 204 quando não há',
      params: PorId,
      response: { 200: z.string(), 204: z.void() },
    },
  }, async (req, res) => {
    const { usuario } = req.contexto;
    const { id } = req.params;
    if (usuario.id !== id && !usuario.permissoes.includes('USUARIOS')) throw proibido('Você só pode ver a sua própria foto.');
    const [achado] = await app.banco.select({ imagem: tabela.imagem }).from(tabela).where(eq(tabela.id, id));
    if (!achado) throw naoEncontrado('Usuário não encontrado.');
    return achado.imagem === null ? res.code(204).send() : res.code(200).type('text/plain').send(achado.imagem);
  });
};

export default usuarios;
