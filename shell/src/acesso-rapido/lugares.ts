import { paraBusca } from '@merenda/shared/formatos';
import type { AreaJson, AtoDeTela, PalavrasDeTela } from '@merenda/shared/area';
import { ajustesVisiveis } from '../menu/menu.js';
import { AJUSTES } from '../proprias/area.js';
import { COMANDOS, INICIO, type NomeDoComando } from './palavras-do-shell.js';

/** A screen, or something that one does on it, that the search offers. */
export interface Lugar {
  titulo: string;
  detalhe: string;
  /** Path and query. */
  endereco: string;
  /** It is named by what one does there. */
  acao: boolean;
  /** Other words that find it. */
  palavras: readonly string[];
  porUnidade?: PalavrasDeTela['porUnidade'];
  /** The search finds records that it lists. */
  registros?: boolean;
  doRegistro?: AtoDeTela['doRegistro'];
  /** The search does it itself; there is no address then. */
  comando?: NomeDoComando;
}

type Pode = (permissao: string | null) => boolean;

/** An area with the words of its screens. */
export interface AreaBuscada {
  area: AreaJson;
  palavras: readonly PalavrasDeTela[];
}

/**
 * What the user may open: the home, screens and acts that need no more than their address, from the areas' `area.json`,
 * and what the search does itself.
 */
export function lugaresDe(areas: readonly AreaBuscada[], pode: Pode): Lugar[] {
  const haAjustes = ajustesVisiveis(areas, pode).length > 0;
  const lugares = areas.flatMap(({ area: { nome, telas }, palavras }) =>
    telas
      .filter(
        ({ caminho, permissao }) => !caminho.includes(':') && pode(permissao) && (haAjustes || caminho !== AJUSTES),
      )
      .flatMap(({ id, titulo, caminho, acao }): Lugar[] => {
        const suas = palavras.find((uma) => uma.id === id);
        const tela = {
          titulo: acao ?? titulo,
          detalhe: acao === undefined ? nome : titulo,
          endereco: caminho,
          acao: acao !== undefined,
          palavras: suas?.palavras ?? [],
          ...(suas?.porUnidade && { porUnidade: suas.porUnidade }),
          ...(suas?.registros && { registros: true }),
        };
        const atos = (suas?.atos ?? []).map((ato) => ({
          titulo: ato.titulo,
          detalhe: titulo,
          endereco: ato.busca === undefined ? caminho : `${caminho}?${ato.busca}`,
          acao: true,
          palavras: ato.palavras,
          ...(suas?.porUnidade && { porUnidade: suas.porUnidade }),
          ...(ato.doRegistro && { doRegistro: ato.doRegistro }),
        }));
        return [tela, ...atos];
      }),
  );
  // An area may have a second address for a screen.
  const umaVez = lugares.filter(({ titulo }, i) => lugares.findIndex((outro) => outro.titulo === titulo) === i);
  return [INICIO, ...umaVez, ...COMANDOS_DA_BUSCA];
}

const COMANDOS_DA_BUSCA = COMANDOS.map(({ nome, titulo, palavras, ...outros }): Lugar => ({
  titulo,
  detalhe: 'detalhe' in outros ? outros.detalhe : 'Sua conta',
  endereco: '',
  acao: true,
  palavras,
  comando: nome,
}));

/** The path of an address. */
export const caminhoDe = (endereco: string): string => endereco.split('?')[0] ?? '';

/** Whether the texts have every word of the term, accents and case aside. */
export function temAsPalavras(termo: string, ...textos: readonly string[]): boolean {
  const texto = paraBusca(textos.join(' '));
  return paraBusca(termo)
    .split(' ')
    .every((palavra) => texto.includes(palavra));
}
/** A text in parts: those that a word of the term marks, and what lies between them. */
export function marcar(texto: string, termo: string): { trecho: string; marcado: boolean }[] {
  const letras = [...texto];
  // Letter by letter, so that a place in the folded text is a place in the text.
  const dobrado = letras.map((letra) => paraBusca(letra).at(0) ?? ' ').join('');
  const marcadas = new Set<number>();
  for (const palavra of paraBusca(termo).split(' ')) {
    for (let lugar = dobrado.indexOf(palavra); palavra && lugar >= 0; lugar = dobrado.indexOf(palavra, lugar + 1))
      for (let i = 0; i < palavra.length; i += 1) marcadas.add(lugar + i);
  }
  const partes: { trecho: string; marcado: boolean }[] = [];
  letras.forEach((letra, i) => {
    const marcado = marcadas.has(i);
    const ultima = partes.at(-1);
    if (ultima?.marcado === marcado) ultima.trecho += letra;
    else partes.push({ trecho: letra, marcado });
  });
  return partes;
}
