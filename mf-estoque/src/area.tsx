import { defineArea } from '@merenda/shared';

export default defineArea({
  estoque: () => import('./estoques/Estoque.js'),
  'importar-estoque': () => import('./estoques/ImportarEstoque.js'),
  balancos: () => import('./balancos/Balancos.js'),
  'contagem-de-estoque': () => import('./contagens/ContagemDeEstoque.js'),
  'cadastrar-movimentacao': () => import('./movimentacoes/CadastroMovimentacao.js'),
  'gerenciar-movimentacoes': () => import('./movimentacoes/GerenciarMovimentacoes.js'),
  'rastreio-de-lotes': () => import('./rastreio/RastreioDeLotes.js'),
  vencimentos: () => import('./vencimentos/Vencimentos.js'),
  'kit-merenda': () => import('./kits/KitMerenda.js'),
});
