import { TIPOS_DE_CELULA } from '../../vocabulario/importacoes.js';
import { ehIlegivel, lerQuantidade } from '../../formatos/leitura.js';
import { MASCARAS } from '../../formatos/mascaras.js';
import { paraBusca } from '../../formatos/textos.js';
import type { CampoDePlanilha } from './campos.js';
import type { Celula } from './celula.js';

/** What the values of a column are, whatever its title says. */
export type Natureza =
  | 'SEQUENCIA'
  | 'TOTAL_DA_LINHA'
  | 'UNIDADE'
  | 'CPF'
  | 'CNPJ'
  | 'CEP'
  | 'INEP'
  | 'EMAIL'
  | 'TELEFONE'
  | 'DATA'
  | 'REAIS';

/** For a sentence: 'Os valores são CPFs.' */
export const NATUREZAS: Readonly<Record<Natureza, string>> = {
  SEQUENCIA: 'números de linha',
  TOTAL_DA_LINHA: 'totais de cada linha',
  UNIDADE: 'unidades de medida',
  CPF: 'CPFs',
  CNPJ: 'CNPJs',
  CEP: 'CEPs',
  INEP: 'códigos INEP',
  EMAIL: 'e-mails',
  TELEFONE: 'telefones',
  DATA: 'datas',
  REAIS: 'valores em R$',
};

const DO_CAMPO: Readonly<Record<string, Natureza>> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  cep: 'CEP',
  codigoInep: 'INEP',
  email: 'EMAIL',
  telefone: 'TELEFONE',
  celular: 'TELEFONE',
};

/** What the values of a field are; null when they may be anything. */
export function naturezaDoCampo({ campo, leitura }: Pick<CampoDePlanilha, 'campo' | 'leitura'>): Natureza | null {
  if (leitura.tipo === 'data') return 'DATA';
  if (leitura.tipo === 'numero' && leitura.moeda) return 'REAIS';
  return DO_CAMPO[campo] ?? null;
}

/** The part of the cells that must agree: a sheet has a wrong value here and there. */
const QUASE_TODAS = 0.8;

/** Codes of the states (IBGE), with which the code of a school begins. */
const ESTADOS = /^(1[1-7]|2[1-9]|3[1235]|4[1-3]|5[0-3])/;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const REAIS = /^R\$\s*\d/i;
const DIA = /^\d{1,2}[/.-]\d{1,2}[/.-](\d{2}|\d{4})$/;

/** In this order: digits that may be two of these are the first. A CEP without its hyphen may be the code of a school. */
const PROVAS: readonly [Natureza, (celula: Celula) => boolean][] = [
  ['DATA', ({ texto, tipo }) => tipo === TIPOS_DE_CELULA.data || DIA.test(texto)],
  ['REAIS', ({ texto }) => REAIS.test(texto)],
  ['EMAIL', ({ texto }) => EMAIL.test(texto)],
  ['CPF', ({ texto }) => /^[\d.\-\s]+$/.test(texto) && MASCARAS.cpf.valido(texto)],
  ['CNPJ', ({ texto }) => MASCARAS.cnpj.valido(texto)],
  ['CEP', ({ texto }) => MASCARAS.cep.valido(texto) && (texto.includes('-') || !ESTADOS.test(texto))],
  // Digits alone may be a CPF with an error in it.
  ['TELEFONE', ({ texto }) => /\D/.test(texto) && MASCARAS.telefone.valido(texto)],
  ['UNIDADE', ({ texto }) => UNIDADES.has(paraBusca(texto).replace('.', ''))],
];

/** What a list of products has below 'UND'; below 'UNIDADE' it is no school then. */
const UNIDADES = new Set(
  'g gr kg l lt ml un und unid unidade pc pct pcte pacote cx caixa sc saco fd fardo lata pote gf garrafa gl galao bdj bandeja dz duzia maco litro quilo'.split(
    ' ',
  ),
);

/**
 * What the values of a column are; null when they are no documents, addresses or days, or not all of one kind. Eight
 * digits without a hyphen may be a CEP or the code of a school: only those that begin with no state are a CEP.
 * @param celulas the filled cells of the column, in their order
 */
export function naturezaDe(celulas: readonly Celula[]): Natureza | null {
  if (celulas.length === 0) return null;
  if (ehSequencia(celulas)) return 'SEQUENCIA';
  const limpas = celulas.map((celula) => ({ ...celula, texto: celula.texto.trim() }));
  const [achada] = PROVAS.find(([, prova]) => limpas.filter(prova).length >= QUASE_TODAS * limpas.length) ?? [];
  return achada ?? null;
}

/** Rows that a sequence has at least: 1 and 2 may be quantities. */
const LINHAS_DA_SEQUENCIA = 3;
const NUMERO_DE_LINHA = /^0*\d{1,5}[.)ºª°-]?$/;

/** 1, 2, 3 …: almost every number is the one above it plus one, also where headings are between them or it begins again. */
export function ehSequencia(celulas: readonly Pick<Celula, 'texto'>[]): boolean {
  const numeros = celulas.flatMap(({ texto }) =>
    NUMERO_DE_LINHA.test(texto.trim()) ? [Number.parseInt(texto.trim(), 10)] : [],
  );
  if (numeros.length < LINHAS_DA_SEQUENCIA || numeros.length < QUASE_TODAS * celulas.length) return false;
  const passos = numeros.slice(1).filter((numero, i) => {
    const acima = numeros[i] ?? 0;
    return numero === acima + 1 || (numero === 1 && acima > 1);
  });
  return (numeros[0] ?? 0) <= 1 && passos.length >= QUASE_TODAS * (numeros.length - 1);
}

/** Rows that prove a multiplication: one may be chance. */
const LINHAS_DO_TOTAL = 2;

/**
 * The columns that hold what two others give together: 10 packages at R$ 2,50 are R$ 25,00.
 * @param colunas the cells of all columns, row by row
 * @returns their positions
 */
export function totaisDasLinhas(colunas: readonly (readonly Celula[])[]): ReadonlySet<number> {
  const numericas = colunas.flatMap((celulas, posicao) => {
    const numeros = celulas.slice(0, LINHAS_CONFERIDAS).map(numeroDe);
    const lidos = numeros.filter((numero) => numero !== null && numero !== 1);
    return lidos.length >= LINHAS_DO_TOTAL ? [{ posicao, numeros }] : [];
  });
  const totais = numericas.filter((total) =>
    numericas.some((um, i) =>
      numericas
        .slice(i + 1)
        .some((outro) => um !== total && outro !== total && ehProduto(total.numeros, um.numeros, outro.numeros)),
    ),
  );
  return new Set(totais.map(({ posicao }) => posicao));
}

const LINHAS_CONFERIDAS = 50;

function ehProduto(
  total: readonly (number | null)[],
  um: readonly (number | null)[],
  outro: readonly (number | null)[],
): boolean {
  const linhas = total.flatMap((valor, i) => {
    const [a, b] = [um[i] ?? null, outro[i] ?? null];
    return valor === null || a === null || b === null ? [] : [Math.abs(a * b - valor) < 0.01];
  });
  return linhas.length >= LINHAS_DO_TOTAL && linhas.filter(Boolean).length >= QUASE_TODAS * linhas.length;
}

function numeroDe({ texto, tipo }: Celula): number | null {
  if (tipo === TIPOS_DE_CELULA.numero) return Number(texto);
  const numero = tipo === TIPOS_DE_CELULA.texto ? lerQuantidade(texto.replace(/^\s*R\$\s*/i, ''), 6) : null;
  return ehIlegivel(numero) ? null : numero;
}
