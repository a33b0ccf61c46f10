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

const COM_LISTAS: Permitido['quem'] = [...IMPORTADORES, 'SOLICITACOES', 'PRATOS', 'CARDAPIOS'];

/** Specification, document 1: access, users, units and catalogue. */
export const CADASTROS: Record<string, Permitido> = {
  'GET /instalacao': { quem: 'PUBLICA' },
  'POST /instalacao': { quem: 'PUBLICA' },
  'POST /tokens/autenticar': { quem: 'PUBLICA' },
  'POST /tokens/govbr': { quem: 'PUBLICA' },
  'POST /tokens/govbr/retorno': { quem: 'PUBLICA' },
  'POST /tokens/segundo-fator': { quem: 'PUBLICA' },
  'POST /tokens/pin': { quem: 'PUBLICA' },
  'POST /tokens/pin/pessoas': { quem: 'PUBLICA' },
  'POST /tokens/confirmar': { quem: 'LOGADO' },
  'GET /tokens/checar': { quem: 'PUBLICA' },
  'DELETE /tokens': { quem: 'PUBLICA' },
  'POST /tokens/fim': { quem: 'PUBLICA' },
  // Own PINs only (recursos/pins/rotas.test.ts).
  'GET /pins': { quem: 'LOGADO' },
  'PUT /pins': { quem: 'LOGADO' },
  'DELETE /pins/:pin': { quem: 'LOGADO' },
  // Own sessions only (recursos/sessoes/rotas.test.ts).
  'GET /sessoes': { quem: 'LOGADO' },
  'DELETE /sessoes': { quem: 'LOGADO' },
  'DELETE /sessoes/:sessao': { quem: 'LOGADO' },
  'POST /usuarios/recuperar-senha': { quem: 'PUBLICA' },
  'POST /usuarios/redefinir-senha': { quem: 'PUBLICA' },
  // The permission is that of the deletion; recursos/exclusoes/rotas.test.ts tests it.
  'POST /exclusoes/desfazer': { quem: 'LOGADO' },
  'GET /cidades': { quem: 'PUBLICA' },
  'GET /escola': { quem: 'PUBLICA' },
  'GET /links': { quem: 'PUBLICA' },
  'GET /municipios': { quem: 'PUBLICA' },

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
  'PUT /usuarios/:id': { quem: 'USUARIOS', aSi: 'recusa' },
  'PUT /usuarios/acessos': { quem: 'USUARIOS', aSi: 'recusa' },
  'DELETE /usuarios/:id': { quem: 'USUARIOS' },
  'POST /usuarios/:id/convite': { quem: 'USUARIOS' },
  'DELETE /usuarios/:id/segundo-fator': { quem: 'USUARIOS' },
  'PUT /usuarios/:id/desativar': { quem: 'USUARIOS' },
  'PUT /usuarios/:id/reativar': { quem: 'USUARIOS' },
  // Neither the author of a request nor the user whom it is about (aprovacoes/rotas.test.ts).
  'PUT /aprovacoes/:id/aprovar': { quem: 'USUARIOS' },
  'PUT /aprovacoes/:id/recusar': { quem: 'USUARIOS' },
  'PUT /aprovacoes/:id/retirar': { quem: 'USUARIOS' },
  'GET /tratamentos': { quem: ['USUARIOS', 'CONFIGURACOES'] },
  'PUT /tratamentos/:tipo/prazo': { quem: 'CONFIGURACOES' },
  'GET /auditoria': { quem: 'USUARIOS' },
  'GET /auditoria/csv': { quem: 'USUARIOS' },
  // The record asks for the permission of its screen (auditoria/historico.test.ts).
  'GET /auditoria/:entidade/:id': { quem: 'LOGADO', alheia: 404 },
  'GET /usuarios/:id/dados': { quem: 'USUARIOS' },
  'GET /usuarios/:id/imagem': { quem: 'LOGADO', alheia: 'propria', cozinha: true },
  'PUT /usuarios/:id/imagem': { quem: 'LOGADO', alheia: 'propria' },
  'GET /pessoas/:id': { quem: 'LOGADO', alheia: 'propria' },
  'GET /pessoas/:id/dados': { quem: 'LOGADO', alheia: 'propria' },
  'PUT /pessoas/:id': { quem: 'LOGADO', alheia: 'propria' },

  // Each names only the user of the session.
  'GET /segundo-fator': { quem: 'LOGADO' },
  'POST /segundo-fator/autenticador': { quem: 'LOGADO' },
  'PUT /segundo-fator/autenticador': { quem: 'LOGADO' },
  'DELETE /segundo-fator/autenticador': { quem: 'LOGADO' },
  'POST /segundo-fator/chaves/opcoes': { quem: 'LOGADO' },
  'POST /segundo-fator/chaves': { quem: 'LOGADO' },
  'DELETE /segundo-fator/chaves/:id': { quem: 'LOGADO' },
  'POST /segundo-fator/codigos': { quem: 'LOGADO' },

  'GET /unidades-educacionais': { quem: 'LOGADO' },
  'GET /unidades-educacionais/:id': { quem: 'LOGADO' },
  'GET /unidades-educacionais/:id/matriculas': { quem: 'LOGADO' },
  'GET /matriculas/totais': { quem: 'LOGADO' },
  'POST /matriculas/censo/conferencia': { quem: 'UNIDADES' },
  'POST /matriculas/censo': { quem: 'UNIDADES' },
  'POST /unidades-educacionais': { quem: 'UNIDADES' },
  'PUT /unidades-educacionais/:id': { quem: 'UNIDADES' },
  'DELETE /unidades-educacionais/:id': { quem: 'UNIDADES' },
  'PUT /unidades-educacionais/:id/desativar': { quem: 'UNIDADES' },
  'GET /unidades-educacionais/:id/cardapios-futuros': { quem: 'UNIDADES' },
  'PUT /unidades-educacionais/:id/reativar': { quem: 'UNIDADES' },
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
  'GET /fornecedores/:id/dados': { quem: 'FORNECEDORES' },
  'PUT /fornecedores/:id': { quem: 'FORNECEDORES' },
  'DELETE /fornecedores/:id': { quem: 'FORNECEDORES' },

  'GET /importacoes/:entidade/modelo': { quem: IMPORTADORES },
  'POST /importacoes/:entidade/leitura': { quem: IMPORTADORES },
  'POST /importacoes/:entidade/conferencia': { quem: IMPORTADORES },
  // Of users, which only USUARIOS imports.
  'POST /importacoes/:entidade': { quem: IMPORTADORES, aSi: 'recusa' },
  'GET /importacoes/andamento': { quem: 'PUBLICA' },
  'POST /importacoes/recusadas': { quem: IMPORTADORES },
  // The list asks for the permission and the unit of its call (exportacoes/rotas.test.ts).
  'POST /exportacoes/:lista': { quem: 'LOGADO' },

  'GET /permissoes': { quem: 'LOGADO' },
  'GET /categorias': { quem: 'LOGADO' },
  'GET /patologias': { quem: 'LOGADO' },
  'GET /convencoes/:lista': { quem: 'LOGADO' },
  'GET /convencoes/:lista/opcoes': { quem: 'CONFIGURACOES' },
  'POST /convencoes/:lista/opcoes': { quem: 'CONFIGURACOES' },
  'PUT /convencoes/:lista/opcoes/:nome': { quem: 'CONFIGURACOES' },
  'PUT /convencoes/:lista/ordem': { quem: 'CONFIGURACOES' },
  'GET /enderecos/:cep': { quem: 'LOGADO' },
  'GET /secretarias-estaduais/:id': { quem: 'LOGADO' },
  // Each kind has the permission of its screen; recursos/busca/rotas.test.ts tests which.
  'GET /busca': { quem: 'LOGADO', alheia: 'oculta' },
  // The permission is that of the list (recursos/visoes/rotas.test.ts).
  'GET /visoes': { quem: COM_LISTAS },
  'POST /visoes': { quem: COM_LISTAS },
  'PUT /visoes/:id': { quem: COM_LISTAS },
  'DELETE /visoes/:id': { quem: COM_LISTAS },
  'GET /primeiros-passos': { quem: 'LOGADO' },
  'GET /hoje/unidades/pagina': { quem: 'LOGADO', alheia: 'oculta', cozinha: true },
  'GET /hoje/:cartao': { quem: 'LOGADO', alheia: 'oculta' },
  'GET /relogio': { quem: 'LOGADO', cozinha: true },
  'GET /notificacoes': { quem: 'LOGADO', alheia: 'oculta' },
  'GET /notificacoes/pagina': { quem: 'LOGADO', alheia: 'oculta' },
  'GET /notificacoes/grupos': { quem: 'LOGADO', alheia: 'oculta' },
  // Of the user's own notifications: others are not found (recursos/notificacoes/marcacoes.test.ts).
  'PUT /notificacoes/leituras': { quem: 'LOGADO' },
  'POST /notificacoes/dispensas': { quem: 'LOGADO' },
  'DELETE /notificacoes/dispensas': { quem: 'LOGADO' },
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
