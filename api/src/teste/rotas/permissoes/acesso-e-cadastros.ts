import type { Permitido } from './permitido.js';

/** Each of them imports its own register; recursos/importacoes/rotas.test.ts tests which. */
const IMPORTADORES: Permitido['quem'] = [
  'USUARIOS',
  'UNIDADES',
  'ITENS',
  'PRODUTOS',
  'FORNECEDORES',
  'ALIMENTOS',
  'PREPAROS',
  'AQUISICOES',
  'ESTOQUES',
];

/** Specification, document 1: access, users, units and catalogue. */
export const CADASTROS: Record<string, Permitido> = {
  'GET /instalacao': { quem: 'PUBLICA' },
  'POST /instalacao': { quem: 'PUBLICA' },
  'POST /tokens/autenticar': { quem: 'PUBLICA' },
  'GET /tokens/checar': { quem: 'PUBLICA' },
  'DELETE /tokens': { quem: 'PUBLICA' },
  'POST /usuarios/recuperar-senha': { quem: 'PUBLICA' },
  'POST /usuarios/redefinir-senha': { quem: 'PUBLICA' },
  'GET /cidades': { quem: 'PUBLICA' },
  'GET /escola': { quem: 'PUBLICA' },
  'GET /links': { quem: 'PUBLICA' },

  'GET /municipio': { quem: 'CONFIGURACOES' },
  'PUT /municipio': { quem: 'CONFIGURACOES' },
  'GET /municipio/logo': { quem: 'CONFIGURACOES' },
  'PUT /municipio/logo': { quem: 'CONFIGURACOES' },
  'DELETE /municipio/logo': { quem: 'CONFIGURACOES' },
  'GET /municipio/regras': { quem: 'LOGADO' },
  'GET /municipio/servicos-simulados': { quem: 'LOGADO' },
  'POST /municipio/mensagem-de-teste': { quem: 'CONFIGURACOES' },

  'GET /usuarios': { quem: 'USUARIOS' },
  'POST /usuarios': { quem: 'USUARIOS' },
  'PUT /usuarios/:id': { quem: 'USUARIOS' },
  'DELETE /usuarios/:id': { quem: 'USUARIOS' },
  'POST /usuarios/:id/convite': { quem: 'USUARIOS' },
  'PUT /usuarios/:id/desativar': { quem: 'USUARIOS' },
  'PUT /usuarios/:id/reativar': { quem: 'USUARIOS' },
  'GET /auditoria': { quem: 'USUARIOS' },
  'GET /auditoria/csv': { quem: 'USUARIOS' },
  'GET /usuarios/:id/imagem': { quem: 'LOGADO', alheia: 'propria' },
  'PUT /usuarios/:id/imagem': { quem: 'LOGADO', alheia: 'propria' },
  'GET /pessoas/:id': { quem: 'LOGADO', alheia: 'propria' },
  'PUT /pessoas/:id': { quem: 'LOGADO', alheia: 'propria' },

  'GET /unidades-educacionais': { quem: 'LOGADO' },
  'GET /unidades-educacionais/:id': { quem: 'LOGADO' },
  'GET /unidades-educacionais/:id/matriculas': { quem: 'LOGADO' },
  'GET /matriculas/totais': { quem: 'LOGADO' },
  'POST /matriculas/censo/conferencia': { quem: 'UNIDADES' },
  'POST /matriculas/censo': { quem: 'UNIDADES' },
  'POST /unidades-educacionais': { quem: 'UNIDADES' },
  'PUT /unidades-educacionais/:id': { quem: 'UNIDADES' },
  'DELETE /unidades-educacionais/:id': { quem: 'UNIDADES' },
  // The button that imports units is on 'Gerenciar Unidades' and on 'Gerenciar Usuários'.
  'GET /sistema-escolar/unidades': { quem: ['UNIDADES', 'USUARIOS'] },
  'POST /unidades-educacionais/conferencia': { quem: ['UNIDADES', 'USUARIOS'] },
  'POST /unidades-educacionais/save': { quem: ['UNIDADES', 'USUARIOS'] },

  'GET /itens-produto': { quem: 'LOGADO' },
  'POST /itens-produto': { quem: 'ITENS' },
  'PUT /itens-produto/:id': { quem: 'ITENS' },
  'DELETE /itens-produto/:id': { quem: 'ITENS' },
  'GET /produtos': { quem: 'LOGADO' },
  'POST /produtos': { quem: 'PRODUTOS' },
  'PUT /produtos/:id': { quem: 'PRODUTOS' },
  'DELETE /produtos/:id': { quem: 'PRODUTOS' },
  'GET /fornecedores': { quem: 'LOGADO' },
  'POST /fornecedores': { quem: 'FORNECEDORES' },
  'PUT /fornecedores/:id': { quem: 'FORNECEDORES' },
  'DELETE /fornecedores/:id': { quem: 'FORNECEDORES' },

  'GET /importacoes/:entidade/modelo': { quem: IMPORTADORES },
  'POST /importacoes/:entidade/leitura': { quem: IMPORTADORES },
  'POST /importacoes/:entidade/conferencia': { quem: IMPORTADORES },
  'POST /importacoes/:entidade': { quem: IMPORTADORES },
  'POST /importacoes/recusadas': { quem: IMPORTADORES },
  'POST /exportacoes/:lista': {
    quem: ['USUARIOS', 'UNIDADES', 'ITENS', 'PRODUTOS', 'FORNECEDORES', 'ALIMENTOS', 'PREPAROS', 'AQUISICOES'],
  },

  'GET /permissoes': { quem: 'LOGADO' },
  'GET /categorias': { quem: 'LOGADO' },
  'GET /patologias': { quem: 'LOGADO' },
  'GET /convencoes/:lista': { quem: 'LOGADO' },
  'GET /enderecos/:cep': { quem: 'LOGADO' },
  'GET /secretarias-estaduais/:id': { quem: 'LOGADO' },
  'GET /primeiros-passos': { quem: 'LOGADO' },
  'GET /relogio': { quem: 'LOGADO' },
  'GET /notificacoes': { quem: 'LOGADO', alheia: 'oculta' },
  'GET /notificacoes/pagina': { quem: 'LOGADO', alheia: 'oculta' },
};

/** Stand-ins of the outside services; those services need no session. */
export const EXTERNOS: Record<string, Permitido> = {
  'GET /externo/alunos/alimentacao/quantidade': { quem: 'PUBLICA' },
  'GET /externo/alunos/alimentacao/presencas': { quem: 'PUBLICA' },
  'GET /externo/cep/:cep/json/': { quem: 'PUBLICA' },
  'GET /externo/apresentacao/cidades': { quem: 'PUBLICA' },
  'GET /externo/sistema-escolar/unidades': { quem: 'PUBLICA' },
  'GET /externo/gestao-escolar/turmas': { quem: 'PUBLICA' },
  'GET /externo/gestao-escolar/alunos-alimentacao': { quem: 'PUBLICA' },
};
