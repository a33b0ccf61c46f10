import type { Passo } from '@merenda/shared/contratos';

/** The screens in which a step is done, by the addresses of their areas; a screen that is not published has no link. */
export const TELAS_DO_PASSO: Record<Passo, Readonly<Record<string, string>>> = {
  UNIDADES: {
    Cadastrar: '/cadastrar-unidade',
    'Importar planilha': '/importar-unidades',
    'Buscar unidades': '/gerenciar-unidade',
  },
  MATRICULAS: { 'Abrir unidades': '/gerenciar-unidade' },
  USUARIOS: { Cadastrar: '/cadastrar-usuario', 'Importar planilha': '/importar-usuarios' },
  ITENS: { Cadastrar: '/cadastrar-ítem', 'Importar planilha': '/importar-itens' },
  PRODUTOS: { Cadastrar: '/cadastrar-produto', 'Importar planilha': '/importar-produtos' },
  FORNECEDORES: { Cadastrar: '/cadastrar-fornecedor', 'Importar planilha': '/importar-fornecedores' },
  AQUISICAO: {
    Cadastrar: '/cadastrar-aquisicao',
    'Importar planilha': '/importar-aquisicoes',
    Homologar: '/gerenciar-aquisicoes',
  },
  ESTOQUE: { Adicionar: '/estoque', 'Importar planilha': '/importar-estoque' },
  ALIMENTOS: { Cadastrar: '/cadastrar-alimento', 'Importar planilha': '/importar-alimentos' },
  PREPAROS: { Cadastrar: '/cadastrar-preparo', 'Importar planilha': '/importar-preparos' },
  PRATOS: { Cadastrar: '/cadastrar-prato' },
  CARDAPIO: { Cadastrar: '/cadastrar-cardapio', 'Vincular ao calendário': '/cardapio-calendario' },
  EXECUCAO: { Executar: '/execucao-cardapios' },
};
