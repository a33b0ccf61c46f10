import { DataUrlDeImagem, Usuario, UsuarioEdicao, UsuarioNovo } from '@merenda/shared/contratos';
import { z } from 'zod';
import { CORPO_COM_IMAGEM } from '../../nucleo/imagem.js';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { buscarFoto, gravarFoto } from './foto.js';
import { alterarUsuario, criarUsuario, excluirUsuario, listarUsuarios } from './repositorio.js';

const tags = ['Usuários'];

const usuarios: Rotas = async (app) => {
  app.get(
    '/usuarios',
    {
      config: { permissao: 'USUARIOS' },
      schema: { tags, summary: 'Lista os usuários', response: { 200: z.array(Usuario) } },
    },
    async (req) => listarUsuarios(req.contexto.banco),
  );

  app.post(
    '/usuarios',
    {
      config: { permissao: 'USUARIOS' },
      schema: { tags, summary: 'Cadastra um usuário', body: UsuarioNovo, response: { 201: Usuario } },
    },
    async (req, res) => res.code(201).send(await criarUsuario(req.contexto, req.body)),
  );

  app.put(
    '/usuarios/:id',
    {
      config: { permissao: 'USUARIOS' },
      schema: { tags, summary: 'Altera um usuário', params: PorId, body: UsuarioEdicao, response: { 200: Usuario } },
    },
    async (req) => alterarUsuario(req.contexto, req.params.id, req.body),
  );

  app.delete(
    '/usuarios/:id',
    {
      config: { permissao: 'USUARIOS' },
      schema: {
        tags,
        summary: 'Exclui um usuário e encerra as suas sessões',
        params: PorId,
        response: { 204: z.void() },
      },
    },
    async (req, res) => {
      await excluirUsuario(req.contexto, req.params.id);
      return res.code(204).send();
    },
  );

  app.get(
    '/usuarios/:id/imagem',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'A foto de um usuário como data URL; 204 quando não há',
        params: PorId,
        response: { 200: z.string(), 204: z.void() },
      },
    },
    async (req, res) => {
      const foto = await buscarFoto(req.contexto, req.params.id);
      return foto === null ? res.code(204).send() : res.code(200).type('text/plain').send(foto);
    },
  );

  app.put(
    '/usuarios/:id/imagem',
    {
      config: { permissao: 'LOGADO' },
      bodyLimit: CORPO_COM_IMAGEM,
      schema: {
        tags,
        summary: 'Guarda a foto de um usuário: corpo text/plain com a imagem em base64 ou como data URL',
        description: 'A resposta é a foto como ficou guardada, uma data URL.',
        params: PorId,
        body: DataUrlDeImagem,
        response: { 200: z.string() },
      },
    },
    async (req, res) => res.type('text/plain').send(await gravarFoto(req.contexto, req.params.id, req.body)),
  );
};

export default usuarios;
