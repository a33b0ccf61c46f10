import type { NutrienteDaFicha } from '@merenda/shared/contratos';
import { formatarNutriente } from '@merenda/shared/formatos';
import { valorConhecido } from '@merenda/shared/regras';

interface ValorDoNutrienteProps {
  nutriente: NutrienteDaFicha;
  /** Writes its unit too. */
  comUnidade?: (numero: string, unidade: string) => string;
}

/** The total of a nutrient; a dash where no food was analysed for it, which is no zero. */
export function ValorDoNutriente({ nutriente, comUnidade = (numero) => numero }: ValorDoNutrienteProps) {
  const valor = valorConhecido(nutriente);
  if (valor !== null) return comUnidade(formatarNutriente(valor), nutriente.unidadeDeMedida);
  return (
    <span role="img" aria-label="não analisado" title="não analisado">
      —
    </span>
  );
}
