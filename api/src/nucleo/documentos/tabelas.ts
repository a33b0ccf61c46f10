import type { ColunaDaFolha, TabelaDaFolha } from '@merenda/shared/contratos';
import {
  ehColunaInteira,
  ehColunaNumerica,
  emGrupos,
  escreverCelula,
  linhasComTotal,
  semColunasVazias,
} from '@merenda/shared/regras';
import { larguras, largurasForcadas, type NecessidadeDaColuna } from './colunas.js';
import { blocosDaFaixa, faixa, type CelulaDaFaixa, type FormaDaFaixa } from './faixas.js';
import { emUmaLinha, larguraDe, larguraMinima, type Letra } from './letras.js';
import { inseparaveis, ligadosAoProximo, somaDasAlturas, type Bloco } from './paginas.js';
import { MM, TINTA, type Papel } from './papel.js';
import { blocosDoParagrafo, escrita, espaco } from './tracos.js';

/** White beside and above the text of a cell (points). */
const RECUO = { x: 3.5, y: 2.2 };

/** Steps of the letters of a table with many columns, from its ordinary size down (points). */
const PASSO = 0.5;
const MENOR_LETRA = 5.5;

/** A box in which a hand writes a number. */
const CAIXA = { largura: 26 * MM, altura: 8.5 * MM };

interface OpcoesDaTabela {
  papel: Papel;
  /** Of the letters, in points; a table that is too wide has smaller ones. */
  tamanho: number;
  /** Kept on one page. */
  inteira?: boolean;
}

/** A table as blocks: its title, its head, which each page repeats, its rows, and its total beside the last one. */
export function blocosDaTabela(lida: TabelaDaFolha, { papel, tamanho, inteira }: OpcoesDaTabela): Bloco[] {
  const { tabela, grupos } = emGrupos(semColunasVazias(lida));
  const { titulo, colunas, vazia } = tabela;
  const medida = medir(tabela, papel.util, tamanho);
  const corpo = linhasEscritas(tabela);
  const aCaneta = colunas.some((coluna) => coluna.aCaneta);
  const cabeca = cabecaDaTabela(colunas, medida, papel);
  let acima = cabeca;
  const linhas = corpo.map(({ celulas, forma }, posicao) => {
    const grupo = grupos.get(posicao);
    if (grupo !== undefined) acima = umSobreOutro(cabeca, tituloRepetido(grupo, medida.tamanho, papel));
    else if (forma.total) acima = cabeca;
    const blocos = blocosDaFaixa(
      celulas.map((texto, i) => celulaDaColuna(texto, colunas[i], { ...medida, forma }, i, papel)),
      aCaneta ? PARA_A_CANETA : forma.total ? TOTAL : COMUM,
      papel.altura * PARTE_DE_UMA_LINHA,
    ).map((bloco): Bloco => ({ ...bloco, cabeca: acima }));
    return grupo === undefined
      ? blocos
      : [...blocosDoTituloDoGrupo(grupo, medida.tamanho, papel).map((bloco) => ({ ...bloco, cabeca })), ...blocos];
  });
  const semLinhas = corpo.length === 0 ? [linhaUnica(vazia, medida.tamanho, papel)] : [];
  const blocos = [...comFimJunto(linhas, { total: corpo.at(-1)?.forma.total === true, papel }), ...semLinhas];
  const todos = [
    espaco(10),
    ...(titulo
      ? ligadosAoProximo(
          inseparaveis(
            blocosDoParagrafo(escrita(titulo, { tamanho: tamanho + 0.5, forma: 'negrito' }, papel.util), {
              x: papel.x,
              largura: papel.util,
            }),
          ),
        ).concat(espaco(3))
      : []),
    { ...cabeca, comOProximo: true },
    ...blocos,
  ];
  return inteira ? inseparaveis(todos) : todos;
}

/** A row that takes more of a page is continued on the next one: what follows it keeps room beside its end. */
const PARTE_DE_UMA_LINHA = 0.4;

/** The last rows of a table are on one page, so that a signature is not beside one of many, if they take no more of it. */
const ULTIMAS = { linhas: 3, parte: 0.2 };

/** The rows of a table: the last ones together, and a total always with the row above it. */
function comFimJunto(linhas: readonly Bloco[][], { total, papel }: { total: boolean; papel: Papel }): Bloco[] {
  const ultimas = linhas.slice(-ULTIMAS.linhas).flat();
  if (somaDasAlturas(ultimas) <= papel.altura * ULTIMAS.parte)
    return [...linhas.slice(0, -ULTIMAS.linhas).flat(), ...inseparaveis(ultimas)];
  const penultima = linhas.at(-2) ?? [];
  return [
    ...linhas.slice(0, -2).flat(),
    ...(total ? ligadosAoProximo(penultima) : penultima),
    ...(linhas.at(-1) ?? []),
  ];
}

/** The heading of a group, never apart from its first row. */
const blocosDoTituloDoGrupo = (titulo: string, tamanho: number, papel: Papel): Bloco[] =>
  ligadosAoProximo(
    blocosDaFaixa(
      [
        {
          ...celulaInteira(papel),
          linhas: escrita(titulo, { tamanho, forma: 'negrito' }, papel.util - 2 * RECUO.x),
          fundo: TINTA.grupo,
        },
      ],
      COMUM,
      papel.altura * PARTE_DE_UMA_LINHA,
    ),
  );

/** The same on the next pages, on one line. */
function tituloRepetido(titulo: string, tamanho: number, papel: Papel): Bloco {
  const letra: Letra = { tamanho, forma: 'negrito' };
  const texto = `${emUmaLinha(titulo, letra, papel.util - 2 * RECUO.x - larguraDe(CONTINUACAO, letra))}${CONTINUACAO}`;
  return faixa([{ ...celulaInteira(papel), linhas: [{ texto, letra }], fundo: TINTA.grupo }], COMUM);
}

const CONTINUACAO = ' (continuação)';

const celulaInteira = ({ x, util }: Papel) => ({ x, largura: util });

const umSobreOutro = (um: Bloco, outro: Bloco): Bloco => ({
  altura: um.altura + outro.altura,
  desenhar: (pdf, y) => {
    um.desenhar(pdf, y);
    outro.desenhar(pdf, y + um.altura);
  },
});

const COMUM: FormaDaFaixa = { recuo: RECUO, borda: { desenho: 'regua', cor: TINTA.regua } };
const CABECA: FormaDaFaixa = { recuo: RECUO, borda: { desenho: 'regua', cor: TINTA.texto } };
const TOTAL: FormaDaFaixa = { ...COMUM, acima: TINTA.marca };
const PARA_A_CANETA: FormaDaFaixa = {
  recuo: RECUO,
  borda: { desenho: 'caixas', cor: TINTA.texto },
  alturaMinima: CAIXA.altura,
  noMeio: true,
};

interface Medida {
  tamanho: number;
  larguras: readonly number[];
}

interface LinhaDaTabela {
  celulas: readonly string[];
  forma: { negrito: boolean; total: boolean };
}

/** The cells as they are read. A row has a cell for each column. */
function linhasEscritas(tabela: TabelaDaFolha): LinhaDaTabela[] {
  const { colunas, linhas, destacadas = [] } = tabela;
  const fortes = new Set(destacadas);
  return linhasComTotal(tabela).map((linha, posicao) => {
    const total = posicao === linhas.length;
    return {
      celulas: colunas.map(({ tipo }, i) => escreverCelula(linha[i] ?? null, tipo)),
      forma: { negrito: total || fortes.has(posicao), total },
    };
  });
}

/** The largest letters, and the widths of the columns in which their words are whole. */
function medir(tabela: TabelaDaFolha, disponivel: number, tamanho: number): Medida {
  const linhas = linhasEscritas(tabela);
  let menor = tamanho;
  for (; menor > MENOR_LETRA; menor -= PASSO) {
    const achadas = larguras(necessidades(tabela.colunas, linhas, menor), disponivel);
    if (achadas) return { tamanho: menor, larguras: achadas };
  }
  return { tamanho: menor, larguras: largurasForcadas(necessidades(tabela.colunas, linhas, menor), disponivel) };
}

function necessidades(
  colunas: readonly ColunaDaFolha[],
  linhas: readonly LinhaDaTabela[],
  tamanho: number,
): NecessidadeDaColuna[] {
  const negrito: Letra = { tamanho, forma: 'negrito' };
  return colunas.map(({ titulo, tipo, aCaneta }, i) => {
    const rigida = ehColunaInteira(tipo);
    let [minima, natural] = [larguraMinima(titulo, negrito), larguraDe(titulo, negrito)];
    const inteiras: number[] = [];
    for (const { celulas, forma } of linhas) {
      const texto = celulas[i] ?? '';
      const letra = forma.negrito ? negrito : { tamanho };
      const inteira = larguraDe(texto, letra);
      inteiras.push(inteira);
      natural = Math.max(natural, inteira);
      if (inteira > minima) minima = Math.max(minima, rigida ? inteira : larguraMinima(texto, letra));
    }
    const [doPapel, folga] = [aCaneta ? CAIXA.largura : 0, 2 * RECUO.x + 0.5];
    return {
      minima: Math.max(minima + folga, doPapel),
      natural: Math.max(natural + folga, doPapel),
      rigida,
      celulas: inteiras,
      folga,
    };
  });
}

function celulaDaColuna(
  texto: string,
  coluna: ColunaDaFolha | undefined,
  { tamanho, larguras: todas, forma }: Medida & { forma: { negrito: boolean } },
  i: number,
  papel: Papel,
): CelulaDaFaixa {
  const largura = todas[i] ?? 0;
  return {
    x: papel.x + todas.slice(0, i).reduce((soma, uma) => soma + uma, 0),
    largura,
    lado: ehColunaNumerica(coluna?.tipo) ? 'direita' : undefined,
    linhas: escrita(texto, { tamanho, ...(forma.negrito && { forma: 'negrito' }) }, largura - 2 * RECUO.x),
  };
}

const cabecaDaTabela = (colunas: readonly ColunaDaFolha[], medida: Medida, papel: Papel): Bloco =>
  faixa(
    colunas.map((coluna, i) =>
      celulaDaColuna(coluna.titulo, coluna, { ...medida, forma: { negrito: true } }, i, papel),
    ),
    colunas.some(({ aCaneta }) => aCaneta) ? { ...PARA_A_CANETA, alturaMinima: 0 } : CABECA,
  );

/** A row with one sentence in the place of the others. */
const linhaUnica = (frase: string, tamanho: number, papel: Papel): Bloco =>
  faixa([{ ...celulaInteira(papel), linhas: escrita(frase, { tamanho }, papel.util - 2 * RECUO.x) }], COMUM);
