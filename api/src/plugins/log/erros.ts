import { codigoSql, restricaoViolada } from '../../banco/erro-sql.js';

/** An error as it is logged. */
export type ErroNoLog = {
  type: string;
  message: string;
  /** SQLSTATE, or the system's error code. */
  code?: string;
  /** Name of the constraint that refused. */
  restricao?: string;
  stack: string;
  cause?: ErroNoLog;
};

const EMAIL = /[^\s<>"']+@[^\s<>"']+/g;
/** CPF, telephone, postal code, with or without their masks. */
const NUMERO = /\d[\d./() -]{6,}\d/g;
/** Quoted text is user input: the messages of the JSON and PostgreSQL parsers quote it. */
const CITACAO = /["'].*["']/gs;

/**
 * An error without its data: no property that is not named here, no parameter of a query, nothing quoted, no address,
 * no long number.
 */
export function erroSemDados(erro: unknown): ErroNoLog {
  if (!(erro instanceof Error)) return { type: typeof erro, message: 'thrown without being an error', stack: '' };
  const code = codigoSql(erro);
  const restricao = restricaoViolada(erro);
  return {
    type: erro.constructor.name,
    message: mensagemSemDados(erro.message),
    ...(code !== undefined && { code }),
    ...(restricao !== undefined && { restricao }),
    stack: chamadas(erro.stack),
    ...(erro.cause instanceof Error && { cause: erroSemDados(erro.cause) }),
  };
}

/** The message of an error without user input. */
export function mensagemSemDados(mensagem: string): string {
  // The message of a failed query has its SQL, which is ours, and then its parameters, which are not.
  const [consulta, parametros] = mensagem.split(/\nparams:/);
  if (parametros !== undefined && consulta !== undefined) return consulta;
  return mensagem.replace(CITACAO, '"…"').replace(EMAIL, '[e-mail]').replace(NUMERO, '[número]');
}

/** Only the calls: a stack begins with the message. */
function chamadas(pilha = ''): string {
  return pilha
    .split('\n')
    .filter((linha) => /^\s+at /.test(linha))
    .join('\n');
}
