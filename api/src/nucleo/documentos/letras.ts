import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pedacosQuebraveis } from '@merenda/shared/regras';
import { create, type Font } from 'fontkit';

/** How a text is written. */
export interface Letra {
  /** Height in points. */
  tamanho: number;
  /** Default 'normal'. */
  forma?: Forma;
  /** Default black. */
  cor?: string;
}

export type Forma = 'normal' | 'negrito' | 'italico';

const require = createRequire(import.meta.url);

const ARQUIVOS: Record<Forma, string> = {
  normal: require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
  negrito: require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  italico: require.resolve('@expo-google-fonts/roboto/400Regular_Italic/Roboto_400Regular_Italic.ttf'),
};

interface Fonte {
  font: Font;
  /** Of each character that was measured, in letter heights. */
  larguras: Map<string, number>;
}

const abertas = new Map<Forma, Fonte>();

/** A font, read when it is first used. */
function fonteDe(forma: Forma): Fonte {
  let fonte = abertas.get(forma);
  if (!fonte) {
    const bytes = readFileSync(ARQUIVOS[forma]);
    fonte = { font: create(bytes) as Font, larguras: new Map() };
    abertas.set(forma, fonte);
  }
  return fonte;
}

/** A font for a document. The library takes one that is already read, which its types do not know: they want bytes. */
export const fonteDoPdf = (forma: Forma): Uint8Array => fonteDe(forma).font as unknown as Uint8Array;

/** Height of a line in letter heights: no accent of a capital reaches the line above. */
const ENTRELINHA = 1.25;

export const alturaDaLinha = ({ tamanho }: Letra): number => tamanho * ENTRELINHA;

/** Width of a text in points, without line breaks. */
export function larguraDe(texto: string, { tamanho, forma = 'normal' }: Letra): number {
  const { font, larguras } = fonteDe(forma);
  let soma = 0;
  for (const letra of texto) {
    let largura = larguras.get(letra);
    if (largura === undefined) {
      largura = font.glyphForCodePoint(letra.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
      larguras.set(letra, largura);
    }
    soma += largura;
  }
  return soma * tamanho;
}

/** Blanks of every kind and control characters: a PDF knows the space only. */
const BRANCOS = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/gu;

/** In the place of a letter that the font lacks, as an emoji. */
const SEM_DESENHO = '?';

/** What the font writes for each character: itself, or `SEM_DESENHO`. */
const desenhos = new Map<string, string>();

/** A line as the font can write it. */
function escrevivel(linha: string): string {
  let escrita = '';
  for (const letra of linha.normalize('NFC').replace(BRANCOS, ' ')) {
    let desenho = desenhos.get(letra);
    if (desenho === undefined) {
      desenho = fonteDe('normal').font.hasGlyphForCodePoint(letra.codePointAt(0) ?? 0) ? letra : SEM_DESENHO;
      desenhos.set(letra, desenho);
    }
    escrita += desenho;
  }
  return escrita;
}

/**
 * The lines of a text in a width (points): broken at its line breaks, between words, and inside a word that is longer
 * than a line or very long. '' is one empty line.
 */
export function quebrar(texto: string, letra: Letra, largura: number): string[] {
  return texto.split(/\r\n|\r|\n/).flatMap((paragrafo) => {
    const limpo = escrevivel(paragrafo);
    return larguraDe(limpo, letra) <= largura ? [limpo] : quebrarParagrafo(limpo, letra, largura);
  });
}

function quebrarParagrafo(paragrafo: string, letra: Letra, largura: number): string[] {
  const linhas: string[] = [];
  const branco = larguraDe(' ', letra);
  let [linha, usada] = ['', 0];
  const fechar = (): void => {
    linhas.push(linha);
    [linha, usada] = ['', 0];
  };
  for (const palavra of paragrafo.split(' ')) {
    for (const [posicao, pedaco] of pedacosQuebraveis(palavra).entries()) {
      const antes = posicao === 0 && linha !== '' ? branco : 0;
      const deste = larguraDe(pedaco, letra);
      if (usada + antes + deste <= largura) {
        linha += (antes > 0 ? ' ' : '') + pedaco;
        usada += antes + deste;
        continue;
      }
      if (linha !== '') fechar();
      for (const uma of pedaco) {
        const dela = larguraDe(uma, letra);
        if (linha !== '' && usada + dela > largura) fechar();
        linha += uma;
        usada += dela;
      }
    }
  }
  if (linha !== '' || linhas.length === 0) fechar();
  return linhas;
}

/** The width of the widest part of a text that is not broken (points). */
export const larguraMinima = (texto: string, letra: Letra): number =>
  Math.max(0, ...texto.split(/\s/).flatMap((palavra) => pedacosQuebraveis(palavra).map((p) => larguraDe(p, letra))));

/** A text on one line: what has no room is left out, and its place is '…'. */
export function emUmaLinha(texto: string, letra: Letra, largura: number): string {
  const limpo = escrevivel(texto);
  if (larguraDe(limpo, letra) <= largura) return limpo;
  const letras = [...limpo];
  while (letras.length > 0 && larguraDe(`${letras.join('')}…`, letra) > largura) letras.pop();
  return `${letras.join('').trimEnd()}…`;
}
