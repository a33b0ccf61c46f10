import { defineArea } from '@merenda/shared';

export default defineArea({
  'cadastrar-aquisicao': () => import('./aquisicoes/CadastroAquisicao.js'),
  'gerenciar-aquisicoes': () => import('./aquisicoes/GerenciarAquisicoes.js'),
  'importar-aquisicoes': () => import('./aquisicoes/ImportarAquisicoes.js'),
  'aditivos-aquisicao': () => import('./aditivos/AditivosDaAquisicao.js'),
  'recursos-pnae': () => import('./recursos-pnae/RecursosDoPnae.js'),
  pagamentos: () => import('./pagamentos/GerenciarPagamentos.js'),
  'cadastrar-solicitacao': () => import('./solicitacoes/CadastroSolicitacao.js'),
  'gerenciar-solicitacao': () => import('./solicitacoes/GerenciarSolicitacoes.js'),
  'lista-de-necessidades': () => import('./necessidades/ListaDeNecessidades.js'),
});
