import type { Permitido } from './permitido.js';

/** Specification, document 2: acquisitions, addenda, requests, receipts and invoices. */
export const COMPRAS: Record<string, Permitido> = {
  'GET /aquisicoes': { quem: 'LOGADO', alheia: 'oculta' },
  'GET /aquisicoes/:id': { quem: 'LOGADO', alheia: 404 },
  'POST /aquisicoes': { quem: 'AQUISICOES', alheia: 403 },
  'PUT /aquisicoes/:id': { quem: 'AQUISICOES', alheia: 403 },
  'DELETE /aquisicoes/:id': { quem: 'AQUISICOES', alheia: 404 },
  'PUT /aquisicoes/:id/homologar': { quem: 'AQUISICOES', alheia: 404 },
  'PUT /aquisicoes/:id/cancelamento': { quem: 'AQUISICOES', alheia: 404 },
  'GET /aquisicoes/:id/cancelamento': { quem: 'LOGADO', alheia: 404 },
  'PUT /aquisicoes/notificacao/:id': { quem: 'AQUISICOES', alheia: 404 },
  'GET /aquisicoes/:id/itens': { quem: 'LOGADO', alheia: 404 },
  'GET /aquisicoes/:id/aditivos': { quem: 'LOGADO', alheia: 404 },
  'POST /aditivos': { quem: 'AQUISICOES', alheia: 404 },
  'PUT /aditivos/:id': { quem: 'AQUISICOES', alheia: 404 },
  'DELETE /aditivos/:id': { quem: 'AQUISICOES', alheia: 404 },
  'GET /fornecedores/:id/itens': { quem: 'LOGADO', alheia: 404 },

  'GET /solicitacoes': { quem: 'LOGADO', alheia: 'oculta' },
  'GET /solicitacoes/pagina': { quem: 'LOGADO', alheia: 'oculta' },
  'GET /solicitacoes/filtros': { quem: 'LOGADO', alheia: 'oculta' },
  'GET /solicitacoes/:id': { quem: 'LOGADO', alheia: 404 },
  'POST /solicitacoes': { quem: 'SOLICITACOES', alheia: 403 },
  'PUT /solicitacoes/:id': { quem: 'SOLICITACOES', alheia: 404 },
  'POST /solicitacoes/:id/cancelar': { quem: 'SOLICITACOES', alheia: 404 },
  'GET /solicitacoes/:id/cancelamento': { quem: 'LOGADO', alheia: 404 },
  'PUT /solicitacoes/:id/receber': { quem: 'SOLICITACOES', alheia: 404 },
  'POST /solicitacoes/:id/recebimentos/:recebimento/estorno': { quem: 'SOLICITACOES', alheia: 404 },
  'GET /solicitacoes/:id/produtos-recebidos': { quem: 'LOGADO', alheia: 404 },
  'GET /recebimentos-compra/solicitacoes/:id': { quem: 'LOGADO', alheia: 404 },
  'PUT /notas-fiscais/:id': { quem: 'SOLICITACOES', alheia: 404 },
  'PUT /notas-fiscais/:id/imagem': { quem: 'SOLICITACOES', alheia: 404 },
  'GET /notas-fiscais/:id/imagem': { quem: 'LOGADO', alheia: 404 },
};

/** Specification, document 2: stock, balances, movements and kits. */
export const ESTOQUES: Record<string, Permitido> = {
  // All stocks: a movement may go to any of them.
  'GET /estoques': { quem: 'LOGADO' },
  'GET /estoques/me': { quem: 'LOGADO', alheia: 'oculta' },
  'GET /estoques/me/:id': { quem: 'LOGADO', alheia: 404 },
  // Meals need no permission, and their screens show what the stock holds.
  'GET /estoques/:id/produtos-estoque': { quem: 'LOGADO', alheia: 403 },
  'POST /estoques/:id/produtos-estoque': { quem: 'ESTOQUES', alheia: 403 },
  'PUT /estoques/:id/produtos-estoque/:idProduto': { quem: 'ESTOQUES', alheia: 403 },
  'DELETE /estoques/:id/produtos-estoque/:idProduto': { quem: 'ESTOQUES', alheia: 403 },
  'GET /estoques/:id/produtos-estoque/:idProduto/kardex': { quem: 'ESTOQUES', alheia: 403 },
  'GET /estoques/:id/balancos': { quem: 'ESTOQUES', alheia: 403 },
  'POST /estoques/:id/balancos/produtos-estoque/:idProduto': { quem: 'ESTOQUES', alheia: 403 },
  'GET /estoques/:id/movimentacoes': { quem: 'ESTOQUES', alheia: 403 },
  'GET /estoques/:id/movimentacoes/:idMovimentacao': { quem: 'ESTOQUES', alheia: 403 },
  'POST /estoques/:origem/movimentar/:destino': { quem: 'ESTOQUES', alheia: 403 },
  'PUT /estoques/movimentacoes/receber': { quem: 'ESTOQUES', alheia: 403 },
  'PUT /estoques/:id/movimentacoes/:idMovimentacao/cancelar': { quem: 'ESTOQUES', alheia: 403 },
  'GET /estoques/:id/movimentacoes/:idMovimentacao/cancelamento': { quem: 'ESTOQUES', alheia: 403 },
  'POST /estoques/:id/produtos-estoque/kit': { quem: 'ESTOQUES', alheia: 403 },
  'POST /estoques/:id/produtos-estoque/kits-turma': { quem: 'ESTOQUES', alheia: 403 },
  'GET /estoques/:id/unidade/:unidade/kit': { quem: 'ESTOQUES', alheia: 403 },
  'GET /estoques/:id/kits/:idKit': { quem: 'ESTOQUES', alheia: 403 },
  'GET /gestao-escolar/turmas': { quem: 'ESTOQUES', alheia: 403 },
  'GET /gestao-escolar/alunos': { quem: 'ESTOQUES', alheia: 403 },
};
