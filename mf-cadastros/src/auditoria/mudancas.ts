import { rotuloDoCampo, rotuloDoValor } from './rotulos.js';

/** One changed field. */
export interface Mudanca {
  /** Its path, in words: 'Pessoa › Nome'. */
  campo: string;
  /** '' if there was no value. */
  antes: string;
  depois: string;
}

/** Not useful for a reader: the key has its own column, the version counts edits. */
const INTERNOS = new Set(['id', 'versao']);

/**
 * The differences between a record before and after, field by field, in the order of the record; either may be null.
 */
export function mudancasEntre(antes: unknown, depois: unknown): Mudanca[] {
  const eram = camposDe(antes);
  const sao = camposDe(depois);
  return [...new Set([...eram.keys(), ...sao.keys()])]
    .map((campo) => ({ campo, antes: eram.get(campo) ?? '', depois: sao.get(campo) ?? '' }))
    .filter((mudanca) => mudanca.antes !== mudanca.depois);
}

function camposDe(valor: unknown, caminho: string[] = [], campos = new Map<string, string>()): Map<string, string> {
  const texto = emPalavras(valor);
  if (texto !== null) {
    if (texto !== '') campos.set(caminho.join(' › ') || 'Valor', texto);
  } else if (Array.isArray(valor)) {
    valor.forEach((parte, i) => camposDe(parte, numerado(caminho, i + 1), campos));
  } else {
    for (const [nome, parte] of Object.entries(valor as object))
      if (!INTERNOS.has(nome)) camposDe(parte, [...caminho, rotuloDoCampo(nome)], campos);
  }
  return campos;
}

/** 'Itens' → 'Itens 2'. */
function numerado(caminho: string[], n: number): string[] {
  const ultimo = caminho.at(-1);
  return ultimo === undefined ? [`Registro ${n}`] : [...caminho.slice(0, -1), `${ultimo} ${n}`];
}

/** A value that is one: a scalar, a reference by its name, a list of such; null for what has fields of its own. */
function emPalavras(valor: unknown): string | null {
  if (valor === null || valor === undefined) return '';
  if (typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean') return rotuloDoValor(valor);
  if (!Array.isArray(valor)) return nomeDaReferencia(valor as Record<string, unknown>);
  const partes = valor.map(emPalavras);
  return partes.every((parte) => parte !== null) ? partes.join(', ') : null;
}

/** `{ id, nome }` and `{ id }` are references; so is a stock, which has its unit's name. */
function nomeDaReferencia({ id, nome, unidadeEducacional, ...resto }: Record<string, unknown>): string | null {
  if (typeof id !== 'number' || Object.keys(resto).length > 0) return null;
  if (typeof nome === 'string') return unidadeEducacional === undefined ? nome : null;
  return unidadeEducacional === undefined ? `nº ${id}` : emPalavras(unidadeEducacional);
}
