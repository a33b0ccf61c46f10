/** The door of the area: other areas, plugins and commands import from here only. */
export { lerAbertas } from './aprovacoes/consultas.js';
export { cumprirSemObjecao } from './aprovacoes/decisao.js';
export { ACESSO } from './area.js';
export { VALIDADE_H, emitirCodigo } from './instalacao/codigo.js';
export { hashDaSenhaNova } from './tokens/senha-nova.js';
export { SENHA_RECENTE_MS, exigirSenhaRecente } from './tokens/senha-recente.js';
export { hashDaSenha } from './tokens/senhas.js';
export { sessaoDoToken } from './tokens/sessoes.js';
export { Tentativas } from './tokens/tentativas.js';
export { anonimizarTitular, type Anonimizaveis } from './tratamentos/anonimizacao.js';
export { apagarVencidos, contarLinhas, meiaNoiteDe, type Eliminacoes } from './tratamentos/eliminacao.js';
export { ELIMINACOES_DA_TRILHA, ELIMINACOES_DO_ACESSO } from './tratamentos/eliminacoes.js';
export { aplicarPrazos } from './tratamentos/prazos.js';
export { notasDoFornecedor } from './tratamentos/registro/contas.js';
export { ANOS_DOS_VALORES } from './tratamentos/registro/index.js';
export { lerDadosDoTitular } from './tratamentos/titular.js';
export { titularDigitado } from './tratamentos/titulares.js';
export {
  dasUnidadesDe,
  dosEstoquesDe,
  exigirEstoque,
  exigirUnidadesEducacionais,
  foraDasUnidades,
  foraDosEstoques,
  limitadoA,
  unidadesDoUsuario,
} from './unidades-do-usuario/escopo.js';
export { estoqueDoUsuario, listarEstoques, listarEstoquesDoUsuario } from './unidades-do-usuario/estoques.js';
export { TIPOS_DE_USO } from './usos/tipos-de-uso.js';
export { criarAdministrador } from './usuarios/administrador.js';
export { anonimizarUsuario, nomeAnonimo } from './usuarios/anonimizacao.js';
export { ELIMINACOES_DOS_USUARIOS } from './usuarios/eliminacoes.js';
export { redefinirPeloLogin } from './usuarios/segundo-fator.js';
export { lerDoUsuario } from './usuarios/titular.js';
export { vincularEstoques } from './usuarios/vinculo.js';
/** What areas above provide (areas.ts). */
export * as precisa from './providos.js';
