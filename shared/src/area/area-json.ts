/** The public face of an area (`area.json`): plain data from which the shell draws routes, sidebar and home. */
export interface AreaJson {
  /** The workspace's name: `mf-compras`. */
  id: string;
  /** The area's name for the user: `Compras`. */
  nome: string;
  telas: TelaDeArea[];
  menu: GrupoDeMenu[];
  /** What the area shows on the home. */
  paineis?: PainelDeArea[];
  /** What the area shows on the page 'Ajustes'. */
  ajustes?: SecaoDeAjustes[];
}

export interface TelaDeArea {
  /** Key of the loader in `src/area.tsx`; unique in the area. */
  id: string;
  /** Route pattern, e.g. `/gerenciar-aquisicoes/:idAquisicao/aditivos`; unique in the product. */
  caminho: string;
  titulo: string;
  /** The permission that opens the screen; `null` means that every logged-in user may open it. */
  permissao: string | null;
  /** What one does there, when it is more than to look: 'Novo produto'. The search offers it among the actions. */
  acao?: string;
  /** The browser keeps what the screen needs, so that it opens without a network. */
  semRede?: boolean;
  /** The read that the screen begins with, which the shell asks for while its code loads. */
  leitura?: string;
  /**
   * Where a user without permissions, who has a unit, starts after the login. The first such screen counts. Only these
   * users have it in the menu.
   */
  inicio?: boolean;
  /** A session that a PIN has opened shows it too: a screen of the kitchen. */
  porPin?: boolean;
}

/**
 * What the search (Ctrl K) knows of a screen beside its titles, and its help. `area.json` has it at the screen; the build
 * writes it into a file of its own, `palavras.json`, which only search and help fetch.
 */
export interface PalavrasDeTela {
  /** Id of the screen. */
  id: string;
  /** Other names of what the screen shows, and verbs of what one does there: 'pregão', 'dar baixa'. */
  palavras: string[];
  /** The parameter of the address with which the screen opens at one of the user's units: the id of its stock or its own. */
  porUnidade?: 'estoque' | 'unidade';
  /** The search finds records that this screen lists: 'pregão 12' asks for the records with '12'. */
  registros?: boolean;
  atos?: AtoDeTela[];
  ajuda?: AjudaDeTela;
}

/** The help of a screen. */
export interface AjudaDeTela {
  /** What the screen is for, how one does it, and what else is good to know: three sentences. */
  frases: string[];
  /** The step of the product's ways that is done here, by its name in the shell: 'Recebimento'. */
  passo?: string;
}

/** Something that one does on a screen, with words of its own. */
export interface AtoDeTela {
  /** What one does, as the search shows it: 'Receber uma solicitação'. */
  titulo: string;
  palavras: string[];
  /** The query of the address that leads to it: 'prazo=VENCIDOS'. Without it, the screen alone. */
  busca?: string;
  /** The act on one record: 'Receber' and the parameter of the address that names the record by its id. */
  doRegistro?: { titulo: string; parametro: string };
}

/** A part of the home that an area draws. It loads when the user opens it. */
export interface PainelDeArea {
  /** Key of the loader in `src/area.tsx`; unique among the area's screens and panels. */
  id: string;
  titulo: string;
  /** As of a screen. */
  permissao: string | null;
}

/** A tile of the home and a group of the sidebar. With `secoes` its tile opens a modal that shows them. */
export interface GrupoDeMenu {
  id: string;
  titulo: string;
  /** Position among the groups of all areas; the areas leave gaps of ten. */
  ordem: number;
  /** Name of an icon in the shell; an unknown name gets the neutral one. */
  icone?: string;
  /** `false`: the group is in the sidebar only. */
  bloco?: boolean;
  entradas?: EntradaDeMenu[];
  secoes?: SecaoDeMenu[];
}

export interface SecaoDeMenu {
  titulo: string;
  entradas: EntradaDeMenu[];
}

export interface EntradaDeMenu {
  /** Id of a screen of this area; the screen's permission decides who sees the entry. */
  tela: string;
  rotulo: string;
  /** Screens that belong to it and have no entry of their own: above it and each of them is a strip with all. */
  abas?: AbaDeTela[];
}

export interface AbaDeTela {
  /** Id of a screen of this area, by whose permission the tab shows. */
  tela: string;
  rotulo: string;
}

/** Settings of one kind. Sections of the same title in several areas are one section of the page. */
export interface SecaoDeAjustes {
  titulo: string;
  entradas: AjusteDeArea[];
}

/** A link of the page 'Ajustes' with the title of its screen. */
export interface AjusteDeArea {
  /** Id of a screen of this area, by whose permission the link shows. */
  tela: string;
  /** What one does there, in one line. */
  descricao: string;
}

/** Every entry of a group, with or without a section. */
export function entradasDoGrupo(grupo: GrupoDeMenu): EntradaDeMenu[] {
  return [...(grupo.entradas ?? []), ...(grupo.secoes ?? []).flatMap((secao) => secao.entradas)];
}

/** The screens of an entry: its own, and those of its tabs. */
export const telasDaEntrada = ({ tela, abas = [] }: EntradaDeMenu): string[] => [tela, ...abas.map((aba) => aba.tela)];
