import { BuscaDaAuditoria, BuscaPaginadaDaAuditoria, PaginaDaAuditoria } from '@merenda/shared/contratos';
import { z } from 'zod';
import type { Rotas } from '../rotas.js';
import { auditoriaParaExportar, paginaDaAuditoria } from './consulta.js';
import { csvDaAuditoria } from './csv.js';

const tags = ['Auditoria'];

const auditoria: Rotas = async (app) => {
  app.get(
    '/auditoria',
    {
      config: { permissao: 'USUARIOS' },
      schema: {
        tags,
        summary: 'Quem alterou o quê, e quando: uma página, das mais novas às mais antigas',
        querystring: BuscaPaginadaDaAuditoria,
        response: { 200: PaginaDaAuditoria },
      },
    },
    async ({ contexto, query: { pagina, ...busca } }) => paginaDaAuditoria(contexto, busca, pagina),
  );

  app.get(
    '/auditoria/csv',
    {
      config: { permissao: 'USUARIOS' },
      schema: {
        tags,
        summary: 'As mesmas linhas como CSV; no máximo as 20.000 mais novas',
        querystring: BuscaDaAuditoria,
        response: { 200: z.string() },
      },
    },
    async ({ contexto, query }, res) =>
      res.type('text/csv; charset=utf-8').send(csvDaAuditoria(await auditoriaParaExportar(contexto, query))),
  );
};

export default auditoria;
