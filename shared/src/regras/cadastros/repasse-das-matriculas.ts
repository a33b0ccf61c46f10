import type { CodigoPerCapita } from '../../vocabulario/cadastros/matriculas.js';
import type { CategoriaDaMatricula } from '../../vocabulario/cadastros/matriculas.js';
import type { PovoTradicional } from '../../vocabulario/cadastros/unidades-educacionais.js';
import { formatarMoeda } from '../../formatos/numeros.js';
import { arredondar, decimal, type Decimal, type Numerico, somar } from '../decimal.js';

/** The enrolments of a school. */
export interface EscolaComMatriculas {
  pct: PovoTradicional | null;
  /** Students of the special service, who are counted by hand: they add to the transfer and are no other students. */
  alunosAee: number | null;
  linhas: readonly { categoria: CategoriaDaMatricula; parcial: number; integral: number }[];
}

/** The transfer for a student and school day. */
export interface PerCapita {
  codigo: CodigoPerCapita;
  valor: Numerico;
  dias: number;
}

/**
 * How many students are paid by each value. Each student by one: a crèche before full time, full time before a
 * traditional people, this before pre-school, and the others last.
 */
export function alunosPorPerCapita(escolas: readonly EscolaComMatriculas[]): Map<CodigoPerCapita, number> {
  const alunos = new Map<CodigoPerCapita, number>();
  const somarA = (codigo: CodigoPerCapita, quantos: number) => {
    if (quantos > 0) alunos.set(codigo, (alunos.get(codigo) ?? 0) + quantos);
  };
  for (const { pct, alunosAee, linhas } of escolas) {
    for (const { categoria, parcial, integral } of linhas) {
      const creche = categoria === 'CRECHE';
      somarA(creche ? 'CRECHE' : 'INTEGRAL', integral);
      somarA(creche ? 'CRECHE' : codigoParcial(categoria, pct), parcial);
    }
    somarA('AEE', alunosAee ?? 0);
  }
  return alunos;
}

function codigoParcial(categoria: CategoriaDaMatricula, pct: PovoTradicional | null): CodigoPerCapita {
  if (pct !== null && pct !== 'NENHUM') return 'PCT';
  return categoria === 'PRE_ESCOLA' ? 'PRE' : 'FUND_MEDIO_EJA';
}

/**
 * R$ of a school day and of a year for these schools (specification 4, 4.0): Σ students × value, and that × the days of
 * the norm. Null where a value that is needed is not there.
 * @param valores those in force in the year of the transfer
 */
export function repasseDasMatriculas(
  escolas: readonly EscolaComMatriculas[],
  valores: readonly PerCapita[],
): { dia: Decimal; dias: number; total: Decimal; codigos: CodigoPerCapita[] } | null {
  const partes = [...alunosPorPerCapita(escolas)].map(([codigo, alunos]) => ({
    codigo,
    alunos,
    perCapita: valores.find((um) => um.codigo === codigo),
  }));
  const dias = Math.max(0, ...valores.map((um) => um.dias));
  const doDia: Decimal[] = [];
  const doAno: Decimal[] = [];
  for (const { alunos, perCapita } of partes) {
    if (!perCapita) return null;
    const valor = decimal(perCapita.valor).times(alunos);
    doDia.push(valor);
    doAno.push(valor.times(perCapita.dias));
  }
  return {
    dia: arredondar(somar(doDia), 2),
    dias,
    total: arredondar(somar(doAno), 2),
    codigos: partes.map(({ codigo }) => codigo),
  };
}

interface RepasseEscrito {
  ano: number;
  dia: number;
  dias: number;
  total: number;
  normas: readonly string[];
  /** One of the values is not verified. */
  aConferir: boolean;
}

/** 'R$ 412,90 por dia letivo e R$ 82.580,00 em 2026 (200 dias; Resolução CD/FNDE nº 1/2026)'. */
export const fraseDoRepasse = ({ ano, dia, dias, total, normas, aConferir }: RepasseEscrito): string =>
  `${formatarMoeda(dia)} por dia letivo e ${formatarMoeda(total)} em ${ano} (${dias} dias; ${normas.join(', ')}${aConferir ? ', a conferir' : ''})`;
