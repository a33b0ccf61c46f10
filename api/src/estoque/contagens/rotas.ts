import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { conferirContagem } from './conferencia.js';
import { lerContagem, listarContagens } from './consultas.js';
import { abrirContagem, cancelarContagem, contarLote } from './gravacao.js';
import { lancarContagem } from './lancar.js';

const contagens: Rotas = async (app) => {
  const rota = rotasDe(app, 'Contagens');

  rota(
    'GET /estoques/:id/contagens',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'As contagens de um estoque, a mais recente primeiro',
    },
    async ({ params }) => listarContagens(app.banco, params.id),
  );

  rota(
    'POST /estoques/:id/contagens',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Inicia a contagem de um estoque; só uma fica aberta',
    },
    async ({ contexto, params, body }) => abrirContagem(contexto, params.id, body),
  );

  rota(
    'GET /estoques/:id/contagens/:contagem',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Uma contagem e os seus lotes, por produto e validade',
    },
    async ({ params }) => lerContagem(app.banco, params.id, params.contagem),
  );

  rota(
    'PUT /estoques/:id/contagens/:contagem/produtos-estoque/:idProduto',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Grava o que se contou de um lote; contada null limpa a contagem dele',
    },
    async ({ contexto, params, body }) => contarLote(contexto, params, body),
  );

  rota(
    'GET /estoques/:id/contagens/:contagem/conferencia',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'As diferenças de uma contagem, em quantidade e em R$',
    },
    async ({ contexto, params }) => conferirContagem(contexto, params.id, params.contagem),
  );

  rota(
    'PUT /estoques/:id/contagens/:contagem/lancar',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Lança as diferenças de uma contagem como balanços, todas ou nenhuma',
    },
    async ({ contexto, params, body }) => lancarContagem(contexto, params.id, params.contagem, body),
  );

  rota(
    'PUT /estoques/:id/contagens/:contagem/cancelar',
    {
      permissao: 'ESTOQUES',
      unidade: { estoque: 'params.id' },
      summary: 'Cancela uma contagem aberta: nada é lançado',
    },
    async ({ contexto, params, body }) => cancelarContagem(contexto, params.id, params.contagem, body),
  );
};

export default contagens;
