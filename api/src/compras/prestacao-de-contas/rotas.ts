import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { alunosDasContas, refeicoesDasContas } from './alunos.js';
import { arquivoDasContas } from './arquivo.js';
import { fecharContas, situacaoDasContas } from './fechamento.js';
import { indicadoresDasContas } from './indicadores.js';
import { pagamentosDasContas, pagoAosAgricultores } from './pagamentos.js';
import { quadroDoAno } from './quadro.js';

const prestacaoDeContas: Rotas = async (app) => {
  const rota = rotasDe(app, 'Prestação de contas');

  rota(
    'GET /recursos-pnae/contas',
    { permissao: 'AQUISICOES', summary: 'Se as contas de um ano estão fechadas, o que falta e o que foi corrigido' },
    async ({ contexto, query }) => situacaoDasContas(contexto, query.ano),
  );

  rota(
    'POST /recursos-pnae/contas/fechamento',
    {
      permissao: 'CONFIGURACOES',
      summary: 'Fecha as contas de um ano que terminou',
      description: 'Os valores ficam como estão e não mudam mais. Não há reabertura: o que muda depois é uma correção.',
    },
    async (req) => fecharContas(req.contexto, req.body),
  );

  rota(
    'GET /recursos-pnae/contas/quadro',
    { permissao: 'AQUISICOES', summary: 'Receitas, despesas e saldos do PNAE em um ano' },
    async ({ contexto, query }) => quadroDoAno(contexto, query.ano),
  );

  rota(
    'GET /recursos-pnae/contas/pagamentos',
    { permissao: 'AQUISICOES', summary: 'Os pagamentos do PNAE em um ano, de todas as unidades, uma linha por item' },
    async ({ contexto, query }) => pagamentosDasContas(contexto, query.ano),
  );

  rota(
    'GET /recursos-pnae/contas/agricultura-familiar',
    { permissao: 'AQUISICOES', summary: 'O que foi pago no ano a cada fornecedor da agricultura familiar' },
    async ({ contexto, query }) => pagoAosAgricultores(contexto, query.ano),
  );

  rota(
    'GET /recursos-pnae/contas/alunos',
    { permissao: 'AQUISICOES', summary: 'Os alunos do censo que valem para o repasse do ano, por etapa' },
    async ({ contexto, query }) => alunosDasContas(contexto, query.ano),
  );

  rota(
    'GET /recursos-pnae/contas/refeicoes',
    { permissao: 'AQUISICOES', summary: 'As refeições servidas no ano, por mês e etapa' },
    async ({ contexto, query }) => refeicoesDasContas(contexto, query.ano),
  );

  rota(
    'GET /recursos-pnae/contas/indicadores',
    { permissao: 'AQUISICOES', summary: 'Os indicadores da prestação de contas de um ano' },
    async ({ contexto, query }) => indicadoresDasContas(contexto, query.ano),
  );

  rota(
    'GET /recursos-pnae/contas/arquivo',
    {
      permissao: 'AQUISICOES',
      produces: 'application/zip',
      summary: 'As planilhas da prestação de contas e as notas pagas, em um zip',
      description: 'Com o trimestre, vêm só as notas pagas nele; as planilhas são sempre do ano.',
    },
    async ({ contexto, query }) => arquivoDasContas(app, contexto, query),
  );
};

export default prestacaoDeContas;
