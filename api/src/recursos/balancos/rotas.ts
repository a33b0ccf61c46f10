import { Balanco, BalancoNovo } from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorLinha } from '../estoques/parametros.js';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { listarBalancos, registrarBalanco } from './repositorio.js';

const tags = ['Balanços'];

const balancos: Rotas = async (app) => {
  app.get(
    '/estoques/:id/balancos',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' } },
      schema: {
        tags,
        summary: 'Lista os balanços de um estoque, o mais recente primeiro',
        params: PorId,
        response: { 200: z.array(Balanco) },
      },
    },
    async (req) => listarBalancos(app.banco, req.params.id),
  );

  app.post(
    '/estoques/:id/balancos/produtos-estoque/:idProduto',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, idempotente: true },
      schema: {
        tags,
        summary: 'Registra a contagem de um lote',
        params: PorLinha,
        body: BalancoNovo,
        response: { 201: Balanco },
      },
    },
    async (req, res) =>
      res.code(201).send(await registrarBalanco(req.contexto, req.params.id, req.params.idProduto, req.body)),
  );
};

export default balancos;
