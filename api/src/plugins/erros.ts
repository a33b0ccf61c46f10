import { NAO_ESCREVIVEL } from '@merenda/shared/regras';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { codigoSql } from '../banco/erro-sql.js';
import { faltouEspaco } from '../banco/espaco.js';
import { bancoIndisponivel } from '../banco/indisponivel.js';
import { bancoFora, conflito, discoCheio, invalido, naoAutenticado, naoEncontrado, Recusa } from '../nucleo/recusas.js';
import './mensagens.js';

const TITULOS: Record<number, string> = {
  400: 'Pedido inválido',
  401: 'Sessão inválida',
  403: 'Acesso negado',
  404: 'Não encontrado',
  409: 'Conflito',
  413: 'Conteúdo grande demais',
  415: 'Tipo de conteúdo não aceito',
  422: 'Dados inválidos',
  429: 'Muitas tentativas',
  500: 'Erro interno',
  503: 'Serviço indisponível',
};

/** Fastify's own refusals, in words that help the user. */
const DETALHES: Record<number, string> = {
  400: 'O pedido não pôde ser lido. Atualize a página e tente novamente.',
  413: 'O conteúdo enviado é grande demais.',
  415: 'O tipo do conteúdo enviado não é aceito.',
  429: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
};

const ENDERECO_INEXISTENTE = 'O endereço pedido não existe.';

/** Response to an unknown address. */
export function enderecoInexistente(): never {
  throw naoEncontrado(ENDERECO_INEXISTENTE);
}

/**
 * Refusals of the router before a route is found, so before any hook: the same problem+json, with the headers that a
 * hook would set. Given to Fastify as `frameworkErrors`.
 */
export function erroDoRoteador(erro: FastifyError, req: FastifyRequest, res: FastifyReply): void {
  const recusa = erro.code === 'FST_ERR_MAX_PARAM_LENGTH' ? naoEncontrado(ENDERECO_INEXISTENTE) : recusaDe(erro, req);
  void responder(
    recusa,
    req,
    res.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    }),
  );
}

/** An audit line of a session that does not exist (migration 0047). */
const SEM_SESSAO = 'ME001';

/** A text that the database cannot store: a NUL that no contract refused, because the text was only a search term. */
const INESCRITIVEL = new Set(['22021', '22P05']);

export default fp(
  async (app) => {
    app.setErrorHandler((erro: FastifyError, req, res) => responder(recusaDe(erro, req), req, res));
  },
  { name: 'erros' },
);

function recusaDe(erro: FastifyError, req: FastifyRequest): Recusa {
  if (erro instanceof Recusa) {
    // An unavailable outside service is not our fault, but it must be logged.
    if (erro.cause !== undefined) req.log.warn(erro.cause, 'um serviço externo não atendeu');
    return erro;
  }
  if (hasZodFastifySchemaValidationErrors(erro)) {
    const falhas = erro.validation.map((falha) => ({
      campo: falha.instancePath.split('/').filter(Boolean).join('.'),
      mensagem: falha.message ?? 'Valor inválido.',
    }));
    // One message per field: an empty field gets no second message about its format.
    const erros = falhas.filter(({ campo }, posicao) => falhas.findIndex((outra) => outra.campo === campo) === posicao);
    const [primeiro, ...demais] = erros;
    if (primeiro) return invalido([primeiro, ...demais]);
  }
  if (interrompido(erro, req)) {
    req.log.info('o pedido foi interrompido antes de chegar inteiro');
    return new Recusa(400, DETALHES[400] ?? '');
  }
  const codigo = codigoSql(erro) ?? '';
  if (codigo === '23503') return conflito('O registro está em uso e não pode ser alterado desta forma.');
  if (codigo === '23505') return conflito('Já existe um registro com estes dados.');
  // The session was ended while its request was open: nothing was written in its name.
  if (codigo === SEM_SESSAO) return naoAutenticado();
  if (INESCRITIVEL.has(codigo)) return new Recusa(422, NAO_ESCREVIVEL);
  if (faltouEspaco(erro)) {
    // The plugin `disco` logs it, once a minute.
    req.server.disco.anotarRecusa();
    return discoCheio();
  }
  if (bancoIndisponivel(erro)) {
    req.log.error(erro, 'o banco de dados está indisponível');
    return bancoFora();
  }
  const status = erro.statusCode ?? 500;
  if (status < 500) return new Recusa(status, DETALHES[status] ?? 'O pedido não pôde ser atendido.');
  req.log.error(erro, 'erro inesperado');
  return new Recusa(500, 'Ocorreu um erro inesperado. Nada foi gravado; tente novamente.');
}

/**
 * Whether the client disconnected, or was cut off, while it sent its body: not our fault, and not a fault of the
 * database, whose lost connections look the same.
 */
function interrompido(erro: FastifyError, req: FastifyRequest): boolean {
  return erro === req.raw.errored;
}

function responder(recusa: Recusa, req: FastifyRequest, res: FastifyReply): FastifyReply {
  const {
    status,
    detail,
    erros,
    mais: { esperaS, emUso, plano, tipo = 'about:blank' },
  } = recusa;
  if (esperaS !== undefined) res.header('retry-after', esperaS);
  // A connection that is closed while the client still sends is reset, and the reason is lost. The rest of the body is
  // read and dropped, within the time that a request may take.
  if (status === 413) res.removeHeader('connection');
  return (
    res
      .code(status)
      // A refusal is never cached, whatever the route declares: it is only true now, for this user.
      .header('cache-control', 'no-store')
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send({
        type: tipo,
        title: TITULOS[status] ?? 'Erro',
        status,
        detail,
        instance: req.url,
        ...(erros.length > 0 && { errors: erros }),
        ...(emUso && { emUso }),
        ...(plano && { plano }),
      })
  );
}
