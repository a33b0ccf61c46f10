import { NAO_CONFIGURADA, type EmUso } from '@merenda/shared/contratos';
import { INESPERADO_TENTE, type Violacao } from '@merenda/shared/regras';

/** The status of a call that got no response. */
export const SEM_RESPOSTA = 0;

/** The kind of an error that is none: a write is done, and only its answer is lost. */
export const ENVIO_CHEGOU = 'envio:chegou';

/** Whether a write is done, and its answer is lost: a success without a value. */
export const chegouSemResposta = (erro: unknown): erro is ErroApi =>
  erro instanceof ErroApi && erro.tipo === ENVIO_CHEGOU;

/**
 * The only error of `api`, except for cancelled calls.
 * `detail` is a Portuguese message for the user; `campos` are the fields that the server refused.
 */
export class ErroApi extends Error {
  override readonly name = 'ErroApi';

  constructor(
    /** HTTP status; `SEM_RESPOSTA` (0) without a response. */
    readonly status: number,
    readonly detail: string,
    readonly campos: readonly Violacao[] = [],
    /** After a refused deletion: what uses the record. */
    readonly emUso?: EmUso,
    /** The kind of problem (RFC 9457). */
    readonly tipo = 'about:blank',
  ) {
    super(detail);
  }
}

/** Whether an edit was refused because another user changed the record meanwhile: 409 with an error at `versao`. */
export function versaoMudou(erro: unknown): erro is ErroApi {
  return erro instanceof ErroApi && erro.status === 409 && erro.campos.some(({ campo }) => campo === 'versao');
}

/** Whether a call was refused because an outside service has no address: another attempt cannot help. */
export const naoConfigurada = (erro: unknown): erro is ErroApi =>
  erro instanceof ErroApi && erro.tipo === NAO_CONFIGURADA;

const FRASES: Record<number, string> = {
  401: 'Sua sessão terminou. Entre novamente.',
  403: 'Você não tem permissão para isso.',
  404: 'O que você procura não foi encontrado.',
  409: 'Outra pessoa mudou estes dados. Atualize a página e tente de novo.',
  413: 'O arquivo enviado é grande demais.',
  429: 'Muitas tentativas seguidas. Aguarde um minuto e tente de novo.',
  503: 'O serviço está temporariamente indisponível. Tente de novo em instantes.',
};

/**
 * Reads a refusal. problem+json (RFC 9457) gives its `detail` and `errors`. A short plain text is shown unchanged. For
 * anything else (a proxy's HTML page, an empty body) only the status is used.
 */
export async function lerErro(resposta: Response): Promise<ErroApi> {
  const texto = (await resposta.text()).trim();
  const frase = FRASES[resposta.status] ?? 'O servidor não conseguiu atender ao pedido. Tente de novo em instantes.';
  const corpo = lerJson(texto);
  if (typeof corpo === 'string') return new ErroApi(resposta.status, corpo);
  if (ehObjeto(corpo)) {
    const detail = typeof corpo.detail === 'string' && corpo.detail !== '' ? corpo.detail : frase;
    return new ErroApi(
      resposta.status,
      detail,
      Array.isArray(corpo.errors) ? corpo.errors.filter(ehCampo) : [],
      ehEmUso(corpo.emUso) ? corpo.emUso : undefined,
      typeof corpo.type === 'string' ? corpo.type : undefined,
    );
  }
  const ehTexto = texto !== '' && !texto.startsWith('<') && corpo === undefined;
  return new ErroApi(resposta.status, ehTexto ? texto : frase);
}

/** Why something failed: the server's sentence, or that it was not expected. */
export const fraseDaFalha = (falha: unknown): string => (falha instanceof ErroApi ? falha.detail : INESPERADO_TENTE);

function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto) as unknown;
  } catch {
    return undefined; // Plain text is a valid response.
  }
}

function ehObjeto(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null;
}

function ehEmUso(valor: unknown): valor is EmUso {
  return ehObjeto(valor) && typeof valor.titulo === 'string' && Array.isArray(valor.usos) && valor.usos.every(ehUso);
}

function ehUso(valor: unknown): boolean {
  return (
    ehObjeto(valor) &&
    typeof valor.descricao === 'string' &&
    typeof valor.quantidade === 'number' &&
    Array.isArray(valor.registros)
  );
}

function ehCampo(valor: unknown): valor is Violacao {
  return ehObjeto(valor) && typeof valor.campo === 'string' && typeof valor.mensagem === 'string';
}
