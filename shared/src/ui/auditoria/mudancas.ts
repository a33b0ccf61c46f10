import type { ListaConvencao } from '@merenda/shared/contratos';
import { listaDoCampo, rotuloDoCampo, rotuloDoValor } from './rotulos.js';

/** One changed field. */
export interface Mudanca {
  /** Its path, in words: 'Pessoa › Nome'. */
  campo: string;
  /** '' if there was no value. */
  antes: string;
  depois: string;
  /** The look-up list whose codes the two are. */
  lista?: ListaConvencao;
}

/** Not useful for a reader: the key has its own column, the version counts edits. */
const INTERNOS = new Set(['id', 'versao']);

/** The code of an entry of a look-up list has its label beside it. */
const DA_OPCAO = new Set([...INTERNOS, 'nome']);

/**
 * The differences between a record before and after, field by field, in the order of the record; either may be null.
 */
export function mudancasEntre(antes: unknown, depois: unknown): Mudanca[] {
  const eram = camposDe(antes);
  const sao = camposDe(depois);
  return [...new Set([...eram.keys(), ...sao.keys()])]
    .map((campo) => ({
      campo,
      antes: eram.get(campo)?.texto ?? '',
      depois: sao.get(campo)?.texto ?? '',
      ...(sao.get(campo) ?? eram.get(campo))?.codigoDe,
    }))
    .filter((mudanca) => mudanca.antes !== mudanca.depois);
}

/** The text of a field of a record, and the list of which it is a code, if it is one. */
interface Campo {
  texto: string;
  codigoDe?: { lista: ListaConvencao };
}
type Campos = Map<string, Campo>;

function camposDe(valor: unknown, caminho: string[] = [], campos: Campos = new Map(), nome = ''): Campos {
  const lista = typeof valor === 'string' ? listaDoCampo(nome) : undefined;
  const texto = lista ? String(valor) : emPalavras(valor);
  if (texto !== null) {
    if (texto !== '') campos.set(caminho.join(' › ') || 'Valor', { texto, ...(lista && { codigoDe: { lista } }) });
  } else if (Array.isArray(valor)) {
    valor.forEach((parte, i) => camposDe(parte, numerado(caminho, i + 1), campos));
  } else {
    const internos = 'lista' in (valor as object) ? DA_OPCAO : INTERNOS;
    for (const [campo, parte] of Object.entries(valor as object))
      if (!internos.has(campo)) camposDe(parte, [...caminho, rotuloDoCampo(campo)], campos, campo);
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

/**
 * `{ id, nome }` and `{ id }` are references; so are a stock, which has its unit's name, and an entry of a look-up list,
 * which has its label.
 */
function nomeDaReferencia(valor: Record<string, unknown>): string | null {
  const { id, nome, unidadeEducacional, ...resto } = valor;
  if (typeof nome === 'string' && typeof resto.descricao === 'string' && Object.keys(valor).length === 2)
    return resto.descricao;
  if (typeof id !== 'number' || Object.keys(resto).length > 0) return null;
  if (typeof nome === 'string') return unidadeEducacional === undefined ? nome : null;
  return unidadeEducacional === undefined ? `nº ${id}` : emPalavras(unidadeEducacional);
}
