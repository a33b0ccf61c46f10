import { defineArea } from '@merenda/shared';

export default defineArea({
  'cadastrar-aquisicao': () => import('./aquisicoes/CadastroAquisicao.js'),
  'gerenciar-aquisicoes': () => import('./aquisicoes/GerenciarAquisicoes.js'),
  'chamadas-publicas': () => import('./chamadas-publicas/GerenciarChamadas.js'),
  'cadastrar-chamada-publica': () => import('./chamadas-publicas/CadastroChamada.js'),
  'importar-aquisicoes': () => import('./aquisicoes/ImportarAquisicoes.js'),
  'importar-recursos-pnae': () => import('./recursos-pnae/ImportarRecursos.js'),
  'aditivos-aquisicao': () => import('./aditivos/AditivosDaAquisicao.js'),
  'recursos-pnae': () => import('./recursos-pnae/RecursosDoPnae.js'),
  pagamentos: () => import('./pagamentos/GerenciarPagamentos.js'),
  conciliacao: () => import('./conciliacao/Conciliacao.js'),
  'cadastrar-solicitacao': () => import('./solicitacoes/CadastroSolicitacao.js'),
  'gerenciar-solicitacao': () => import('./solicitacoes/GerenciarSolicitacoes.js'),
  'lista-de-necessidades': () => import('./necessidades/ListaDeNecessidades.js'),
});
