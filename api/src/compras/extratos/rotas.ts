import { LIMITES } from '@merenda/shared/contratos';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { lerConciliacao } from './consultas.js';
import { conciliarLancamento } from './gravacao.js';
import { importarExtrato, preverExtrato } from './importacao.js';
import { trocarConta } from './troca-da-conta.js';

const extratos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Extratos bancários');

  rota(
    'POST /extratos',
    {
      permissao: 'AQUISICOES',
      bodyLimit: LIMITES.extratoBytes,
      summary: 'Importa um extrato OFX ou CSV da conta do município e concilia o que não deixa dúvida',
    },
    async (req) => importarExtrato(req.contexto, req.body),
  );

  rota(
    'POST /extratos/previa',
    {
      permissao: 'AQUISICOES',
      bodyLimit: LIMITES.extratoBytes,
      summary: 'Diz quantos lançamentos de um extrato são novos e quantos já vieram no outro formato; nada é gravado',
    },
    async ({ contexto, body }) => preverExtrato(contexto, body),
  );

  rota(
    'DELETE /extratos',
    {
      permissao: 'CONFIGURACOES',
      summary: 'Esquece a conta do município e os seus extratos, enquanto nenhum lançamento está conciliado',
    },
    async (req) => trocarConta(req.contexto),
  );

  rota(
    'GET /extratos/conciliacao',
    { permissao: 'AQUISICOES', summary: 'O extrato e os pagamentos de um período, lado a lado' },
    async ({ contexto, query }) => lerConciliacao(contexto, query),
  );

  rota(
    'PUT /extratos/lancamentos/:id/conciliacao',
    { permissao: 'AQUISICOES', summary: 'Diz qual pagamento é um lançamento do extrato, ou desfaz' },
    async (req) => conciliarLancamento(req.contexto, req.params.id, req.body),
  );
};

export default extratos;
