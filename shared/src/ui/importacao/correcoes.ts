import {
  TIPOS_DE_CELULA,
  type ColunaDePlanilha,
  type LinhaConferida,
  type LinhaDePlanilha,
  type LinhaIgnorada,
  type PlanilhaAConferir,
  type PlanilhaLida,
  type SituacaoDaLinha,
} from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { conteudoDoNome } from '@merenda/shared/regras';
import { contarLinhas } from './linhas.js';

/** The rows of a file as the user corrects them. */
export interface PlanilhaEditada extends PlanilhaAConferir {
  /** The rows that are not imported, by number, with the reason; '' for those that the user leaves out. */
  ignoradas: ReadonlyMap<number, string>;
}

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

/** A text for a cell. */
export interface Correcao {
  numero: number;
  campo: string;
  texto: string;
}

/** What the preview shows of a row. */
export type SituacaoNaGrade = SituacaoDaLinha | 'IGNORADA' | 'A_CONFERIR';

const PORQUES: Record<LinhaIgnorada, string> = {
  TOTAL: 'Parece um total.',
  ASSINATURA: 'Parece uma assinatura.',
  VAZIA: 'Não tem dados.',
  CABECALHO: 'Repete os títulos das colunas.',
};

/** The part of the names from which on they tell a field that the file lacks. */
const QUASE_TODOS = 0.8;

/**
 * The required fields that no column fills, and that almost every name tells: 'ARROZ 5 KG'. The step of the columns shows
 * them, where the user takes them back.
 */
function camposDoNome({ campos, colunas, linhas }: PlanilhaLida): ColunaDePlanilha[] {
  const doNome = colunas.findIndex(({ campo }) => campo === 'nome');
  const nomes = linhas.flatMap(({ ignorada, celulas }) => (ignorada === undefined ? [celulas[doNome] ?? ''] : []));
  const dizem = nomes.filter((nome) => conteudoDoNome(nome).UNIDADE !== '').length;
  if (nomes.length === 0 || dizem < QUASE_TODOS * nomes.length) return [];
  return campos.flatMap(({ campo, titulo, obrigatorio, doNome: pode }) =>
    pode && obrigatorio && colunas.every((coluna) => coluna.campo !== campo) ? [{ campo, titulo, doNome: true }] : [],
  );
}

/** The rows of a file before any correction. What it marks is left out until the user takes it back. */
export const semCorrecoes = (lida: PlanilhaLida): PlanilhaEditada => ({
  colunas: [...lida.colunas, ...camposDoNome(lida)],
  linhas: lida.linhas.map(({ ignorada: _ignorada, ...linha }) => linha),
  ignoradas: new Map(
    lida.linhas.flatMap(({ numero, ignorada }) => (ignorada === undefined ? [] : [[numero, PORQUES[ignorada]]])),
  ),
});

/** The rows that are checked and imported. */
export const aConferir = ({ colunas, linhas, ignoradas }: PlanilhaEditada): PlanilhaAConferir => ({
  colunas,
  linhas: linhas.filter(({ numero }) => !ignoradas.has(numero)),
});

/** The columns of the file that fill a field, in their order, and the fields without a column in which a row is refused. */
export function colunasDaGrade(
  campos: PlanilhaLida['campos'],
  { colunas }: Pick<PlanilhaEditada, 'colunas'>,
  conferidas: readonly LinhaConferida[],
): ColunaDaGrade[] {
  const doCampo = new Map(campos.map((um) => [um.campo, um]));
  const daPlanilha = colunas.flatMap(({ campo }, posicao) => (campo === null ? [] : [{ campo, posicao }]));
  const comColuna = new Set(daPlanilha.map(({ campo }) => campo));
  const recusados = new Set(conferidas.flatMap(({ motivos }) => motivos.map(({ campo }) => campo)));
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

/** A cell as the user reads and corrects it: '1234,5', '02/03/2026', 'Sim'. */
export function textoDaCelula({ celulas, tipos }: LinhaDePlanilha, posicao: number | null): string {
  const texto = posicao === null ? '' : (celulas[posicao]?.trim() ?? '');
  switch (posicao === null ? undefined : tipos[posicao]) {
    case TIPOS_DE_CELULA.numero:
      return texto.replace('.', ',');
    case TIPOS_DE_CELULA.data:
      return formatarData(texto.slice(0, 10));
    case TIPOS_DE_CELULA.logico:
      return texto === 'true' ? 'Sim' : 'Não';
    default:
      return texto;
  }
}

/** The rows with corrected cells; a field that the file lacks gets a column with its title. */
export function corrigir(
  planilha: PlanilhaEditada,
  grade: readonly ColunaDaGrade[],
  correcoes: readonly Correcao[],
): PlanilhaEditada {
  const colunas = [...planilha.colunas];
  const posicoes = new Map<string, number>();
  for (const campo of new Set(correcoes.map((correcao) => correcao.campo))) {
    const coluna = grade.find((uma) => uma.campo === campo);
    if (coluna) posicoes.set(campo, coluna.posicao ?? colunas.push({ titulo: coluna.titulo, campo }) - 1);
  }
  const porLinha = new Map<number, Correcao[]>();
  for (const correcao of correcoes) porLinha.set(correcao.numero, [...(porLinha.get(correcao.numero) ?? []), correcao]);
  const linhas = planilha.linhas.map((linha) => {
    const suas = porLinha.get(linha.numero);
    if (!suas) return linha;
    const celulas = Array.from(colunas, (_, i) => linha.celulas[i] ?? '');
    const tipos = Array.from(colunas, (_, i) => linha.tipos[i] ?? TIPOS_DE_CELULA.vazia);
    for (const { campo, texto } of suas) {
      const posicao = posicoes.get(campo);
      if (posicao === undefined) continue;
      celulas[posicao] = texto;
      tipos[posicao] = texto === '' ? TIPOS_DE_CELULA.vazia : TIPOS_DE_CELULA.texto;
    }
    return { ...linha, celulas, tipos: tipos.join('') };
  });
  return { ...planilha, colunas, linhas };
}

/**
 * The rows with other columns. Those after the columns of the file come, go and change places in the step of the columns:
 * the corrected cells stay with their fields.
 * @param doArquivo how many columns the file has
 */
export function comColunas(
  planilha: PlanilhaEditada,
  colunas: PlanilhaEditada['colunas'],
  doArquivo: number,
): PlanilhaEditada {
  const antes = new Map(planilha.colunas.map(({ campo }, i) => [campo, i] as const).slice(doArquivo));
  const linhas = planilha.linhas.map((linha) => {
    if (linha.celulas.length <= doArquivo) return linha;
    const origens = colunas.map(({ campo }, i) => (i < doArquivo ? i : antes.get(campo)));
    return {
      ...linha,
      celulas: origens.map((i) => (i === undefined ? '' : (linha.celulas[i] ?? ''))),
      tipos: origens.map((i) => (i === undefined ? '' : linha.tipos[i]) || TIPOS_DE_CELULA.vazia).join(''),
    };
  });
  return { ...planilha, colunas, linhas };
}

/** The corrections that give the same text to the other cells of a column which hold what a corrected cell held. */
export function correcoesIguais(
  { linhas, ignoradas }: PlanilhaEditada,
  { campo, posicao }: ColunaDaGrade,
  { numero, texto }: Correcao,
): Correcao[] {
  const corrigida = linhas.find((linha) => linha.numero === numero);
  if (!corrigida) return [];
  const anterior = textoDaCelula(corrigida, posicao);
  return linhas.flatMap((linha) =>
    linha.numero !== numero && !ignoradas.has(linha.numero) && textoDaCelula(linha, posicao) === anterior
      ? [{ numero: linha.numero, campo, texto }]
      : [],
  );
}

/** The corrections of a pasted block, whose first cell is at a row and a column of what is shown; the rest falls outside. */
export function correcoesDoBloco(
  bloco: readonly (readonly string[])[],
  linhas: readonly { numero: number }[],
  colunas: readonly ColunaDaGrade[],
): Correcao[] {
  return bloco.flatMap((celulas, i) =>
    celulas.flatMap((texto, j) => {
      const [linha, coluna] = [linhas[i], colunas[j]];
      return linha && coluna ? [{ numero: linha.numero, campo: coluna.campo, texto: texto.trim() }] : [];
    }),
  );
}

/** 'Linha 5, Tipo: "CMEI" → "Escola".' */
export function dizerCorrecao(planilha: PlanilhaEditada, coluna: ColunaDaGrade, { numero, texto }: Correcao): string {
  const linha = planilha.linhas.find((uma) => uma.numero === numero);
  const de = linha ? textoDaCelula(linha, coluna.posicao) : '';
  return `Linha ${numero}, ${coluna.titulo}: ${entreAspas(de)} → ${entreAspas(texto)}.`;
}

const entreAspas = (texto: string): string => (texto === '' ? 'vazio' : `"${texto}"`);

/** '3 células coladas em 2 linhas.' */
export function dizerColagem(correcoes: readonly Correcao[]): string {
  const linhas = contarLinhas(new Set(correcoes.map(({ numero }) => numero)).size);
  return correcoes.length === 1 ? '1 célula colada.' : `${correcoes.length} células coladas em ${linhas}.`;
}
