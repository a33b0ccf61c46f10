import { excluir } from '../../mecanismos/exclusoes/excluir.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { listarFornecedores } from './consultas.js';
import { alterarFornecedor, criarFornecedor } from './gravacao.js';
import { paraQuemVe } from './ocultacao.js';
import { exportarDoFornecedor } from './titular.js';

const fornecedores: Rotas = async (app) => {
  const rota = rotasDe(app, 'Fornecedores');

  rota(
    'GET /fornecedores',
    {
      permissao: 'LOGADO',
      summary: 'Lista os fornecedores, todos ou de um tipo',
      description: 'Sem a permissão FORNECEDORES, CPF, contatos e endereço de pessoas vêm ocultos.',
    },
    async ({ contexto: { banco, usuario }, query }) =>
      paraQuemVe(usuario, await listarFornecedores(banco, query.fornecedorTipo)),
  );

  rota('POST /fornecedores', { permissao: 'FORNECEDORES', summary: 'Cadastra um fornecedor' }, async (req) =>
    criarFornecedor(req.contexto, req.body),
  );

  rota(
    'GET /fornecedores/:id/dados',
    {
      permissao: 'FORNECEDORES',
      summary: 'Tudo o que o sistema guarda de um fornecedor que é uma pessoa, para atender ao pedido dele',
      description: 'A leitura fica na auditoria.',
    },
    async (req) => exportarDoFornecedor(req.contexto, req.params.id),
  );

  rota('PUT /fornecedores/:id', { permissao: 'FORNECEDORES', summary: 'Altera um fornecedor' }, async (req) =>
    alterarFornecedor(req.contexto, req.params.id, req.body),
  );

  rota(
    'DELETE /fornecedores/:id',
    { permissao: 'FORNECEDORES', summary: 'Exclui um fornecedor que não está em uso' },
    async (req) => excluir(req.contexto, 'fornecedores', req.params.id),
  );
};

export default fornecedores;
