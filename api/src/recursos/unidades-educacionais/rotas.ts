import {
  ImportacaoDeUnidades,
  ResultadoDaImportacao,
  UnidadeConferida,
  UnidadeDoSistemaEscolar,
  UnidadeEducacional,
  UnidadeEducacionalEdicao,
  UnidadeEducacionalNova,
} from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { conferirUnidades, importarUnidades } from './importacao.js';
import { alterarUnidade, buscarUnidade, criarUnidade, excluirUnidade, listarUnidades } from './repositorio.js';

const tags = ['Unidades educacionais'];

const unidadesEducacionais: Rotas = async (app) => {
  app.get(
    '/unidades-educacionais',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Lista as unidades educacionais', response: { 200: z.array(UnidadeEducacional) } },
    },
    async (req) => listarUnidades(req.contexto.banco),
  );

  app.post(
    '/unidades-educacionais',
    {
      config: { permissao: 'UNIDADES' },
      schema: {
        tags,
        summary: 'Cadastra uma unidade e abre o seu estoque',
        body: UnidadeEducacionalNova,
        response: { 201: UnidadeEducacional },
      },
    },
    async (req, res) => res.code(201).send(await criarUnidade(req.contexto, req.body)),
  );

  app.get(
    '/unidades-educacionais/:id',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Uma unidade educacional', params: PorId, response: { 200: UnidadeEducacional } },
    },
    async (req) => buscarUnidade(req.contexto.banco, req.params.id),
  );

  app.put(
    '/unidades-educacionais/:id',
    {
      config: { permissao: 'UNIDADES' },
      schema: {
        tags,
        summary: 'Altera uma unidade',
        params: PorId,
        body: UnidadeEducacionalEdicao,
        response: { 200: UnidadeEducacional },
      },
    },
    async (req) => alterarUnidade(req.contexto, req.params.id, req.body),
  );

  app.delete(
    '/unidades-educacionais/:id',
    {
      config: { permissao: 'UNIDADES' },
      schema: {
        tags,
        summary: 'Exclui uma unidade que nada usa, com o seu estoque',
        params: PorId,
        response: { 204: z.void() },
      },
    },
    async (req, res) => {
      await excluirUnidade(req.contexto, req.params.id);
      return res.code(204).send();
    },
  );

  // The button 'Buscar unidades' stands on the screens of both permissions.
  app.get(
    '/sistema-escolar/unidades',
    {
      config: { permissao: ['UNIDADES', 'USUARIOS'] },
      schema: {
        tags,
        summary: 'As unidades do sistema escolar externo',
        response: { 200: z.array(UnidadeDoSistemaEscolar) },
      },
    },
    async () => app.externos.sistemaEscolar(),
  );

  app.post(
    '/unidades-educacionais/conferencia',
    {
      config: { permissao: ['UNIDADES', 'USUARIOS'] },
      schema: {
        tags,
        summary: 'O que a gravação de unidades do sistema escolar faria, sem gravar nada',
        body: ImportacaoDeUnidades,
        response: { 200: z.array(UnidadeConferida) },
      },
    },
    async (req) => conferirUnidades(req.contexto.banco, req.body),
  );

  app.post(
    '/unidades-educacionais/save',
    {
      config: { permissao: ['UNIDADES', 'USUARIOS'] },
      schema: {
        tags,
        summary: 'Grava unidades do sistema escolar externo',
        description:
          'As conhecidas são atualizadas; bastam `id` e `nome`, e o que falta do endereço fica como está, ou em branco numa unidade nova. Cada unidade é gravada por si: a que não pode ser gravada volta em `falhas` com o motivo. `campos` limita o que muda em uma conhecida, `versao` diz qual foi vista.',
        body: ImportacaoDeUnidades,
        response: { 200: ResultadoDaImportacao },
      },
    },
    async (req) => importarUnidades(req.contexto, req.body),
  );
};

export default unidadesEducacionais;
