import {
  Alimento,
  BuscaRelatorioCalendario,
  Fornecedor,
  Item,
  opcao,
  PratoResumo,
  PreparoResumo,
  Produto,
  RecebimentoDeCompra,
  RefeicaoComRegistros,
  RelatorioAquisicao,
  RelatorioCalendario,
  RelatorioEstoque,
  RelatorioPrato,
  RelatorioPreparo,
  RelatorioSolicitacao,
  TIPOS_FORNECEDOR,
} from '@merenda/shared/contratos';
import { z } from 'zod';
import { listarAlimentos } from '../alimentos/repositorio.js';
import { buscarAquisicao } from '../aquisicoes/consulta.js';
import { itensDaAquisicao } from '../aquisicoes/saldos.js';
import { estoqueDoUsuario, listarLinhas } from '../estoques/repositorio.js';
import { listarFornecedores } from '../fornecedores/repositorio.js';
import { listarItens } from '../itens-produto/repositorio.js';
import { PorId } from '../parametros.js';
import { listarPratos } from '../pratos/repositorio.js';
import { listarPreparos } from '../preparos/repositorio.js';
import { listarProdutos } from '../produtos/repositorio.js';
import { buscarRefeicao } from '../refeicoes/repositorio.js';
import type { Rotas } from '../rotas.js';
import { recebimentoDeCompra } from '../solicitacoes/recebidos.js';
import { relatorioDoCalendario } from './calendario.js';
import { relatorioDoPrato, relatorioDoPreparo } from './receitas.js';
import { relatorioDaSolicitacao } from './solicitacao.js';

const tags = ['Relatórios'];

/**
 * The data of the print pages. What any screen may read as a look-up is open to whoever is logged in; its report asks for the area's permission.
 * The reports that are not here (users, balances, movements, kits, a meal's products) read routes which ask for it themselves.
 */
const relatorios: Rotas = async (app) => {
  app.get(
    '/relatorios/fornecedores',
    {
      config: { permissao: 'FORNECEDORES' },
      schema: {
        tags,
        summary: 'Fornecedores de um tipo',
        querystring: z.object({ fornecedorTipo: opcao(TIPOS_FORNECEDOR) }),
        response: { 200: z.array(Fornecedor) },
      },
    },
    async ({ query }) => listarFornecedores(app.banco, query.fornecedorTipo),
  );

  app.get(
    '/relatorios/itens-produto',
    {
      config: { permissao: 'ITENS' },
      schema: { tags, summary: 'Itens', response: { 200: z.array(Item) } },
    },
    async () => listarItens(app.banco),
  );

  app.get(
    '/relatorios/produtos',
    {
      config: { permissao: 'PRODUTOS' },
      schema: { tags, summary: 'Produtos', response: { 200: z.array(Produto) } },
    },
    async () => listarProdutos(app.banco),
  );

  app.get(
    '/relatorios/alimentos',
    {
      config: { permissao: 'ALIMENTOS' },
      schema: { tags, summary: 'Alimentos', response: { 200: z.array(Alimento) } },
    },
    async () => listarAlimentos(app.banco),
  );

  app.get(
    '/relatorios/preparos',
    {
      config: { permissao: 'PREPAROS' },
      schema: { tags, summary: 'Preparos', response: { 200: z.array(PreparoResumo) } },
    },
    async () => listarPreparos(app.banco),
  );

  app.get(
    '/relatorios/preparos/:id',
    {
      config: { permissao: 'PREPAROS' },
      schema: {
        tags,
        summary: 'Um preparo, com quem responde por ele',
        params: PorId,
        response: { 200: RelatorioPreparo },
      },
    },
    async ({ params }) => relatorioDoPreparo(app.banco, params.id),
  );

  app.get(
    '/relatorios/pratos',
    {
      config: { permissao: 'PRATOS' },
      schema: { tags, summary: 'Pratos', response: { 200: z.array(PratoResumo) } },
    },
    async () => listarPratos(app.banco),
  );

  app.get(
    '/relatorios/pratos/:id',
    {
      config: { permissao: 'PRATOS' },
      schema: {
        tags,
        summary: 'Um prato, com as receitas dos seus preparos',
        params: PorId,
        response: { 200: RelatorioPrato },
      },
    },
    async ({ params }) => relatorioDoPrato(app.banco, params.id),
  );

  app.get(
    '/relatorios/aquisicoes/:id',
    {
      config: { permissao: 'AQUISICOES' },
      schema: {
        tags,
        summary: 'Uma aquisição com os saldos dos itens',
        params: PorId,
        response: { 200: RelatorioAquisicao },
      },
    },
    async ({ contexto, params }) => ({
      aquisicao: await buscarAquisicao(contexto.banco, contexto.usuario, params.id),
      itens: await itensDaAquisicao(contexto.banco, params.id),
    }),
  );

  app.get(
    '/relatorios/solicitacoes/:id',
    {
      config: { permissao: 'SOLICITACOES' },
      schema: {
        tags,
        summary: 'Uma solicitação de compra, com o fornecedor e o contrato',
        params: PorId,
        response: { 200: RelatorioSolicitacao },
      },
    },
    async ({ contexto, params }) => relatorioDaSolicitacao(contexto, params.id),
  );

  app.get(
    '/relatorios/recebimentos-compra/:id',
    {
      config: { permissao: 'SOLICITACOES' },
      schema: {
        tags,
        summary: 'As entregas de uma solicitação',
        params: PorId,
        response: { 200: RecebimentoDeCompra },
      },
    },
    async ({ contexto, params }) => recebimentoDeCompra(contexto, params.id),
  );

  app.get(
    '/relatorios/estoques/:id',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' } },
      schema: { tags, summary: 'Um estoque, lote a lote', params: PorId, response: { 200: RelatorioEstoque } },
    },
    async ({ contexto, params }) => ({
      estoque: estoqueDoUsuario(contexto.usuario, params.id),
      produtosEstoque: await listarLinhas(contexto.banco, params.id),
    }),
  );

  app.get(
    '/relatorios/refeicoes/:id',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'Uma refeição com os seus alimentos',
        params: PorId,
        response: { 200: RefeicaoComRegistros },
      },
    },
    async ({ contexto, params }) => buscarRefeicao(contexto.banco, contexto.usuario, params.id),
  );

  app.get(
    '/relatorios/cardapios-calendario',
    {
      config: { permissao: 'LOGADO', unidade: { unidade: 'query.unidade' } },
      schema: {
        tags,
        summary: 'Os cardápios de uma unidade num período, com os nutrientes de cada dia e a média',
        querystring: BuscaRelatorioCalendario,
        response: { 200: RelatorioCalendario },
      },
    },
    async ({ contexto, query }) => relatorioDoCalendario(contexto, query),
  );
};

export default relatorios;
