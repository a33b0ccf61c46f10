/** The root door: what has identity (session, client, cache, notices). One instance for the whole page; never antd. */
export { api, type OpcoesDaChamada } from './api';
export { defineArea, type TelasDaArea } from './area';
export { avisos } from './avisos';
export { confirmar, useConfirmacoes, type Confirmacao } from './confirmar';
export { useEscrita } from './escrita';
export { ErroApi, SEM_RESPOSTA, versaoMudou, type CampoRecusado } from './erro-api';
export { aoExpirar, type FimDaSessao } from './fim-da-sessao';
export { novaIdempotencia } from './idempotencia';
export { encerrarLeitura, useLeituras, type Leitura } from './leituras';
export { temPermissao, usePermissao } from './permissoes';
export { queryClient } from './query-client';
export { guardarDigitado, haDigitadoGuardado, haRascunho, marcarRascunho, podeSair, resgatarDigitado, SAIR_SEM_SALVAR, useHaRascunho } from './rascunhos';
export { buscarSecretaria } from './secretaria';
export { useSessao, type Autenticacao, type Notificacao, type Secretaria, type UsuarioDaSessao } from './sessao';
