import { defineArea } from '@merenda/shared';

export default defineArea({
  'cadastrar-usuario': () => import('./usuarios/CadastroUsuario.js'),
  'gerenciar-usuarios': () => import('./usuarios/GerenciarUsuarios.js'),
  'importar-usuarios': () => import('./usuarios/ImportarUsuarios.js'),
  configuracoes: () => import('./municipio/Configuracoes.js'),
  listas: () => import('./listas/ListasDeEscolha.js'),
  privacidade: () => import('./privacidade/Privacidade.js'),
  'prazos-de-guarda': () => import('./privacidade/Privacidade.js'),
  auditoria: () => import('./auditoria/Auditoria.js'),
  'cadastrar-unidade': () => import('./unidades/CadastroUnidade.js'),
  'gerenciar-unidades': () => import('./unidades/GerenciarUnidades.js'),
  'importar-unidades': () => import('./unidades/ImportarUnidades.js'),
  'cadastrar-item': () => import('./itens/CadastroItem.js'),
  'gerenciar-itens': () => import('./itens/GerenciarItens.js'),
  'importar-itens': () => import('./itens/ImportarItens.js'),
  'cadastrar-produto': () => import('./produtos/CadastroProduto.js'),
  'gerenciar-produtos': () => import('./produtos/GerenciarProdutos.js'),
  'importar-produtos': () => import('./produtos/ImportarProdutos.js'),
  'cadastrar-fornecedor': () => import('./fornecedores/CadastroFornecedor.js'),
  'gerenciar-fornecedores': () => import('./fornecedores/GerenciarFornecedores.js'),
  'importar-fornecedores': () => import('./fornecedores/ImportarFornecedores.js'),
});
