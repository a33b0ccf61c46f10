import { defineArea } from '@merenda/shared';

export default defineArea({
  'cadastrar-usuario': () => import('./usuarios/CadastroUsuario'),
  'gerenciar-usuarios': () => import('./usuarios/GerenciarUsuarios'),
  auditoria: () => import('./auditoria/Auditoria'),
  'cadastrar-unidade': () => import('./unidades/CadastroUnidade'),
  'gerenciar-unidades': () => import('./unidades/GerenciarUnidades'),
  'cadastrar-item': () => import('./itens/CadastroItem'),
  'gerenciar-itens': () => import('./itens/GerenciarItens'),
  'cadastrar-produto': () => import('./produtos/CadastroProduto'),
  'gerenciar-produtos': () => import('./produtos/GerenciarProdutos'),
  'cadastrar-fornecedor': () => import('./fornecedores/CadastroFornecedor'),
  'gerenciar-fornecedores': () => import('./fornecedores/GerenciarFornecedores'),
});
