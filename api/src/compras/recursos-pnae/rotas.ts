import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { hoje } from '../../nucleo/relogio.js';
import { listarRecursos } from './consultas.js';
import { divisaoDoPnae } from './divisao.js';
import { alterarRecurso, criarRecurso } from './gravacao.js';
import { itensSemGrau, paginaDosItens } from './itens.js';
import { painelDoPnae } from './painel.js';
import { previsaoDoPnae } from './previsao.js';
import { simularNoPnae } from './simulacao.js';

const anoAtual = (): number => Number(hoje().slice(0, 4));

const recursosPnae: Rotas = async (app) => {
  const rota = rotasDe(app, 'Recursos do PNAE');

  rota(
    'GET /recursos-pnae',
    { permissao: 'AQUISICOES', summary: 'Repasses, rendimentos, saldo e devoluções de um ano; sem o ano, do atual' },
    async ({ contexto, query }) => listarRecursos(contexto.banco, query.ano ?? anoAtual()),
  );

  rota(
    'GET /recursos-pnae/painel',
    { permissao: 'AQUISICOES', summary: 'O dinheiro do PNAE em um ano, contratado, recebido e pago, e as suas regras' },
    async ({ contexto, query }) => painelDoPnae(contexto, query.ano ?? anoAtual()),
  );

  rota(
    'GET /recursos-pnae/previsao',
    {
      permissao: 'AQUISICOES',
      summary: 'As metas do ano atual em 31 de dezembro, com o que os pedidos esperam e o que o calendário ainda pede',
    },
    async ({ contexto }) => previsaoDoPnae(contexto),
  );

  rota(
    'GET /recursos-pnae/divisao',
    { permissao: 'AQUISICOES', summary: 'O dinheiro do PNAE em um ano por unidade ou por mês, com as somas do painel' },
    async ({ contexto, query: { ano = anoAtual(), por } }) => divisaoDoPnae(contexto, ano, por),
  );

  rota(
    'GET /recursos-pnae/itens',
    {
      permissao: 'AQUISICOES',
      summary: 'Os itens de contratos, notas fiscais ou pagamentos que formam um valor do painel, por páginas',
    },
    async ({ contexto, query: { ano = anoAtual(), ...busca } }) => paginaDosItens(contexto, ano, busca),
  );

  rota(
    'GET /recursos-pnae/itens-sem-grau',
    { permissao: 'AQUISICOES', summary: 'Os itens comprados com o PNAE em um ano que não têm grau de processamento' },
    async ({ contexto, query }) => itensSemGrau(contexto, query.ano ?? anoAtual()),
  );

  rota(
    'POST /recursos-pnae/simulacao',
    {
      permissao: ['AQUISICOES', 'SOLICITACOES'],
      summary: 'As metas que mudam quando uma aquisição, ou o que se vai pedir, for recebido; nada é gravado',
    },
    async ({ contexto, body }) => simularNoPnae(contexto, body),
  );

  rota(
    'POST /recursos-pnae',
    { permissao: 'CONFIGURACOES', summary: 'Registra um repasse, um rendimento, um saldo ou uma devolução' },
    async ({ contexto, body }) => criarRecurso(contexto, body),
  );

  rota(
    'PUT /recursos-pnae/:id',
    { permissao: 'CONFIGURACOES', summary: 'Corrige um recurso do PNAE' },
    async ({ contexto, params, body }) => alterarRecurso(contexto, params.id, body),
  );

  rota(
    'DELETE /recursos-pnae/:id',
    { permissao: 'CONFIGURACOES', summary: 'Exclui um recurso do PNAE' },
    async ({ contexto, params }) => excluir(contexto, 'recursos-pnae', params.id),
  );
};

export default recursosPnae;
