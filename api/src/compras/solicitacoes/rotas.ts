import { LIMITES } from '@merenda/shared/contratos';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { CORPO_COM_IMAGEM } from '../../nucleo/imagem.js';
import { cancelarSolicitacao } from './cancelamento.js';
import {
  buscarSolicitacao,
  listarRecebimentos,
  listarSolicitacoes,
  motivoDaSolicitacao,
  recebimentoDeCompra,
  lotesConhecidos,
} from './consultas.js';
import { estornarRecebimento } from './estorno.js';
import { gravarFoto, lerFoto } from './fotos.js';
import { alterarSolicitacao, criarSolicitacao } from './gravacao.js';
import { filtrosDasSolicitacoes, paginaDeSolicitacoes } from './paginas.js';
import { excluirRascunho, guardarRascunho, lerRascunho } from './rascunho.js';
import { mesesDeEntrega } from './meses-de-entrega.js';
import { receberSolicitacao } from './recebimento.js';

const solicitacoes: Rotas = async (app) => {
  const rota = rotasDe(app, 'Solicitações de compra');

  rota(
    'GET /solicitacoes',
    { permissao: 'LOGADO', summary: 'Lista as solicitações das unidades do usuário' },
    async (req) => listarSolicitacoes(req.contexto),
  );

  rota(
    'GET /solicitacoes/pagina',
    { permissao: 'LOGADO', summary: 'Uma página da lista de solicitações, filtrada e ordenada' },
    async ({ contexto, query }) => paginaDeSolicitacoes(contexto, query),
  );

  rota(
    'GET /solicitacoes/filtros',
    { permissao: 'LOGADO', summary: 'Os fornecedores e as unidades das solicitações do usuário' },
    async (req) => filtrosDasSolicitacoes(req.contexto),
  );

  rota(
    'GET /solicitacoes/:id',
    { permissao: 'LOGADO', summary: 'Uma solicitação inteira' },
    async ({ contexto, params }) => buscarSolicitacao(contexto.banco, contexto.usuario, params.id),
  );

  rota(
    'GET /itens-produto/:id/meses-de-entrega',
    { permissao: 'ITENS', summary: 'Os meses em que o município recebeu o item, em qualquer ano' },
    async ({ contexto, params }) => mesesDeEntrega(contexto.banco, params.id),
  );

  rota(
    'POST /solicitacoes',
    {
      permissao: 'SOLICITACOES',
      unidade: { unidade: 'body.unidadeEducacional.id' },
      summary: 'Solicita itens a um fornecedor',
    },
    async (req) => criarSolicitacao(req.contexto, req.body),
  );

  rota(
    'PUT /solicitacoes/:id',
    { permissao: 'SOLICITACOES', summary: 'Altera as quantidades de uma solicitação' },
    async (req) => alterarSolicitacao(req.contexto, req.params.id, req.body),
  );

  rota(
    'POST /solicitacoes/:id/cancelar',
    { permissao: 'SOLICITACOES', summary: 'Cancela uma solicitação de que nada foi recebido' },
    async (req) => cancelarSolicitacao(req.contexto, req.params.id, req.body),
  );

  rota(
    'GET /solicitacoes/:id/cancelamento',
    { permissao: 'LOGADO', summary: 'O motivo do cancelamento' },
    async (req) => motivoDaSolicitacao(req.contexto, req.params.id),
  );

  rota(
    'PUT /solicitacoes/:id/receber',
    {
      permissao: 'SOLICITACOES',
      summary: 'Recebe uma entrega; os lotes entram no estoque da unidade',
    },
    async (req) => receberSolicitacao(req.contexto, app, req.params.id, req.body),
  );

  rota(
    'POST /solicitacoes/:id/recebimentos/:recebimento/estorno',
    {
      permissao: 'SOLICITACOES',
      summary: 'Estorna um recebimento; os lotes saem do estoque da unidade',
    },
    async (req) => estornarRecebimento(req.contexto, req.params.id, req.params.recebimento, req.body),
  );

  rota(
    'GET /solicitacoes/:id/lotes-conhecidos',
    {
      permissao: 'SOLICITACOES',
      summary: 'Os lotes não vencidos dos produtos, em qualquer unidade, para ler a etiqueta',
    },
    async (req) => lotesConhecidos(req.contexto, req.params.id),
  );

  rota(
    'GET /solicitacoes/:id/rascunho',
    { permissao: 'SOLICITACOES', summary: 'O rascunho do recebimento, se foi começado' },
    async (req) => lerRascunho(req.contexto, req.params.id),
  );

  rota(
    'PUT /solicitacoes/:id/rascunho',
    {
      permissao: 'SOLICITACOES',
      bodyLimit: LIMITES.rascunhoBytes,
      summary: 'Guarda o rascunho do recebimento no lugar do anterior',
    },
    async (req) => guardarRascunho(req.contexto, req.params.id, req.body),
  );

  rota(
    'DELETE /solicitacoes/:id/rascunho',
    { permissao: 'SOLICITACOES', summary: 'Descarta o rascunho do recebimento' },
    async (req) => excluirRascunho(req.contexto, req.params.id, req.query.anterior),
  );

  rota(
    'POST /solicitacoes/:id/fotos',
    {
      permissao: 'SOLICITACOES',
      bodyLimit: CORPO_COM_IMAGEM,
      summary: 'Guarda uma foto para uma ocorrência da entrega: corpo text/plain com a data URL',
    },
    async (req) => gravarFoto(req.contexto, req.params.id, req.body),
  );

  rota(
    'GET /solicitacoes/:id/fotos/:foto',
    { permissao: 'LOGADO', produces: 'text/plain', summary: 'Uma foto de uma entrega como data URL' },
    async (req) => lerFoto(req.contexto, req.params.id, req.params.foto),
  );

  rota(
    'GET /solicitacoes/:id/produtos-recebidos',
    { permissao: 'LOGADO', summary: 'As entregas de uma solicitação, lote a lote' },
    async (req) => listarRecebimentos(req.contexto, req.params.id),
  );

  rota(
    'GET /recebimentos-compra/solicitacoes/:id',
    { permissao: 'LOGADO', summary: 'Relatório de recebimento' },
    async (req) => recebimentoDeCompra(req.contexto, req.params.id),
  );
};

export default solicitacoes;
