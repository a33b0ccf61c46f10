import { rotasDe, type Rotas } from '../rotas.js';
import { auditoriaParaExportar, paginaDaAuditoria } from './consultas.js';
import { csvDaAuditoria } from './csv.js';

const auditoria: Rotas = async (app) => {
  const rota = rotasDe(app, 'Auditoria');

  rota(
    'GET /auditoria',
    { permissao: 'USUARIOS', summary: 'Quem alterou o quê, e quando: uma página, das mais novas às mais antigas' },
    async ({ contexto, query }) => paginaDaAuditoria(contexto, query),
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

export default auditoria;
