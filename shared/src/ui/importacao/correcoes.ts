import {
  TIPOS_DE_CELULA,
  type ColunasDaImportacao,
  type EdicaoDaPrevia,
  type LinhaDaPrevia,
  type SituacaoDaPrevia,
} from '@merenda/shared/contratos';
import { textoDaCelula } from '@merenda/shared/regras';
import { contarLinhas } from './linhas.js';

/** A column of the preview: a field that a column of the file fills, or one that the file lacks. */
export interface ColunaDaGrade {
  campo: string;
  titulo: string;
  numerica: boolean;
  /** What its cells may hold; empty for a free text. */
  opcoes: readonly string[];
  /** What an empty cell is read as. */
  padrao: string;
  /** Its position in the file; null while the file has no such column. */
  posicao: number | null;
}

/** Texts for cells, by row and field. */
type Correcao = Extract<EdicaoDaPrevia, { tipo: 'CELULAS' }>['celulas'][number];

/** What the preview shows of a row; one that is taken back is not checked yet. */
export type SituacaoNaGrade = SituacaoDaPrevia | 'A_CONFERIR';

/** The columns of the file that fill a field, in their order, and the fields without a column in which a row is refused. */
export function colunasDaGrade(
  { campos, colunas }: Pick<ColunasDaImportacao, 'campos' | 'colunas'>,
  linhas: readonly LinhaDaPrevia[],
): ColunaDaGrade[] {
  const doCampo = new Map(campos.map((um) => [um.campo, um]));
  const daPlanilha = colunas.flatMap(({ campo }, posicao) => (campo === null ? [] : [{ campo, posicao }]));
  const comColuna = new Set(daPlanilha.map(({ campo }) => campo));
  const recusados = new Set(linhas.flatMap(({ motivos }) => motivos.map(({ campo }) => campo)));
  const semColuna = campos.flatMap(({ campo }) =>
    recusados.has(campo) && !comColuna.has(campo) ? [{ campo, posicao: null }] : [],
  );
  return [...daPlanilha, ...semColuna].map(({ campo, posicao }) => {
    const { titulo = campo, numerico = false, opcoes = [] } = doCampo.get(campo) ?? {};
    const { paraTodas, doNome } = (posicao === null ? undefined : colunas[posicao]) ?? {};
    return {
      campo,
      titulo,
      numerica: numerico,
      posicao,
      opcoes: opcoes.filter(({ inativa }) => !inativa).map(({ rotulo }) => rotulo),
      padrao: paraTodas ?? (doNome ? 'do nome' : ''),
    };
  });
}

/** What a cell shows after edits that the server has not answered yet. */
export function textoNaGrade(
  linha: Pick<LinhaDaPrevia, 'numero' | 'celulas' | 'tipos'>,
  { campo, posicao }: Pick<ColunaDaGrade, 'campo' | 'posicao'>,
  edicoes: readonly EdicaoDaPrevia[],
): string {
  let texto = textoDaCelula(linha, posicao);
  for (const edicao of edicoes) {
    if (edicao.tipo === 'IGUAIS' && edicao.campo === campo && edicao.de === texto) texto = edicao.para;
    if (edicao.tipo !== 'CELULAS') continue;
    const sua = edicao.celulas.find((celula) => celula.numero === linha.numero && celula.campo === campo);
    if (sua) texto = textoDaCelula({ celulas: [sua.texto], tipos: sua.guardada ?? TIPOS_DE_CELULA.texto }, 0);
  }
  return texto;
}

/** The situation of a row after edits that the server has not answered yet. */
export function situacaoNaGrade(
  { numero, situacao }: Pick<LinhaDaPrevia, 'numero' | 'situacao'>,
  edicoes: readonly EdicaoDaPrevia[],
): SituacaoNaGrade {
  const ultima = edicoes.findLast(
    (edicao) => (edicao.tipo === 'DEIXAR' || edicao.tipo === 'RETOMAR') && edicao.numeros.includes(numero),
  );
  if (ultima === undefined) return situacao;
  if (ultima.tipo === 'DEIXAR') return 'IGNORADA';
  return situacao === 'IGNORADA' ? 'A_CONFERIR' : situacao;
}

/** The texts of a pasted block, whose first cell is at a row and a column of what is shown; the rest falls outside. */
export function correcoesDoBloco(
  bloco: readonly (readonly string[])[],
  numeros: readonly number[],
  colunas: readonly Pick<ColunaDaGrade, 'campo'>[],
): Correcao[] {
  return bloco.flatMap((celulas, i) =>
    celulas.flatMap((texto, j) => {
      const [numero, coluna] = [numeros[i], colunas[j]];
      return numero !== undefined && coluna ? [{ numero, campo: coluna.campo, texto: texto.trim() }] : [];
    }),
  );
}

/** 'Linha 5, Tipo: "CMEI" → "Escola".' */
export const dizerCorrecao = (numero: number, { titulo }: ColunaDaGrade, de: string, para: string): string =>
  `Linha ${numero}, ${titulo}: ${entreAspas(de)} → ${entreAspas(para)}.`;

const entreAspas = (texto: string): string => (texto === '' ? 'vazio' : `"${texto}"`);

/** '3 células coladas em 2 linhas.' */
export function dizerColagem(correcoes: readonly Correcao[]): string {
  const linhas = contarLinhas(new Set(correcoes.map(({ numero }) => numero)).size);
  return correcoes.length === 1 ? '1 célula colada.' : `${correcoes.length} células coladas em ${linhas}.`;
}

/** '2 linhas corrigidas do mesmo modo.' */
export const dizerIguais = (total: number): string =>
  `${contarLinhas(total)} ${total === 1 ? 'corrigida' : 'corrigidas'} do mesmo modo.`;
