import { LIMITES } from '@merenda/shared/contratos';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { lerConciliacao } from './consultas.js';
import { conciliarLancamento } from './gravacao.js';
import { importarExtrato } from './importacao.js';

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
