import type { AjudaDeTela, AtoDeTela, PalavrasDeTela } from './area-json.js';
import { id, lista, objeto, recusar, simOuNao, texto } from './validar-area.js';

/** A query without '?': 'prazo=VENCIDOS&ver=produto'. */
const BUSCA = /^[\w-]+=[^\s&#?=]+(&[\w-]+=[^\s&#?=]+)*$/;
const PARAMETRO = /^[\w-]+$/;

/**
 * Reads words and help of an area's screens, of unknown origin: `palavras.json`, or the screens of an `area.json`. It is apart
 * from the rest of `area.json`, because only search and help need it.
 * @throws Error that names the first wrong place and the expected value (for developers, in English)
 */
export const lerPalavras = (valor: unknown): PalavrasDeTela[] => lista(valor, 'palavras', lerUma);

function lerUma(valor: unknown, onde: string): PalavrasDeTela {
  const uma = objeto(valor, onde);
  const lida: PalavrasDeTela = { id: id(uma.id, `${onde}.id`), palavras: lerLista(uma.palavras, `${onde}.palavras`) };
  const { porUnidade } = uma;
  if (porUnidade !== undefined)
    lida.porUnidade =
      porUnidade === 'estoque' || porUnidade === 'unidade'
        ? porUnidade
        : recusar(`${onde}.porUnidade`, "'estoque' or 'unidade'");
  if (uma.registros !== undefined) lida.registros = simOuNao(uma.registros, `${onde}.registros`);
  if (uma.atos !== undefined) lida.atos = lista(uma.atos, `${onde}.atos`, lerAto);
  if (uma.ajuda !== undefined) lida.ajuda = lerAjuda(uma.ajuda, `${onde}.ajuda`);
  return lida;
}

function lerAjuda(valor: unknown, onde: string): AjudaDeTela {
  const { frases, passo } = objeto(valor, onde);
  const lida: AjudaDeTela = { frases: lista(frases, `${onde}.frases`, texto) };
  if (passo !== undefined) lida.passo = texto(passo, `${onde}.passo`);
  return lida;
}

function lerAto(valor: unknown, onde: string): AtoDeTela {
  const ato = objeto(valor, onde);
  const lido: AtoDeTela = {
    titulo: texto(ato.titulo, `${onde}.titulo`),
    palavras: lerLista(ato.palavras, `${onde}.palavras`),
  };
  if (ato.busca !== undefined) lido.busca = como(BUSCA, ato.busca, `${onde}.busca`, "a query such as 'prazo=VENCIDOS'");
  if (ato.doRegistro !== undefined) {
    const { titulo, parametro } = objeto(ato.doRegistro, `${onde}.doRegistro`);
    lido.doRegistro = {
      titulo: texto(titulo, `${onde}.doRegistro.titulo`),
      parametro: como(PARAMETRO, parametro, `${onde}.doRegistro.parametro`, "a parameter's name"),
    };
  }
  return lido;
}

const lerLista = (valor: unknown, onde: string): string[] => (valor === undefined ? [] : lista(valor, onde, texto));

function como(forma: RegExp, valor: unknown, onde: string, esperado: string): string {
  const lido = texto(valor, onde);
  return forma.test(lido) ? lido : recusar(onde, esperado);
}
