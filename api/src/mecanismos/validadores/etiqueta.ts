import { createHash } from 'node:crypto';
import type { Marcas } from '../../banco/marcas.js';
import { digestoDoPrograma } from '../../nucleo/programa.js';
import { fuso } from '../../nucleo/relogio.js';

/** The state before the first read for the answer. */
export interface Instante {
  /** Path and query string as they were sent. */
  url: string;
  /** The user of the session, and what the session opens: the user's rights in it. */
  sessaoDe: string;
  marcas: Marcas;
  /** The municipality's day, `YYYY-MM-DD`. */
  dia: string;
}

/** What an answer depends on, besides its address, the day and the program. */
export interface Dependencia {
  tabelas: ReadonlySet<string>;
  /** Whether it is the answer of this user only. */
  doUsuario: boolean;
}

/** Entity tags of this kind: whether for one user (`u`) or all (`t`), the tables as bits in hexadecimal, a digest. */
const FORMA = /^W\/"([tu])([0-9a-f]+)-[\w-]+"$/;

/**
 * The entity tag of an answer. It is weak because the same answer may be sent in several encodings. The tag contains
 * the names of its tables, so that any process can compare it with the current marks. Null when one of the tables has
 * no marks.
 */
export function etiquetaDe(instante: Instante, { tabelas, doUsuario }: Dependencia): string | null {
  const { url, sessaoDe, marcas, dia } = instante;
  if (![...tabelas].every((tabela) => marcas.has(tabela))) return null;
  const nomes = [...marcas.keys()];
  const bits = nomes.reduce((soma, nome, i) => (tabelas.has(nome) ? soma | (1n << BigInt(i)) : soma), 0n);
  const digesto = createHash('sha256')
    .update(
      JSON.stringify([
        digestoDoPrograma(),
        fuso(),
        dia,
        url,
        doUsuario ? sessaoDe : null,
        nomes.flatMap((nome) => (tabelas.has(nome) ? [nome, marcas.get(nome)] : [])),
      ]),
    )
    .digest('base64url');
  return `W/"${doUsuario ? 'u' : 't'}${bits.toString(16)}-${digesto}"`;
}

/**
 * Whether a tag that a browser sends back is the one that its answer would get now. An invented tag never is: the
 * marks are secret random numbers.
 */
export function aindaVale(instante: Instante, etiqueta: string): boolean {
  const [, quem, bits] = FORMA.exec(etiqueta) ?? [];
  if (!quem || !bits) return false;
  const mascara = BigInt(`0x${bits}`);
  const tabelas = new Set([...instante.marcas.keys()].filter((_, i) => (mascara >> BigInt(i)) & 1n));
  return etiqueta === etiquetaDe(instante, { tabelas, doUsuario: quem === 'u' });
}

/** The entity tag of an answer that also depends on something else: a digest of its content. */
export function etiquetaDoConteudo(corpo: string): string {
  return `W/"c-${createHash('sha256').update(corpo).digest('base64url')}"`;
}

/** The tags of a request's `If-None-Match`. `*` is none: it says nothing about what the browser has. */
export function etiquetasApresentadas(cabecalho: string | undefined): string[] {
  return cabecalho?.match(/(?:W\/)?"[^"]*"/g) ?? [];
}
