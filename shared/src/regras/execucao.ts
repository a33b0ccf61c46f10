import type { UnidadeMedida } from '../contratos/enums/produtos.js';
import type { Arredondamento } from '../contratos/enums/refeicoes.js';
import { arredondar, type Decimal, decimal, type Numerico, semResiduo, somar } from './decimal.js';
import { converter, unidadeDoTotal } from './unidades.js';

/** Use of a food in a recipe that serves `porcoes`. */
export interface UsoDoAlimento {
  quantidade: Numerico;
  unidadeMedida: string;
  porcoes: number;
}

export interface QuantidadesDaExecucao {
  /** For one student, in `unidadePre`; not rounded. */
  porAluno: Decimal;
  unidadePre: string;
  /** For all students, in `unidadePos` (kg, L or un); not rounded. */
  total: Decimal;
  /** `total` with the increase. */
  totalComAcrescimo: Decimal;
  unidadePos: UnidadeMedida;
}

/**
 * What a meal needs of one food (specification 3, section 5): per-student quantity × students, plus that × percent ÷ 100.
 * `usos` are its uses in the preparations of the dish, told in `unidadePre`. Multiplies before it divides, so that 100 g for 3 portions makes exactly
 * 100 g for 3 students. Throws `RegraViolada` between dimensions.
 */
export function calcularExecucao(
  usos: readonly UsoDoAlimento[],
  { unidadePre, alunos, acrescimo }: { unidadePre: string; alunos: number; acrescimo: Numerico },
): QuantidadesDaExecucao {
  const unidadePos = unidadeDoTotal(unidadePre);
  const para = (pessoas: number) => somar(usos.map((uso) => converter(uso.quantidade, uso.unidadeMedida, unidadePre).times(pessoas).div(uso.porcoes)));
  const total = semResiduo(converter(para(alunos), unidadePre, unidadePos));
  const totalComAcrescimo = total.plus(total.times(acrescimo).div(100));
  return { porAluno: semResiduo(para(1)), unidadePre, total, totalComAcrescimo, unidadePos };
}

/** The three buttons: up and down to a whole unit; keep leaves what the stock can hold, 3 decimals half up. */
export function arredondarQuantidade(valor: Numerico, modo: Arredondamento): Decimal {
  const exato = semResiduo(decimal(valor));
  if (modo === 'CIMA') return exato.ceil();
  return modo === 'BAIXO' ? exato.floor() : arredondar(exato, 3);
}
