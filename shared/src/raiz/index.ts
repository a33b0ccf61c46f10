/**
 * The root door: everything with state (session, client, cache, toasts). The page has one instance. It never imports
 * antd.
 */
export { adiantarLeitura, api, type OpcoesDaChamada } from './api.js';
export { guardarAparelho, lerAparelho, lerAparelhoDe } from './aparelho.js';
export { useAparencia, useTema, type Aparencia, type Tema } from './aparencia.js';
export { defineArea, type TelasDaArea } from './area.js';
export { lerComoDataUrl } from './arquivo.js';
export { entregarArquivo, receberArquivo } from './arquivo-entregue.js';
export { avisos } from './avisos.js';
export { confirmar, useConfirmacoes, type Confirmacao } from './confirmar.js';
export { FAMILIA_DA_AUDITORIA, useEscrita } from './escrita.js';
export { useEscritaEm } from './escrita-em.js';
export { escritasDe } from './escritas-da-entidade.js';
export { haEnvioSemDesfecho } from './desfecho-do-envio.js';
export { chegouSemResposta, ErroApi, fraseDaFalha, naoConfigurada, SEM_RESPOSTA, versaoMudou } from './erro-api.js';
export { useExclusao, type Exclusao } from './exclusao.js';
export { useEscritaDeVarios, type Desfecho, type EscritaDeVarios } from './varios.js';
export { aoExpirar, type FimDaSessao } from './fim-da-sessao.js';
export { leitura, useLeitura } from './leitura.js';
export { novaIdempotencia } from './idempotencia.js';
export { darALer, encerrarLeitura, useLeituras, type Leitura } from './leituras.js';
export {
  descartarDaFila,
  enfileirar,
  perguntaDoDescarte,
  tentarDeNovo,
  useFila,
  vigiarFila,
  type ItemDaFila,
} from './sem-rede/fila.js';
export { abrir as abrirSelado, haCofre, selar } from './cofre.js';
export { esquecerLeituras, semServidor, useIdadeDosDados } from './sem-rede/leituras-guardadas.js';
export { anotarFalha, useRede, vigiarRede } from './sem-rede/rede.js';
export { dizerQuando, usarFusoDoMunicipio } from './sem-rede/relogio-do-aparelho.js';
export { temPermissao, usePermissao, usePorPin } from './permissoes.js';
export { queryClient } from './query-client.js';
export {
  guardarDigitado,
  haDigitadoGuardado,
  haRascunho,
  marcarRascunho,
  perguntarAoSair,
  podeSair,
  resgatarDigitado,
  useHaRascunho,
} from './rascunhos.js';
export { useSenhaPedida } from './senha-recente.js';
export { buscarSecretaria } from './secretaria.js';
export {
  useSessao,
  valeSemRede,
  type Autenticacao,
  type Notificacao,
  type Secretaria,
  type UsuarioDaSessao,
} from './sessao.js';
export { useEscolhasDeUnidade, useUnidadeAtual, type EstoqueDaSessao } from './unidade.js';
