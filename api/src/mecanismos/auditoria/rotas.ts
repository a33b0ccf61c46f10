import { rotasDe, type Rotas } from '../rotas.js';
import { auditoriaParaExportar, paginaDaAuditoria } from './consultas.js';
import { csvDaAuditoria } from './csv.js';
import { historicoDoRegistro, type Historicos } from './historico.js';

/** The routes of the audit trail, and of the histories of these entities. */
export const auditoria =
  (historicos: Historicos): Rotas =>
  async (app) => {
    const rota = rotasDe(app, 'Auditoria');

    rota(
      'GET /auditoria',
      { permissao: 'USUARIOS', summary: 'Quem alterou o quê, e quando: uma página, das mais novas às mais antigas' },
      async ({ contexto, query }) => paginaDaAuditoria(contexto, query),
    );

    rota(
      'GET /auditoria/:entidade/:id',
      {
        // The permission is that of the record's screen, and its unit must be the user's (historico.ts).
        permissao: 'LOGADO',
        summary: 'Quem alterou um registro, quando, e o que mudou: uma página, das mudanças mais novas às mais antigas',
      },
      async ({ contexto, params, query }) => historicoDoRegistro(historicos, contexto, params, query),
    );

    rota(
      'GET /auditoria/csv',
      {
        permissao: 'USUARIOS',
        produces: 'text/csv; charset=utf-8',
        summary: 'As mesmas linhas como CSV; no máximo as 20.000 mais novas',
      },
      async ({ contexto, query }) => csvDaAuditoria(await auditoriaParaExportar(contexto, query)),
    );
  };
