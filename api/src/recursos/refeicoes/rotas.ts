import {
  BuscaAlunos,
  BuscaRefeicoes,
  NaUnidade,
  PreviaDoAbatimento,
  ProdutoDaRefeicao,
  QuantidadeDeAlunos,
  Refeicao,
  RefeicaoComRegistros,
  RefeicaoNova,
  RegistroDeAlimento,
  RegistrosNovos,
  Sobras,
} from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { executarRefeicao, preverAbatimento, produtosDaRefeicao } from './abatimento.js';
import { contarAlunos } from './alunos.js';
import { excluirRefeicao } from './exclusao.js';
import { registrarAlimentos, registrarRefeicao } from './registro.js';
import { buscarRefeicao, listarRefeicoes } from './repositorio.js';
import { registrarSobra } from './sobras.js';

const tags = ['Refeições'];
const config = { permissao: 'LOGADO' } as const;

const refeicoes: Rotas = async (app) => {
  app.get(
    '/refeicoes',
    {
      config: { ...config, unidade: { unidade: 'query.unidade' } },
      schema: {
        tags,
        summary: 'Histórico de refeições de uma unidade',
        querystring: BuscaRefeicoes,
        response: { 200: z.array(Refeicao) },
      },
    },
    async ({ contexto, query }) => listarRefeicoes(contexto.banco, query),
  );

  app.post(
    '/refeicoes',
    {
      config: { ...config, unidade: { unidade: 'body.unidadeEducacional.id' }, idempotente: true },
      schema: {
        tags,
        summary: 'Registra uma refeição com os seus alimentos',
        body: RefeicaoNova,
        response: { 201: RefeicaoComRegistros },
      },
    },
    async (req, res) => res.code(201).send(await registrarRefeicao(req.contexto, req.body)),
  );

  app.get(
    '/refeicoes/quantidade-alunos-com-alimentacao',
    {
      config,
      schema: {
        tags,
        summary: 'Alunos que se alimentam num dia, pelo serviço de gestão escolar',
        querystring: BuscaAlunos,
        response: { 200: QuantidadeDeAlunos },
      },
    },
    async ({ contexto, query }) => ({ quantidadeDeAlunos: await contarAlunos(contexto, app.externos.alunos, query) }),
  );

  app.get(
    '/refeicoes/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Uma refeição com os seus alimentos',
        params: PorId,
        response: { 200: RefeicaoComRegistros },
      },
    },
    async ({ contexto, params }) => buscarRefeicao(contexto.banco, contexto.usuario, params.id),
  );

  app.patch(
    '/refeicoes/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Registra a sobra, em kg',
        params: PorId,
        querystring: Sobras,
        response: { 200: RefeicaoComRegistros },
      },
    },
    async ({ contexto, params, query }) => registrarSobra(contexto, params.id, query.sobras.replace(',', '.')),
  );

  app.delete(
    '/refeicoes/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Exclui uma refeição; o que uma executada tirou volta ao estoque',
        params: PorId,
        response: { 204: z.void() },
      },
    },
    async (req, res) => {
      await excluirRefeicao(req.contexto, req.params.id);
      return res.code(204).send();
    },
  );

  app.get(
    '/refeicoes/:id/registros-alimentos',
    {
      config,
      schema: {
        tags,
        summary: 'Alimentos de uma refeição',
        params: PorId,
        response: { 200: z.array(RegistroDeAlimento) },
      },
    },
    async ({ contexto, params }) => (await buscarRefeicao(contexto.banco, contexto.usuario, params.id)).registros,
  );

  app.post(
    '/refeicoes/:id/registros',
    {
      config: { ...config, unidade: { unidade: 'query.unidade' }, idempotente: true },
      schema: {
        tags,
        summary: 'Arredonda os alimentos de uma refeição ainda não executada',
        params: PorId,
        querystring: NaUnidade,
        body: RegistrosNovos,
        response: { 201: RefeicaoComRegistros },
      },
    },
    async (req, res) =>
      res.code(201).send(await registrarAlimentos(req.contexto, req.params.id, req.query.unidade, req.body)),
  );

  app.get(
    '/refeicoes/:id/produtos',
    {
      config,
      schema: {
        tags,
        summary: 'Produtos que saíram do estoque para a refeição, lote a lote; antes da execução, os que sairiam',
        params: PorId,
        response: { 200: z.array(ProdutoDaRefeicao) },
      },
    },
    async ({ contexto, params }) => produtosDaRefeicao(contexto, params.id),
  );

  app.get(
    '/refeicoes/:id/abatimento',
    {
      config,
      schema: {
        tags,
        summary: 'O que a execução tiraria de cada lote agora, e o que falta',
        params: PorId,
        response: { 200: PreviaDoAbatimento },
      },
    },
    async ({ contexto, params }) => preverAbatimento(contexto, params.id),
  );

  app.post(
    '/refeicoes/:id/abatimento',
    {
      config: { ...config, idempotente: true },
      schema: {
        tags,
        summary: 'Executa a refeição: os alimentos saem do estoque, o lote que vence antes primeiro',
        params: PorId,
        response: { 200: RefeicaoComRegistros },
      },
    },
    async ({ contexto, params }) => executarRefeicao(contexto, params.id),
  );
};

export default refeicoes;
