import { defineArea } from '@merenda/shared';

export default defineArea({
  'cadastrar-aquisicao': () => import('./aquisicoes/CadastroAquisicao'),
  'gerenciar-aquisicoes': () => import('./aquisicoes/GerenciarAquisicoes'),
  'aditivos-aquisicao': () => import('./aditivos/AditivosDaAquisicao'),
  'cadastrar-solicitacao': () => import('./solicitacoes/CadastroSolicitacao'),
  'gerenciar-solicitacao': () => import('./solicitacoes/GerenciarSolicitacoes'),
});
