import type { NutrienteDaFicha } from '@merenda/shared/contratos';
import { type PreparoNutricional, somarNutrientes, totalDaFicha } from '@merenda/shared/regras';
import { asc } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { componentesNutricionais } from '../../banco/esquema/cadastros/catalogo.js';
import type { Transacao } from '../../banco/transacao.js';
import { ordem as ordemDeLetras } from '../../nucleo/ordem.js';

/** A nutrient of the sheet. */
export type Nutriente = Pick<NutrienteDaFicha, 'nome' | 'unidadeDeMedida'>;

/** In the order of the sheet. */
export function lerNutrientes(banco: Banco | Transacao): Promise<Nutriente[]> {
  const { nome, unidadeMedida, ordem } = componentesNutricionais;
  return banco.select({ nome, unidadeDeMedida: unidadeMedida }).from(componentesNutricionais).orderBy(asc(ordem));
}

/** The nutrients of one portion of these preparations together, or the mean of `cardapios` menus. */
export function calcularNutrientes(
  nutrientes: readonly Nutriente[],
  usados: readonly PreparoNutricional[],
  cardapios?: number,
): NutrienteDaFicha[] {
  const totais = somarNutrientes(
    nutrientes.map(({ nome }) => nome),
    usados,
    cardapios,
  );
  return nutrientes.flatMap((nutriente, posicao) =>
    totais.slice(posicao, posicao + 1).map((total) => ({
      ...nutriente,
      ...totalDaFicha({ ...total, ausentes: total.ausentes.sort(ordemDeLetras.compare) }),
    })),
  );
}
