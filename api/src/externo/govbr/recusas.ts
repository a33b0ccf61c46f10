import { conflito, Recusa } from '../../nucleo/recusas.js';

/** 503: gov.br is unavailable or slow, or its answer is not valid. The cause is logged. */
export const govbrForaDoAr = (cause: unknown): Recusa =>
  Object.assign(
    new Recusa(
      503,
      'O gov.br não respondeu como esperado. Tente de novo em alguns minutos, ou entre com o seu usuário e a sua senha.',
    ),
    { cause },
  );

/** 409: the return is not the answer to a login that this tab has begun, or it comes a second time or too late. */
export const entradaVencida = (): Recusa =>
  conflito('Esta entrada com gov.br venceu ou já foi usada. Use de novo o botão "Entrar com gov.br".');

/** 409: the user cancelled on gov.br's page. */
export const entradaCancelada = (): Recusa =>
  conflito('Você cancelou a entrada com gov.br. Tente de novo, ou entre com o seu usuário e a sua senha.');
