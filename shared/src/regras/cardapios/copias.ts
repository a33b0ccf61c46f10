import type { UnidadeMedida } from '../../vocabulario/cadastros/produtos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { arredondar, Decimal, decimal, type Numerico } from '../decimal.js';
import { converter } from '../cadastros/unidades-de-medida.js';
import { type Violacao, violacao } from '../violacao.js';

/** Decimals of a factor. */
const CASAS_DO_FATOR = 3;

/** The energy that a norm asks for at least, in kcal; null where it has none. */
export const energiaDaNorma = (
  referencia: { nutrientes: { caloria?: { minimo: number | null } } } | null | undefined,
): number | null => referencia?.nutrientes.caloria?.minimo || null;

/** By how much portions change with the age band: the energy of the new norm ÷ that of the old one; null without one of them. */
export function fatorDaCopia(de: number | null, para: number | null): number | null {
  if (de === null || para === null) return null;
  return arredondar(decimal(para).div(de), CASAS_DO_FATOR).toNumber();
}

/** A factor that a user may set; null: none was typed. */
export const violacoesDoFator = (fator: number | null): Violacao[] =>
  violacao(fator === null || fator < 0.1 || fator > 10, 'fator', 'Informe um fator de 0,1 a 10.');

/** The units in which quantities are whole. */
const EM_INTEIROS: Partial<Record<UnidadeMedida, UnidadeMedida>> = { KG: 'G', L: 'ML' };

interface Uso {
  quantidade: number;
  unidadeMedida: UnidadeMedida;
}

/** A quantity of a recipe × factor, to whole grams, millilitres or units, half up; never nothing of something. */
export function usoDaCopia<U extends Uso>(uso: U, fator: Numerico): U {
  const unidadeMedida = EM_INTEIROS[uso.unidadeMedida] ?? uso.unidadeMedida;
  const exata = converter(decimal(uso.quantidade).times(fator), uso.unidadeMedida, unidadeMedida);
  return { ...uso, unidadeMedida, quantidade: exata.isZero() ? 0 : Decimal.max(1, arredondar(exata, 0)).toNumber() };
}

/** The ingredients of a copy with their substitutes. The gross weight keeps its relation to the net one. */
export function ingredientesDaCopia<
  S extends Uso,
  I extends Uso & { pesoBruto?: number | null; substitutos?: readonly S[] },
>(ingredientes: readonly I[], fator: Numerico): I[] {
  return ingredientes.map((ingrediente) => {
    const { pesoBruto, substitutos } = ingrediente;
    const copia = usoDaCopia(ingrediente, fator);
    return {
      ...copia,
      ...(pesoBruto && {
        pesoBruto: arredondar(decimal(pesoBruto).times(copia.quantidade).div(ingrediente.quantidade), 3).toNumber(),
      }),
      ...(substitutos && { substitutos: substitutos.map((substituto) => usoDaCopia(substituto, fator)) }),
    };
  });
}

/** The name of a copy for an age band, within the limit of a name: 'ARROZ (1 A 3 ANOS)'. */
export function nomeParaFaixa(nome: string, faixa: string): string {
  const sufixo = ` (${faixa.toLocaleUpperCase('pt-BR')})`;
  return nome.slice(0, LIMITES.nome - sufixo.length) + sufixo;
}
