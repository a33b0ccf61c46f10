import { paraBusca } from '@merenda/shared/formatos';
import type { AreaJson } from '@merenda/shared/area';

/** A screen that the search offers. */
export interface Lugar {
  titulo: string;
  detalhe: string;
  endereco: string;
  /** It is named by what one does there. */
  acao: boolean;
}

type Pode = (permissao: string | null) => boolean;

/** The screens that the user may open by their address alone, from the areas' `area.json`. */
export function lugaresDe(areas: readonly AreaJson[], pode: Pode): Lugar[] {
  const lugares = areas.flatMap(({ nome, telas }) =>
    telas
      .filter(({ caminho, permissao }) => !caminho.includes(':') && pode(permissao))
      .map(({ titulo, caminho, acao }) => ({
        titulo: acao ?? titulo,
        detalhe: acao === undefined ? nome : titulo,
        endereco: caminho,
        acao: acao !== undefined,
      })),
  );
  // An area may have a second address for a screen.
  return lugares.filter(({ titulo }, i) => lugares.findIndex((outro) => outro.titulo === titulo) === i);
}

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
