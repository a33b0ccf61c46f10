import { SaxesParser } from 'saxes';
import type { ParteDoZip } from '../zip.js';

/** A sheet of a workbook. */
export interface FolhaDoArquivo {
  nome: string;
  oculta: boolean;
  /** Its place among all sheets, as a reader of ODS counts them. */
  posicao: number;
  /** The numbers of its rows that are hidden. */
  linhasOcultas: ReadonlySet<number>;
}

/** The sheets of a workbook, collected part by part while its zip is checked. */
export interface Pasta {
  folhas: FolhaDoArquivo[];
  /** Its days are counted from 1904. */
  desde1904: boolean;
}

const TEXTO = new TextDecoder();

/** Reads the sheets of an XLSX: `ver` gets its parts, `pasta` answers when it has seen them all. */
export function verXlsx(): { ver: (parte: ParteDoZip) => void; pasta: () => Pasta } {
  const ocultas = new Map<string, Set<number>>();
  let [livro, relacoes] = ['', ''];
  return {
    ver: ({ nome, conteudo }) => {
      if (nome === 'xl/workbook.xml') livro = TEXTO.decode(conteudo);
      else if (nome === 'xl/_rels/workbook.xml.rels') relacoes = TEXTO.decode(conteudo);
      else if (nome.startsWith('xl/worksheets/')) ocultas.set(nome, linhasOcultasDoXlsx(conteudo));
    },
    pasta: () => {
      const caminhos = new Map<string, string>();
      percorrer(relacoes, (marca, { Id, Type = '', Target = '' }) => {
        // A sheet that is only a chart has no rows.
        if (marca === 'Relationship' && Id && Type.endsWith('/worksheet')) caminhos.set(Id, caminhoDe(Target));
      });
      const folhas: FolhaDoArquivo[] = [];
      let desde1904 = false;
      percorrer(livro, (marca, atributos) => {
        if (marca === 'workbookPr') desde1904 = /^(1|true)$/.test(atributos.date1904 ?? '');
        if (marca !== 'sheet') return;
        const caminho = caminhos.get(atributos['r:id'] ?? '');
        if (!atributos.name || caminho === undefined) return;
        folhas.push({
          nome: atributos.name,
          oculta: /hidden/i.test(atributos.state ?? ''),
          posicao: folhas.length,
          linhasOcultas: ocultas.get(caminho) ?? new Set(),
        });
      });
      return { folhas, desde1904 };
    },
  };
}

const caminhoDe = (alvo: string): string => {
  const limpo = alvo.replaceAll('\\', '/');
  return limpo.startsWith('/') ? limpo.slice(1) : `xl/${limpo.replace(/^\.\//, '')}`;
};

/** The opening tags of a small part, by their names without the prefix. A broken part ends where it breaks. */
function percorrer(xml: string, aoAbrir: (marca: string, atributos: Record<string, string | undefined>) => void): void {
  const leitor = new SaxesParser();
  leitor.on('opentag', ({ name, attributes }) => aoAbrir(name.slice(name.indexOf(':') + 1), attributes));
  // The reader of the rows refuses what is broken.
  leitor.on('error', () => undefined);
  leitor.write(xml).close();
}

/** Hidden rows that are remembered: more than an import takes. */
const OCULTAS = 100_000;

/** Tags of rows. `<` ends a tag that does not close, so that no text is searched twice. */
const LINHA = /<(?:\w+:)?row(?=[\s/>])([^<>]*)/g;

function linhasOcultasDoXlsx(conteudo: Buffer): Set<number> {
  const ocultas = new Set<number>();
  if (!conteudo.includes('hidden=')) return ocultas;
  let numero = 0;
  for (const [, atributos = ''] of conteudo.toString('latin1').matchAll(LINHA)) {
    numero = Number(/\sr=["'](\d+)["']/.exec(atributos)?.[1] ?? numero + 1);
    if (ocultas.size < OCULTAS && /\shidden=["'](1|true)["']/.test(atributos)) ocultas.add(numero);
  }
  return ocultas;
}

/** Reads the sheets of an ODS, as `verXlsx`. */
export function verOds(): { ver: (parte: ParteDoZip) => void; pasta: () => Pasta } {
  let folhas: FolhaDoArquivo[] = [];
  return {
    ver: ({ nome, conteudo }) => {
      if (nome === 'content.xml') folhas = folhasDoOds(TEXTO.decode(conteudo));
    },
    pasta: () => ({ folhas, desde1904: false }),
  };
}

const MARCA_DO_ODS = /<(style:style|style:table-properties|table:table|table:table-row)(?=[\s/>])([^<>]*)/g;

const atributo = (nome: string) => new RegExp(`\\s${nome}="([^"]*)"`);

const ATRIBUTOS = {
  estilo: atributo('style:name'),
  mostra: atributo('table:display'),
  nome: atributo('table:name'),
  estiloDaFolha: atributo('table:style-name'),
  vezes: atributo('table:number-rows-repeated'),
  visibilidade: atributo('table:visibility'),
};

function folhasDoOds(conteudo: string): FolhaDoArquivo[] {
  const invisiveis = new Set<string>();
  const folhas: (FolhaDoArquivo & { linhasOcultas: Set<number> })[] = [];
  let [estilo, numero] = ['', 0];
  for (const [, marca, atributos = ''] of conteudo.matchAll(MARCA_DO_ODS)) {
    const valor = (nome: keyof typeof ATRIBUTOS) => ATRIBUTOS[nome].exec(atributos)?.[1] ?? '';
    if (marca === 'style:style') estilo = valor('estilo');
    else if (marca === 'style:table-properties') {
      if (valor('mostra') === 'false') invisiveis.add(estilo);
    } else if (marca === 'table:table') {
      numero = 0;
      folhas.push({
        nome: semEntidades(valor('nome')),
        oculta: invisiveis.has(valor('estiloDaFolha')),
        posicao: folhas.length,
        linhasOcultas: new Set(),
      });
    } else {
      const vezes = Number(valor('vezes') || 1);
      const ocultas = folhas.at(-1)?.linhasOcultas;
      if (ocultas && /^(collapse|filter)$/.test(valor('visibilidade')))
        for (let i = 1; i <= vezes && ocultas.size < OCULTAS; i++) ocultas.add(numero + i);
      numero += vezes;
    }
  }
  return folhas;
}

const ENTIDADES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const semEntidades = (texto: string): string =>
  texto.replace(/&(amp|lt|gt|quot|apos);/g, (tudo, nome: string) => ENTIDADES[nome] ?? tudo);
