import { LIMITES } from '@merenda/shared/contratos';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { deWindows1252 } from '../../nucleo/windows-1252.js';

/** Why a file is not read as an NF-e: a sentence for the user. */
export class NotaRecusada extends Error {}

/** An element of an NF-e. */
export interface Elemento {
  nome: string;
  atributos: Readonly<Record<string, string>>;
  filhos: Elemento[];
  texto: string;
}

/**
 * The namespace of `NFe`, and with it of all elements except the signature, whose names are others. `nfeProc` around it
 * has the same one, or none: the SEFAZ's portal writes it so.
 */
const ESPACO = 'http://www.portalfiscal.inf.br/nfe';

/** Levels, elements and attributes beyond every real NF-e: 990 items have about 60,000 elements in 9 levels. */
const NIVEIS = 32;
const ELEMENTOS = 80_000;
const ATRIBUTOS = 10_000;

const GRANDE = 'O arquivo tem mais de 2 MB: uma NF-e é menor. Confira se é o XML da nota.';
const NAO_UTF8 = 'O arquivo não está em UTF-8, a codificação da NF-e. Peça ao fornecedor o XML original.';
const COM_DOCTYPE = 'O arquivo tem uma definição de documento (DOCTYPE), que uma NF-e nunca tem.';
const COMPLEXO = 'O arquivo tem elementos, atributos ou níveis demais para uma NF-e.';
const DANIFICADO = 'O arquivo não é um XML, ou está danificado. Peça ao fornecedor o XML da nota.';
const OUTRO = 'O arquivo é um XML, mas não de uma NF-e. Peça ao fornecedor o XML da nota.';

/** The declaration of an XML up to the name of its encoding, which is ASCII in every encoding that is read. */
const DECLARACAO = /^(\uFEFF?<\?xml\s[^>]{0,100}?\bencoding\s*=\s*["'])([\w.:-]{1,40})/;
const DECLARACAO_BYTES = 200;

const EM_UTF8 = new Set(['UTF-8', 'UTF8', 'US-ASCII', 'ASCII']);
const EM_LATIN1 = new Set(['ISO-8859-1', 'ISO8859-1', 'LATIN1', 'WINDOWS-1252', 'CP1252']);

/**
 * The text of an XML file of at most 2 MB, without a byte order mark: in UTF-8, or in ISO-8859-1 if its declaration
 * names that. Throws `NotaRecusada`.
 */
export function textoDoXml(bytes: Buffer): string {
  if (bytes.length > LIMITES.notaEletronicaBytes) throw new NotaRecusada(GRANDE);
  const [, , dita = 'UTF-8'] = DECLARACAO.exec(bytes.toString('latin1', 0, DECLARACAO_BYTES)) ?? [];
  if (EM_LATIN1.has(dita.toUpperCase())) return comoUtf8(deWindows1252(bytes));
  if (!EM_UTF8.has(dita.toUpperCase())) throw new NotaRecusada(outraCodificacao(dita));
  try {
    return comoUtf8(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (erro) {
    throw new NotaRecusada(NAO_UTF8, { cause: erro });
  }
}

/**
 * Declares UTF-8, the encoding in which the text is kept and sent. The signature does not cover the declaration. Throws
 * `NotaRecusada` for more than 2 MB.
 */
export function comoUtf8(texto: string): string {
  const emUtf8 = texto.replace(DECLARACAO, (inteira, antes: string, dita: string) =>
    EM_UTF8.has(dita.toUpperCase()) ? inteira : `${antes}UTF-8`,
  );
  if (Buffer.byteLength(emUtf8) > LIMITES.notaEletronicaBytes) throw new NotaRecusada(GRANDE);
  return emUtf8;
}

const outraCodificacao = (dita: string): string =>
  `O arquivo diz que está na codificação ${dita}, e uma NF-e é lida em UTF-8 ou em ISO-8859-1. Peça ao fornecedor o XML original.`;

/**
 * The root of an NF-e, alone (`NFe`) or with its authorisation (`nfeProc`). Throws `NotaRecusada` for what is not well
 * formed, for a DOCTYPE (and so for every entity that XML itself does not have), and for more levels or elements than an
 * NF-e has.
 */
export function lerXml(texto: string): Elemento {
  // Before the parser, which reads a whole DOCTYPE, and needs a tenth of a second for that many elements. Text has
  // `&lt;`.
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
    if (pai) {
      if (name === 'NFe' && pai === this.#raiz) exigirEspaco(attributes.xmlns ?? pai.atributos.xmlns);
      pai.filhos.push(elemento);
    } else {
      if (name !== 'nfeProc' || attributes.xmlns !== undefined) exigirEspaco(attributes.xmlns);
      if (!['NFe', 'nfeProc'].includes(name)) throw new NotaRecusada(OUTRO);
      this.#raiz = elemento;
    }
    this.#abertos.push(elemento);
  }

  #escrever(texto: string): void {
    const aberto = this.#abertos.at(-1);
    if (aberto) aberto.texto += texto;
  }
}

function exigirEspaco(espaco: string | undefined): void {
  if (espaco !== ESPACO) throw new NotaRecusada(OUTRO);
}
