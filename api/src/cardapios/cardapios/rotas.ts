import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { buscarCardapio, listarCardapios } from './consultas.js';
import { alterarCardapio, criarCardapio } from './gravacao.js';

const cardapios: Rotas = async (app) => {
  const rota = rotasDe(app, 'Cardápios');

  rota(
    'GET /cardapios',
    { permissao: 'LOGADO', summary: 'Lista os cardápios, de uma categoria e modalidade ou todos' },
    async (req) => listarCardapios(req.contexto.banco, req.query),
  );

  rota('GET /cardapios/:id', { permissao: 'LOGADO', summary: 'Um cardápio com sua ficha técnica' }, async (req) =>
    buscarCardapio(req.contexto.banco, req.params.id),
  );

  rota('POST /cardapios', { permissao: 'CARDAPIOS', summary: 'Cadastra um cardápio' }, async (req) =>
    criarCardapio(req.contexto, req.body),
  );

  rota('PUT /cardapios/:id', { permissao: 'CARDAPIOS', summary: 'Altera um cardápio' }, async (req) =>
    alterarCardapio(req.contexto, req.params.id, req.body),
  );

  rota(
    'DELETE /cardapios/:id',
    { permissao: 'CARDAPIOS', summary: 'Exclui um cardápio que não está em uso' },
    async (req) => excluir(req.contexto, 'cardapios', req.params.id),
  );
};

export default cardapios;
