import { ROTULOS_NUTRIENTE, type NutrienteDaFicha } from '@merenda/shared/contratos';
import type { TabelaDaFolha } from '../folha/folha';

/** A technical sheet, of one portion. What foods do not state is named: the true total is not below the printed one. */
export function tabelaDeNutrientes(nutrientes: readonly NutrienteDaFicha[]): TabelaDaFolha {
  return {
    titulo: 'Ficha técnica (por porção)',
    colunas: [{ titulo: 'Nutriente' }, { titulo: 'Valor', tipo: 'nutriente' }, { titulo: 'Unidade' }, { titulo: 'Observação' }],
    linhas: nutrientes.map(({ nome, valor, unidadeDeMedida, ausentes }) => [
      ROTULOS_NUTRIENTE[nome], valor, unidadeDeMedida, ausentes.length > 0 ? `Dado ausente: ${ausentes.join(', ')}` : null,
    ]),
    vazia: 'Sem ficha técnica.',
  };
}
