import {
  BuscaPeriodo,
  ConsumoMensal,
  RefeicoesPorMes,
  SobraDaRefeicao,
  ValorDoEstoque,
} from '@merenda/shared/contratos';
import { z } from 'zod';
import { periodoValido } from '../cardapios-calendario/periodo.js';
import type { Rotas } from '../rotas.js';
import { consumoMensal, valorDosEstoques } from './indicadores-de-estoque.js';
import { refeicoesPorMes, sobrasDasRefeicoes } from './indicadores-de-refeicao.js';

const tags = ['Relatórios'];

/** Figures for the manager, each over the user's units alone. */
const indicadores: Rotas = async (app) => {
  app.get(
    '/relatorios/consumo-mensal',
    {
      config: { permissao: 'ESTOQUES' },
      schema: {
        tags,
        summary: 'O que refeições e kits consumiram de cada item, mês a mês',
        querystring: BuscaPeriodo,
        response: { 200: z.array(ConsumoMensal) },
      },
    },
    async ({ contexto, query }) => consumoMensal(contexto, periodoValido(query)),
  );

  app.get(
    '/relatorios/valor-dos-estoques',
    {
      config: { permissao: 'ESTOQUES' },
      schema: {
        tags,
        summary: 'Quanto vale o estoque de cada unidade, pelo preço de compra',
        response: { 200: z.array(ValorDoEstoque) },
      },
    },
    async ({ contexto }) => valorDosEstoques(contexto),
  );

  app.get(
    '/relatorios/refeicoes-por-mes',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'Refeições planejadas no calendário e executadas, mês a mês',
        querystring: BuscaPeriodo,
        response: { 200: z.array(RefeicoesPorMes) },
      },
    },
    async ({ contexto, query }) => refeicoesPorMes(contexto, periodoValido(query)),
  );

  app.get(
    '/relatorios/sobras',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'A sobra de cada refeição em que foi pesada',
        querystring: BuscaPeriodo,
        response: { 200: z.array(SobraDaRefeicao) },
      },
    },
    async ({ contexto, query }) => sobrasDasRefeicoes(contexto, periodoValido(query)),
  );
};

export default indicadores;
