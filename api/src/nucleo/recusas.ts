import {
  NAO_CONFIGURADA,
  ROTULOS_SERVICO,
  type CampoDeServico,
  type EmUso,
  type PreviaDoAbatimento,
} from '@merenda/shared/contratos';
import type { Violacao } from '@merenda/shared/regras';

/** A refusal that the user can resolve; the plugin `erros` turns it into problem+json (RFC 9457). */
export class Recusa extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly erros: Violacao[] = [],
    /**
     * `esperaS`: seconds to wait before trying again, sent as `Retry-After`. `emUso`: the records that use the one to
     * delete. `tipo`: the kind of problem, for one that screens treat in their own way. `plano`: what the execution of a
     * meal would take now.
     */
    readonly mais: { esperaS?: number; emUso?: EmUso; tipo?: string; plano?: PreviaDoAbatimento } = {},
  ) {
    super(detail);
  }
}

/** 404: the record does not exist, or does not belong to the user's units. */
export const naoEncontrado = (detail: string): Recusa => new Recusa(404, detail);
/** 409: the record's state, or a change by another user, forbids it. */
export const conflito = (detail: string, erros: Violacao[] = []): Recusa => new Recusa(409, detail, erros);
/** 403: the user lacks the permission or the unit. */
export const proibido = (detail: string): Recusa => new Recusa(403, detail);
/** 409: an outside service has no address, neither in the settings nor in the server's environment. */
export const integracaoNaoConfigurada = (servico: CampoDeServico): Recusa =>
  new Recusa(409, `Integração não configurada: ${ROTULOS_SERVICO[servico]}.`, [], { tipo: NAO_CONFIGURADA });
/** 401: no session. */
export const naoAutenticado = (): Recusa => new Recusa(401, 'Sua sessão expirou. Entre novamente.');
/**
 * 422: fields that cannot be accepted. A single error is also the detail; with several, the detail points at the
 * fields.
 */
export const invalido = (erros: [Violacao, ...Violacao[]]): Recusa =>
  new Recusa(422, erros.length === 1 ? erros[0].mensagem : 'Corrija os campos indicados.', erros);
/** 503: the database cannot write. */
export const discoCheio = (): Recusa =>
  new Recusa(
    503,
    'O disco do servidor está cheio, e nada foi gravado. As consultas funcionam. Avise quem cuida do servidor: é preciso liberar espaço.',
  );
/** 503: the database does not answer. */
export const bancoFora = (): Recusa =>
  new Recusa(503, 'O banco de dados está indisponível no momento. Tente novamente em instantes.');
