import { defineArea } from '@merenda/shared';

export default defineArea({
  'cadastrar-item': () => import('./itens/CadastroItem'),
  'gerenciar-itens': () => import('./itens/GerenciarItens'),
  'cadastrar-produto': () => import('./produtos/CadastroProduto'),
  'gerenciar-produtos': () => import('./produtos/GerenciarProdutos'),
});
