/** The PDF that is written. */
export type Pdf = PDFKit.PDFDocument;

/** A part of a paper that no page cuts in two. */
export interface Bloco {
  /** In points. */
  altura: number;
  /** Draws it from `y` (points from the top of the page) down. */
  desenhar: (pdf: Pdf, y: number) => void;
  /** It is never the last one of a page: what it heads, or what signs it, follows. */
  comOProximo?: boolean;
  /** Drawn above it where it begins a page: the head of its table. */
  cabeca?: Bloco;
  emNovaPagina?: boolean;
  /** At the foot of its page. */
  aoPe?: boolean;
  /** It names the document: its page needs no other head. */
  timbre?: boolean;
}

/** A block with its place on a page. */
export interface Colocado {
  bloco: Bloco;
  y: number;
}

/** Where the blocks of a page begin and end (points from its top). */
export interface Altura {
  /** Of a page with the letterhead. */
  inicio: number;
  /** Of a page with the running head. */
  inicioDasOutras: number;
  fim: number;
}

/** The blocks that follow each other on one page. */
function grupos(blocos: readonly Bloco[]): Bloco[][] {
  const todos: Bloco[][] = [];
  let aberto = false;
  for (const bloco of blocos) {
    if (aberto) todos.at(-1)?.push(bloco);
    else todos.push([bloco]);
    aberto = bloco.comOProximo === true;
  }
  return todos;
}

export const somaDasAlturas = (blocos: readonly Bloco[]): number =>
  blocos.reduce((soma, { altura }) => soma + altura, 0);

/** The pages of a paper: no page is empty, and blocks that belong together are on one, unless they are longer than it. */
export function distribuir(blocos: readonly Bloco[], { inicio, inicioDasOutras, fim }: Altura): Colocado[][] {
  const paginas: Colocado[][] = [];
  let y = 0;
  /** Whether the page has more than a repeated head. */
  let cheia = false;
  const colocar = (bloco: Bloco): void => {
    const em = bloco.aoPe ? Math.max(y, fim - bloco.altura) : y;
    paginas.at(-1)?.push({ bloco, y: em });
    y = em + bloco.altura;
  };
  const abrir = ({ timbre, cabeca }: Bloco): void => {
    paginas.push([]);
    y = timbre ? inicio : inicioDasOutras;
    cheia = false;
    if (cabeca) colocar(cabeca);
  };
  for (const grupo of grupos(blocos)) {
    const [primeiro] = grupo;
    if (!primeiro) continue;
    if (paginas.length === 0 || primeiro.emNovaPagina || (cheia && y + somaDasAlturas(grupo) > fim)) abrir(primeiro);
    for (const bloco of grupo) {
      if (cheia && y + bloco.altura > fim) abrir(bloco);
      colocar(bloco);
      cheia = true;
    }
  }
  return paginas;
}

/** The blocks with the last one kept together with what follows: a signature, a total. */
export function ligadosAoProximo(blocos: readonly Bloco[]): Bloco[] {
  const ultimo = blocos.at(-1);
  return ultimo ? [...blocos.slice(0, -1), { ...ultimo, comOProximo: true }] : [];
}

/** All blocks kept together. */
export const inseparaveis = (blocos: readonly Bloco[]): Bloco[] =>
  blocos.map((bloco, posicao) => (posicao < blocos.length - 1 ? { ...bloco, comOProximo: true } : bloco));
