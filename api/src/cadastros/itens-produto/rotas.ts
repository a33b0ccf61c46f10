import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { agruparItens } from './classificacoes.js';
import { listarItens } from './consultas.js';
import { classificarItens } from './graus.js';
import { alterarItem, criarItem } from './gravacao.js';

const itens: Rotas = async (app) => {
  const rota = rotasDe(app, 'Itens');

  rota('GET /itens-produto', { permissao: 'LOGADO', summary: 'Lista os itens' }, async (req) =>
    listarItens(req.contexto.banco),
  );

  rota('POST /itens-produto', { permissao: 'ITENS', summary: 'Cadastra um item' }, async (req) =>
    criarItem(req.contexto, req.body),
  );

  rota(
    'PUT /itens-produto/graus',
    { permissao: 'ITENS', summary: 'Altera o grau de processamento de vários alimentos' },
    async (req) => classificarItens(req.contexto, req.body),
  );

  rota(
    'PUT /itens-produto/classificacoes',
    {
      permissao: 'ITENS',
      summary: 'Altera o grupo e as outras respostas das regras dos cardápios de vários alimentos',
    },
    async (req) => agruparItens(req.contexto, req.body),
  );

  rota('PUT /itens-produto/:id', { permissao: 'ITENS', summary: 'Altera um item' }, async (req) =>
    alterarItem(req.contexto, req.params.id, req.body),
  );

  rota(
    'DELETE /itens-produto/:id',
    { permissao: 'ITENS', summary: 'Exclui um item que não está em uso' },
    async (req) => excluir(req.contexto, 'itens-produto', req.params.id),
  );
};

export default itens;
