import { url } from './produto.js';

/** The part of the published `federation.json` that the tests read, like any visitor. */
export interface AreaPublicada {
  id: string;
  nome: string;
  versao: string;
  telas: { id: string; caminho: string; titulo: string; permissao: string | null }[];
  /** The titles of its groups, and whether each has a tile on the home. */
  grupos: { titulo: string; bloco: boolean }[];
}

/** The published areas. */
export async function areasPublicadas(): Promise<AreaPublicada[]> {
  const res = await fetch(url('/federation.json'));
  const { areas } = (await res.json()) as {
    areas: Record<
      string,
      {
        versao: string;
        area: { nome: string; telas: AreaPublicada['telas']; menu: { titulo: string; bloco?: boolean }[] };
      }
    >;
  };
  return Object.entries(areas).map(([id, { versao, area }]) => ({
    id,
    versao,
    nome: area.nome,
    telas: area.telas,
    grupos: area.menu.map(({ titulo, bloco = true }) => ({ titulo, bloco })),
  }));
}

/** The first screen of an area that opens without an id in its address. */
export function telaSemParametro({ telas }: AreaPublicada): AreaPublicada['telas'][number] | undefined {
  return telas.find(({ caminho }) => !caminho.includes(':'));
}
