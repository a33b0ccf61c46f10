import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { executarRefeicao, produtosDaRefeicao, registrarEExecutar } from './abatimento.js';
import { contarAlunos } from './alunos.js';
import { buscarRefeicao, idDaRefeicao, listarRefeicoes, paginaDeRefeicoes } from './consultas.js';
import { excluirRefeicao } from './exclusao.js';
import { fichaDaRefeicao } from './ficha.js';
import { planoDaNova, preverAbatimento } from './previa.js';
import { registrarAlimentos, registrarRefeicao } from './registro.js';
import { registrarSobra } from './sobra.js';

const DO_UUID =
  'O `id` pode ser o UUID com que a refeição foi registrada, para quem a registrou sem rede e não recebeu o número.';

const refeicoes: Rotas = async (app) => {
  const rota = rotasDe(app, 'Refeições');

  rota(
    'GET /refeicoes',
    { permissao: 'LOGADO', unidade: { unidade: 'query.unidade' }, summary: 'Histórico de refeições de uma unidade' },
    async ({ contexto, query }) => listarRefeicoes(contexto.banco, query),
  );

  rota(
    'GET /refeicoes/pagina',
    {
      permissao: 'LOGADO',
      summary: 'Uma página do histórico de refeições de uma unidade, ou de todas as do usuário',
    },
    async ({ contexto, query }) => paginaDeRefeicoes(contexto, query),
  );

  rota(
    'POST /refeicoes',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      unidade: { unidade: 'body.unidadeEducacional.id' },
      summary: 'Registra uma refeição com os seus alimentos',
    },
    async (req) => registrarRefeicao(req.contexto, req.body),
  );

  rota(
    'POST /refeicoes/previa',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      unidade: { unidade: 'body.unidadeEducacional.id' },
      summary: 'O que uma refeição ainda não registrada tiraria de cada lote agora, e o que falta; nada é gravado',
    },
    async ({ contexto, body }) => planoDaNova(contexto, body),
  );

  rota(
    'POST /refeicoes/execucoes',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      unidade: { unidade: 'body.refeicao.unidadeEducacional.id' },
      summary: 'Registra uma refeição e a executa de uma vez: as duas coisas ou nenhuma',
      description:
        'Com a assinatura do plano mostrado, 409 com o novo plano (em `plano`) se ele mudou. Nada fica registrado quando o estoque não basta.',
    },
    async ({ contexto, body }) => registrarEExecutar(contexto, body),
  );

  rota(
    'GET /refeicoes/quantidade-alunos-com-alimentacao',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      summary: 'Alunos que se alimentam num dia, pelo serviço de gestão escolar ou pelas matrículas',
      description: 'Sem `unidade`, a soma de todas as unidades do usuário.',
    },
    async ({ contexto, query }) => contarAlunos(contexto, app.externos.alunos, query),
  );

  rota(
    'GET /refeicoes/:id',
    { permissao: 'LOGADO', summary: 'Uma refeição com os seus alimentos' },
    async ({ contexto, params }) => buscarRefeicao(contexto.banco, contexto.usuario, params.id),
  );

  rota(
    'GET /refeicoes/:id/ficha-tecnica',
    { permissao: 'LOGADO', summary: 'As receitas que uma refeição usa, como eram, e o custo dos lotes' },
    async ({ contexto, params }) => fichaDaRefeicao(contexto, params.id),
  );

  rota(
    'PATCH /refeicoes/:id',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      summary: 'Registra a sobra, em kg',
      description: DO_UUID,
    },
    async ({ contexto, params, query }) =>
      registrarSobra(contexto, await idDaRefeicao(contexto, params.id), query.sobras.replace(',', '.')),
  );

  rota(
    'DELETE /refeicoes/:id',
    { permissao: 'LOGADO', summary: 'Exclui uma refeição; o que uma executada tirou volta ao estoque' },
    async (req) => excluirRefeicao(req.contexto, req.params.id),
  );

  rota(
    'GET /refeicoes/:id/registros-alimentos',
    { permissao: 'LOGADO', summary: 'Alimentos de uma refeição' },
    async ({ contexto, params }) => (await buscarRefeicao(contexto.banco, contexto.usuario, params.id)).registros,
  );

  rota(
    'POST /refeicoes/:id/registros',
    {
      permissao: 'LOGADO',
      unidade: { unidade: 'query.unidade' },
      summary: 'Arredonda os alimentos de uma refeição ainda não executada',
    },
    async (req) => registrarAlimentos(req.contexto, req.params.id, req.query.unidade, req.body),
  );

  rota(
    'GET /refeicoes/:id/produtos',
    {
      permissao: 'LOGADO',
      summary: 'Produtos que saíram do estoque para a refeição, lote a lote; antes da execução, os que sairiam',
    },
    async ({ contexto, params }) => produtosDaRefeicao(contexto, params.id),
  );

  rota(
    'GET /refeicoes/:id/abatimento',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      summary: 'O que a execução tiraria de cada lote agora, e o que falta',
    },
    async ({ contexto, params, query }) => preverAbatimento(contexto, params.id, query.fixados),
  );

  rota(
    'POST /refeicoes/:id/abatimento',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      summary: 'Executa a refeição: os alimentos saem do estoque, o lote que vence antes primeiro',
      description: `O corpo é opcional. Com a assinatura do plano mostrado, 409 com o novo plano (em \`plano\`) se ele mudou. Os lotes fixados saem antes dos outros. ${DO_UUID}`,
    },
    async ({ contexto, params, body }) =>
      executarRefeicao(contexto, await idDaRefeicao(contexto, params.id), body ?? undefined),
  );
};

export default refeicoes;
