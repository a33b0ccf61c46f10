import {
  BuscaLancamentos,
  DesvinculoDeLancamento,
  Feriado,
  FeriadoDoDia,
  FeriadoNovo,
  Lancamento,
  LancamentoDoDia,
  LancamentoEdicao,
  LancamentoNovo,
  LancamentosDaUnidade,
  LancamentosDoDia,
  LancamentosDoPeriodo,
  SubstituicaoNova,
} from '@merenda/shared/contratos';
import { z } from 'zod';
import { invalido } from '../../nucleo/recusas.js';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { unidadesDoUsuario, exigirUnidadeEducacional } from '../unidades-do-usuario.js';
import { listarDoDia } from './dia.js';
import { criarFeriado, excluirFeriado, listarFeriados } from './feriados.js';
import { desvincularCardapio, trocarCardapio } from './mudancas.js';
import { mesAtual, periodoValido } from './periodo.js';
import { listarLancamentos } from './repositorio.js';
import { substituirPrato } from './substituicoes.js';
import { vincularCardapio } from './vinculos.js';

const tags = ['Calendário de cardápios'];
const config = { permissao: 'LOGADO' } as const;
const daUnidade = { ...config, unidade: { unidade: 'params.unidade' } } as const;
const lista = { 200: z.array(Lancamento) };

const cardapiosCalendario: Rotas = async (app) => {
  app.get(
    '/cardapios-calendario',
    {
      config,
      schema: {
        tags,
        summary: 'Cardápios das unidades do usuário num período; sem datas, no mês atual',
        querystring: BuscaLancamentos,
        response: lista,
      },
    },
    async ({ contexto, query }) =>
      listarLancamentos(
        contexto.banco,
        unidadesDoUsuario(contexto.usuario),
        periodoValido({ ...mesAtual(), ...query }),
      ),
  );

  app.get(
    '/cardapios-calendario/unidade=:unidade(^\\d+)/cardapios',
    {
      config: daUnidade,
      schema: { tags, summary: 'Todos os cardápios de uma unidade', params: LancamentosDaUnidade, response: lista },
    },
    async ({ contexto, params }) => listarLancamentos(contexto.banco, [params.unidade]),
  );

  app.get(
    '/cardapios-calendario/de=:de(^\\d{8});ate=:ate(^\\d{8});unidade=:unidade(^\\d+)/cardapios',
    {
      config: daUnidade,
      schema: {
        tags,
        summary: 'Cardápios de uma unidade num período (datas DDMMAAAA)',
        params: LancamentosDoPeriodo,
        response: lista,
      },
    },
    async ({ contexto, params }) => listarLancamentos(contexto.banco, [params.unidade], periodoValido(params)),
  );

  app.get(
    '/cardapios-calendario/data=:data(^\\d{8});unidade=:unidade(^\\d+)/cardapios',
    {
      config: daUnidade,
      schema: {
        tags,
        summary: 'Cardápios do dia de uma unidade, com pratos e alimentos (data DDMMAAAA)',
        params: LancamentosDoDia,
        response: { 200: z.array(LancamentoDoDia) },
      },
    },
    async ({ contexto, params }) => listarDoDia(contexto.banco, params.unidade, params.data),
  );

  app.post(
    '/cardapios-calendario',
    {
      config,
      schema: {
        tags,
        summary: 'Vincula um cardápio, ou um cardápio semanal, a um dia em unidades',
        body: LancamentoNovo,
        response: { 201: z.array(Lancamento) },
      },
    },
    async (req, res) => {
      for (const { unidade } of req.body.unidadesEducacionais)
        exigirUnidadeEducacional(req.contexto.usuario, unidade.id);
      return res.code(201).send(await vincularCardapio(req.contexto, req.body));
    },
  );

  app.put(
    '/cardapios-calendario/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Troca o cardápio de um dia, numa unidade ou também em outras',
        params: PorId,
        body: LancamentoEdicao,
        response: { 200: Lancamento },
      },
    },
    async ({ contexto, params, body }) => {
      for (const { unidade } of body.unidadesEducacionais ?? []) exigirUnidadeEducacional(contexto.usuario, unidade.id);
      return trocarCardapio(contexto, params.id, body);
    },
  );

  app.delete(
    '/cardapios-calendario/:id',
    {
      config,
      schema: {
        tags,
        summary:
          'Desvincula um cardápio, ou a semana que um cardápio semanal preencheu, numa unidade ou também em outras',
        params: PorId,
        querystring: DesvinculoDeLancamento,
        response: { 204: z.void() },
      },
    },
    async (req, res) => {
      const { semana, unidades = [] } = req.query;
      for (const unidade of unidades) exigirUnidadeEducacional(req.contexto.usuario, unidade);
      await desvincularCardapio(req.contexto, req.params.id, { semana: semana === 'true', unidades });
      return res.code(204).send();
    },
  );

  app.put(
    '/cardapios-calendario/:id/substituicoes',
    {
      config,
      schema: {
        tags,
        summary: 'Substitui um prato num cardápio lançado',
        params: PorId,
        body: SubstituicaoNova,
        response: { 204: z.void() },
      },
    },
    async (req, res) => {
      const { lancamentoCardapio } = req.body;
      if (lancamentoCardapio && lancamentoCardapio.id !== req.params.id)
        throw invalido([{ campo: 'lancamentoCardapio', mensagem: 'O lançamento não é o do endereço.' }]);
      await substituirPrato(req.contexto, req.params.id, req.body);
      return res.code(204).send();
    },
  );

  app.get(
    '/feriados',
    {
      config,
      schema: {
        tags,
        summary: 'Dias sem aula num período; sem datas, no mês atual',
        querystring: BuscaLancamentos,
        response: { 200: z.array(Feriado) },
      },
    },
    async ({ contexto, query }) => {
      const { de, ate } = periodoValido({ ...mesAtual(), ...query });
      return listarFeriados(contexto.banco, de, ate);
    },
  );

  app.post(
    '/feriados',
    {
      config: { permissao: 'CARDAPIOS' },
      schema: { tags, summary: 'Inclui um dia sem aula', body: FeriadoNovo, response: { 201: Feriado } },
    },
    async (req, res) => res.code(201).send(await criarFeriado(req.contexto, req.body)),
  );

  app.delete(
    '/feriados/data=:data(^\\d{8})',
    {
      config: { permissao: 'CARDAPIOS' },
      schema: {
        tags,
        summary: 'Retira um dia sem aula (data DDMMAAAA)',
        params: FeriadoDoDia,
        response: { 204: z.void() },
      },
    },
    async (req, res) => {
      await excluirFeriado(req.contexto, req.params.data);
      return res.code(204).send();
    },
  );
};

export default cardapiosCalendario;
