import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { listarBalancos } from './consultas.js';
import { registrarBalanco, registrarBalancos } from './registro.js';

const balancos: Rotas = async (app) => {
  const rota = rotasDe(app, 'Balanços');

  rota(
    'GET /estoques/:id/balancos',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Lista os balanços de um estoque, o mais recente primeiro',
    },
    async (req) => listarBalancos(app.banco, req.params.id),
  );

  rota(
    'POST /estoques/:id/balancos',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Registra a contagem de vários lotes, todos ou nenhum',
    },
    async (req) => registrarBalancos(req.contexto, req.params.id, req.body),
  );

  rota(
    'POST /estoques/:id/balancos/produtos-estoque/:idProduto',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Registra a contagem de um lote',
    },
    async (req) => registrarBalanco(req.contexto, req.params.id, req.params.idProduto, req.body),
  );
};

export default balancos;
