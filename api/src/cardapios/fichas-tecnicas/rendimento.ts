import type { Rendimento } from '@merenda/shared/contratos';
import { converter, decimal, porcaoPronta } from '@merenda/shared/regras';
import { calcularNutrientes, type Nutriente } from './nutrientes.js';
import type { ReceitaDaFicha } from './receitas.js';

/** What a recipe yields, with the nutrients of 100 g of it when it is ready; null without a cooked weight. */
export function rendimentoDaReceita(receita: ReceitaDaFicha, nutrientes: readonly Nutriente[]): Rendimento | null {
  const { pesoPronto, indiceCoccao, porcoes, ingredientes } = receita;
  if (pesoPronto === null) return null;
  const centenasDeGramas = converter(pesoPronto, 'KG', 'G').div(100);
  return {
    pesoPronto: decimal(pesoPronto).toNumber(),
    indiceCoccao: indiceCoccao === null ? null : decimal(indiceCoccao).toNumber(),
    porcaoPronta: porcaoPronta(pesoPronto, porcoes).toNumber(),
    por100g: calcularNutrientes(nutrientes, [{ porcoes: centenasDeGramas, ingredientes }]),
  };
}
