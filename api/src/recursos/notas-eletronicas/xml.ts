import { LIMITES } from '@merenda/shared/contratos';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** Why a file is not read as an NF-e: a sentence for the user. */
export class NotaRecusada extends Error {}

/** An element of an NF-e. */
export interface Elemento {
  nome: string;
  atributos: Readonly<Record<string, string>>;
  filhos: Elemento[];
  texto: string;
}

/** The namespace of the root, and with it of all elements except the signature, whose names are others. */
const ESPACO = 'http://www.portalfiscal.inf.br/nfe';

/** Levels, elements and attributes beyond every real NF-e: 990 items have about 60,000 elements in 9 levels. */
const NIVEIS = 32;
const ELEMENTOS = 80_000;
const ATRIBUTOS = 10_000;

const GRANDE = 'O arquivo tem mais de 2 MB: uma NF-e é menor. Confira se é o XML da nota.';
const CODIFICACAO = 'O arquivo não está em UTF-8, a codificação da NF-e. Peça ao fornecedor o XML original.';
const COM_DOCTYPE = 'O arquivo tem uma definição de documento (DOCTYPE), que uma NF-e nunca tem.';
const COMPLEXO = 'O arquivo tem elementos, atributos ou níveis demais para uma NF-e.';
const DANIFICADO = 'O arquivo não é um XML, ou está danificado. Peça ao fornecedor o XML da nota.';
const OUTRO = 'O arquivo é um XML, mas não de uma NF-e. Peça ao fornecedor o XML da nota.';

/** The text of an XML file of at most 2 MB, without a byte order mark. Throws `NotaRecusada`. */
export function textoDoXml(bytes: Uint8Array): string {
  if (bytes.length > LIMITES.notaEletronicaBytes) throw new NotaRecusada(GRANDE);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (erro) {
    throw new NotaRecusada(CODIFICACAO, { cause: erro });
  }
}

/**
 * The root of an NF-e, alone (`NFe`) or with its authorisation (`nfeProc`). Throws `NotaRecusada` for what is not well
 * formed, for a DOCTYPE (and so for every entity that XML itself does not have), and for more levels or elements than an
 * NF-e has.
 */
export function lerXml(texto: string): Elemento {
  // Before the parser, which reads a whole DOCTYPE, and needs a tenth of a second for so many elements. Text has `&lt;`.
  if (texto.includes('<!DOCTYPE')) throw new NotaRecusada(COM_DOCTYPE);
  if (temMaisElementos(texto)) throw new NotaRecusada(COMPLEXO);
  try {
    return new Leitor().ler(texto);
  } catch (erro) {
    if (erro instanceof NotaRecusada) throw erro;
    throw new NotaRecusada(DANIFICADO, { cause: erro });
  }
}

function temMaisElementos(texto: string): boolean {
  let elementos = 0;
  for (let i = texto.indexOf('<'); i >= 0 && elementos <= ELEMENTOS; i = texto.indexOf('<', i + 1))
    if (texto[i + 1] !== '/') elementos++;
  return elementos > ELEMENTOS;
}

class Leitor {
  readonly #sax = new SaxesParser();
  readonly #abertos: Elemento[] = [];
  #raiz: Elemento | null = null;
  #atributos = 0;

  constructor() {
    this.#sax.on('xmldecl', ({ encoding }) => {
      if (encoding !== undefined && encoding.toUpperCase() !== 'UTF-8') throw new NotaRecusada(CODIFICACAO);
    });
    this.#sax.on('attribute', () => {
      if (++this.#atributos > ATRIBUTOS) throw new NotaRecusada(COMPLEXO);
    });
    this.#sax.on('opentag', (tag) => this.#abrir(tag));
    this.#sax.on('closetag', () => void this.#abertos.pop());
    this.#sax.on('text', (texto) => this.#escrever(texto));
    this.#sax.on('cdata', (texto) => this.#escrever(texto));
  }

  ler(texto: string): Elemento {
    this.#sax.write(texto).close();
    if (!this.#raiz) throw new NotaRecusada(DANIFICADO);
    return this.#raiz;
  }

  #abrir({ name, attributes }: SaxesTagPlain): void {
    if (this.#abertos.length >= NIVEIS) throw new NotaRecusada(COMPLEXO);
    const elemento: Elemento = { nome: name, atributos: attributes, filhos: [], texto: '' };
    const pai = this.#abertos.at(-1);
    if (pai) pai.filhos.push(elemento);
    else {
      if (!['NFe', 'nfeProc'].includes(name) || attributes.xmlns !== ESPACO) throw new NotaRecusada(OUTRO);
      this.#raiz = elemento;
    }
    this.#abertos.push(elemento);
  }

  #escrever(texto: string): void {
    const aberto = this.#abertos.at(-1);
    if (aberto) aberto.texto += texto;
  }
}
