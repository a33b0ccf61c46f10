import type { Operacao } from './documento.js';

type Escalar = string | number | boolean;

const POR_NOME = 60;

/** 'aquisicoes' → 'aquisicao', 'pratos' → 'prato': a list and a reference name the same thing. */
const singular = (nome: string): string => nome.replace(/oes$/, 'ao').replace(/ns$/, 'm').replace(/s$/, '');

/** An id has no meaning without its entity. */
const chaveDe = (nome: string, dono: string): string => (nome === 'id' ? `${singular(dono)}.id` : nome);

/**
 * Values that the product itself uses, by their name in the responses: dates, codes, lots, hours. A body with such
 * values passes the contract and reaches the rules; a wrong type never does.
 */
export class Dicionario {
  readonly #valores = new Map<string, Set<Escalar>>();

  /** Stores the values of a response; `dono` is the name of their entity. */
  aprender(resposta: unknown, dono: string, nome = dono): void {
    if (Array.isArray(resposta)) for (const parte of resposta.slice(0, 20)) this.aprender(parte, dono, nome);
    else if (typeof resposta === 'object' && resposta !== null)
      for (const [filho, parte] of Object.entries(resposta)) this.aprender(parte, nome, filho);
    else if (['string', 'number', 'boolean'].includes(typeof resposta))
      this.#guardar(chaveDe(nome, dono), resposta as Escalar);
  }

  /** The known values of a name; for an id, those of that owner. */
  de(nome: string, dono: string): Escalar[] {
    return [...(this.#valores.get(chaveDe(nome, dono)) ?? [])];
  }

  #guardar(nome: string, valor: Escalar): void {
    if (typeof valor === 'string' && valor.length > 300) return;
    const valores = this.#valores.get(nome) ?? new Set();
    if (valores.size < POR_NOME) valores.add(valor);
    this.#valores.set(nome, valores);
  }
}

/**
 * Reads every list and some records of each kind. `pedir` returns the body of a GET, or undefined when it is refused.
 */
export async function aprenderDe(
  operacoes: readonly Operacao[],
  pedir: (url: string) => Promise<unknown>,
): Promise<Dicionario> {
  const dicionario = new Dicionario();
  for (const { metodo, url, parametros } of operacoes) {
    if (metodo !== 'GET') continue;
    const enderecos = parametros.some((parametro) => parametro.in === 'path')
      ? ['1', '2', '3'].map((id) => url.replace(/\{\w+\}/g, id))
      : [url];
    for (const endereco of enderecos) dicionario.aprender(await pedir(endereco), donoEm(url));
  }
  return dicionario;
}

/** The entity of a path: its last segment, or the last one before a parameter. */
export function donoEm(url: string, parametro = ''): string {
  const antes = parametro === '' ? url : url.slice(0, url.indexOf(`{${parametro}}`));
  return (
    antes
      .split('/')
      .filter((parte) => parte !== '' && !parte.includes('{'))
      .at(-1) ?? ''
  );
}
