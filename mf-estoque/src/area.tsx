import { defineArea } from '@merenda/shared';

export default defineArea({
  estoque: () => import('./estoques/Estoque'),
  balancos: () => import('./balancos/Balancos'),
  'cadastrar-movimentacao': () => import('./movimentacoes/CadastroMovimentacao'),
  'gerenciar-movimentacoes': () => import('./movimentacoes/GerenciarMovimentacoes'),
  'kit-merenda': () => import('./kits/KitMerenda'),
});
