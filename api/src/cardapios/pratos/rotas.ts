import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { buscarPrato, listarPratos, ultimosServidos } from './consultas.js';
import { alterarPrato, criarPrato } from './gravacao.js';

const pratos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Pratos');

  rota('GET /pratos', { permissao: 'LOGADO', alcances: ['COZINHA'], summary: 'Lista os pratos' }, async (req) =>
    listarPratos(req.contexto.banco),
  );

  rota(
    'GET /pratos/servidos',
    {
      permissao: 'LOGADO',
      unidade: { unidade: 'query.unidade' },
      summary: 'O último dia em que a unidade serviu cada prato',
    },
    async ({ query, contexto: { banco } }) => ultimosServidos(banco, query.unidade),
  );

  rota('GET /pratos/:id', { permissao: 'LOGADO', summary: 'Um prato com sua ficha técnica' }, async (req) =>
    buscarPrato(req.contexto.banco, req.params.id),
  );

  rota('POST /pratos', { permissao: 'PRATOS', summary: 'Cadastra um prato' }, async (req) =>
    criarPrato(req.contexto, req.body),
  );

  rota('PUT /pratos/:id', { permissao: 'PRATOS', summary: 'Altera um prato' }, async (req) =>
    alterarPrato(req.contexto, req.params.id, req.body),
  );

  rota('DELETE /pratos/:id', { permissao: 'PRATOS', summary: 'Exclui um prato que não está em uso' }, async (req) =>
    excluir(req.contexto, 'pratos', req.params.id),
  );
};

export default pratos;
