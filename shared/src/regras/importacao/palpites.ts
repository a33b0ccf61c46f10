import {
  TIPOS_DE_CELULA,
  type Confianca,
  type SinalDecimal,
  type TipoDeCelula,
} from '../../vocabulario/importacoes.js';
import type { CampoDePlanilha } from './campos.js';
import type { Celula } from './celula.js';
import { distribuir, lembrados } from './colunas.js';
import { naturezaDe, NATUREZAS, totaisDasLinhas, type Natureza } from './natureza.js';
import { julgar, type Nota } from './notas.js';
import { nomesDosCampos, TITULO_BASTA } from './palavras.js';

/** A column of a file, with the cells of all its rows. */
export interface ColunaComCelulas {
  titulo: string;
  celulas: readonly Celula[];
}

/** The field that a column is guessed to fill. */
export interface PalpiteDaColuna {
  campo: string | null;
  confianca: Confianca;
  /** Why, in one sentence. */
  motivo: string;
  /** Its first different values, shortened. */
  amostra: string[];
}

/** The columns of rows, each with its cells. */
export const colunasDasLinhas = (
  titulos: readonly string[],
  linhas: readonly { celulas: readonly string[]; tipos: string }[],
  decimais: readonly (SinalDecimal | null | undefined)[] = [],
): ColunaComCelulas[] =>
  titulos.map((titulo, i) => ({
    titulo,
    celulas: linhas.map(({ celulas, tipos }) => ({
      texto: celulas[i] ?? '',
      tipo: (tipos[i] ?? TIPOS_DE_CELULA.vazia) as TipoDeCelula,
      decimal: decimais[i] ?? undefined,
    })),
  }));

/** Filled cells by which a column is judged. */
const CELULAS_JULGADAS = 200;

/**
 * The field of each column, by its title and its values: as it was chosen the last time (`lembradas`, by comparable
 * title), or else the field that the title names best, unless the values are of another kind. Values that are documents
 * or addresses are enough where the title says nothing; row numbers never fill a field, except numbers and codes of any
 * length. A field is filled by one column. In a file with all titles of the entity, as our exports, the titles decide.
 */
export function palpitesDasColunas(
  colunas: readonly ColunaComCelulas[],
  campos: readonly CampoDePlanilha[],
  lembradas: ReadonlyMap<string, string | null> = new Map(),
): PalpiteDaColuna[] {
  const nomes = nomesDosCampos(campos);
  const titulos = colunas.map(({ titulo }) => titulo);
  const nossa = campos.every(({ titulo }) => titulos.some((outro) => outro.replace(/ \*$/, '') === titulo));
  const totais = totaisDasLinhas(colunas.map(({ celulas }) => celulas));
  const julgadas = colunas.map((coluna, i) => {
    const cheias = coluna.celulas.filter(({ texto }) => texto.trim() !== '').slice(0, CELULAS_JULGADAS);
    const natureza = totais.has(i) ? 'TOTAL_DA_LINHA' : naturezaDe(cheias);
    return julgar(coluna.titulo, { cheias, natureza, campos, nomes, nossa });
  });
  const escolhidas = lembrados(titulos, campos, lembradas);
  const dadas = distribuir(
    julgadas.map(({ notas }) => notas.map(({ pontos }) => pontos)),
    campos.map(({ obrigatorio }) => obrigatorio ?? false),
    escolhidas,
  );
  return julgadas.map(({ natureza, notas, cheias }, i) => {
    const { campo: posicao = null, entre = [] } = dadas[i] ?? {};
    const amostra = amostraDe(cheias);
    const campo = posicao === null ? null : (campos[posicao]?.campo ?? null);
    const nota = posicao === null ? undefined : notas[posicao];
    if (escolhidas[i] !== undefined && escolhidas[i] === posicao)
      return { campo, amostra, ...(nota ? LEMBRADA : DEIXADA) };
    if (nota) return { campo, confianca: nota.certo ? 'CERTO' : 'PROVAVEL', motivo: nota.motivo, amostra };
    const titulosDe = (posicoes: readonly number[]) => posicoes.map((um) => campos[um]?.titulo ?? '');
    const motivo = porQueNenhum({ cheias, natureza, notas, campos, entre: titulosDe(entre) });
    return { campo, confianca: 'NENHUM', motivo, amostra };
  });
}

const LEMBRADA = { confianca: 'CERTO', motivo: 'O campo foi escolhido em uma importação anterior.' } as const;
const DEIXADA = { confianca: 'NENHUM', motivo: 'A coluna ficou de fora em uma importação anterior.' } as const;

interface SemCampo {
  cheias: readonly Celula[];
  natureza: Natureza | null;
  notas: readonly Nota[];
  campos: readonly CampoDePlanilha[];
  /** Titles of the fields between which nothing decides. */
  entre: readonly string[];
}

const E = new Intl.ListFormat('pt-BR');

/** Why a column fills no field. */
function porQueNenhum({ cheias, natureza, notas, campos, entre }: SemCampo): string {
  if (entre.length > 0) return `O título serve para mais de um campo: ${E.format(entre)}.`;
  if (cheias.length === 0) return 'A coluna está vazia.';
  if (natureza === 'SEQUENCIA') return 'São números de linha: 1, 2, 3.';
  if (natureza === 'TOTAL_DA_LINHA') return 'É o total de cada linha, calculado de outras duas colunas.';
  const melhor = notas.reduce((maior, nota, i) => (nota.doTitulo > (notas[maior]?.doTitulo ?? 0) ? i : maior), 0);
  const [nota, campo] = [notas[melhor], campos[melhor]];
  if (!nota || !campo || nota.doTitulo < TITULO_BASTA) return 'O título não é o de nenhum campo.';
  if (nota.pontos >= TITULO_BASTA) return `O campo ${campo.titulo} já tem outra coluna.`;
  return natureza
    ? `O título se parece com ${campo.titulo}, mas os valores são ${NATUREZAS[natureza]}.`
    : `O título se parece com ${campo.titulo}, mas os valores não podem ser lidos.`;
}

/** Values of a column that are shown, so that the user knows it. */
const AMOSTRAS = 3;
const LETRAS_DA_AMOSTRA = 40;

const amostraDe = (cheias: readonly Celula[]): string[] =>
  [...new Set(cheias.map(({ texto }) => texto.trim().slice(0, LETRAS_DA_AMOSTRA)))].slice(0, AMOSTRAS);
