import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { mesAtual, periodoValido } from '../../nucleo/periodo.js';
import { listarPeriodos } from './consultas.js';
import { alterarPeriodo, criarPeriodo } from './gravacao.js';

const periodosLetivos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Calendário escolar');

  rota(
    'GET /periodos-letivos',
    { permissao: 'LOGADO', summary: 'Períodos do calendário escolar nos anos de um período; sem datas, no ano atual' },
    async ({ contexto, query }) => listarPeriodos(contexto, periodoValido({ ...mesAtual(), ...query })),
  );

  rota(
    'POST /periodos-letivos',
    { permissao: 'CARDAPIOS', summary: 'Inclui um período no calendário escolar, do município ou de uma unidade' },
    async ({ contexto, body }) => criarPeriodo(contexto, body),
  );

  rota(
    'PUT /periodos-letivos/:id',
    { permissao: 'CARDAPIOS', summary: 'Altera um período do calendário escolar' },
    async ({ contexto, params, body }) => alterarPeriodo(contexto, params.id, body),
  );

  rota(
    'DELETE /periodos-letivos/:id',
    { permissao: 'CARDAPIOS', summary: 'Retira um período do calendário escolar' },
    async ({ contexto, params }) => excluir(contexto, 'periodos-letivos', params.id),
  );
};

export default periodosLetivos;
