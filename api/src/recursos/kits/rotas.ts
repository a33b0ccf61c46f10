import { IdParam, Kit, KitNovo, KitsTurmaNovo } from '@merenda/shared/contratos';
import { z } from 'zod';
import { hoje } from '../../nucleo/relogio.js';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { conferirDestinatarios } from './conferencia.js';
import { entregarKit, entregarKits, exigirEscola } from './entrega.js';
import { buscarKit, listarKits } from './repositorio.js';

const tags = ['Kits'];

const kits: Rotas = async (app) => {
  /** Outside of the transaction: an outside service may take seconds, and a lock must not wait for it. */
  async function conferir(
    estoqueId: number,
    kit: KitsTurmaNovo,
    campoDoAluno: (posicao: number) => string,
  ): Promise<void> {
    await exigirEscola(app.banco, estoqueId, kit.escolaId);
    await conferirDestinatarios(app.externos.gestaoEscolar, kit, Number(hoje().slice(0, 4)), campoDoAluno);
  }

  app.post(
    '/estoques/:id/produtos-estoque/kit',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, idempotente: true },
      schema: { tags, summary: 'Entrega um kit a um aluno', params: PorId, body: KitNovo, response: { 201: Kit } },
    },
    async (req, res) => {
      const { nome, alunoId, ...entrega } = req.body;
      await conferir(req.params.id, { ...entrega, alunos: [{ alunoId, nome }] }, () => 'alunoId');
      return res.code(201).send(await entregarKit(req.contexto, req.params.id, req.body));
    },
  );

  app.post(
    '/estoques/:id/produtos-estoque/kits-turma',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, idempotente: true },
      schema: {
        tags,
        summary: 'Entrega o mesmo kit a vários alunos de uma turma: a todos ou a nenhum',
        params: PorId,
        body: KitsTurmaNovo,
        response: { 201: z.array(Kit) },
      },
    },
    async (req, res) => {
      await conferir(req.params.id, req.body, (posicao) => `alunos.${posicao}.alunoId`);
      return res.code(201).send(await entregarKits(req.contexto, req.params.id, req.body));
    },
  );

  app.get(
    '/estoques/:id/unidade/:unidade/kit',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' } },
      schema: {
        tags,
        summary: 'Os kits entregues, o mais recente primeiro',
        params: z.object({ id: IdParam, unidade: IdParam }),
        response: { 200: z.array(Kit) },
      },
    },
    async (req) => listarKits(app.banco, req.params.id, req.params.unidade),
  );

  app.get(
    '/estoques/:id/kits/:idKit',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' } },
      schema: {
        tags,
        summary: 'Um kit entregue, para o recibo',
        params: z.object({ id: IdParam, idKit: IdParam }),
        response: { 200: Kit },
      },
    },
    async (req) => buscarKit(app.banco, req.params.id, req.params.idKit),
  );
};

export default kits;
