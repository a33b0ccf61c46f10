import type { ComponenteNutricional, Nutriente } from '@merenda/shared/contratos';
import type { CampoDePlanilha } from '@merenda/shared/regras';

/** The names that the tables of food composition (TACO, TBCA) and labels have for a nutrient. */
const NOMES: Record<Nutriente, readonly string[]> = {
  caloria: ['Energia', 'Calorias', 'Valor energético', 'VET', 'kcal'],
  carboidrato: ['Carboidratos', 'Carboidrato', 'Carboidrato total', 'Carboidratos totais', 'CHO'],
  proteina: ['Proteínas', 'Proteína', 'PTN'],
  lipidio: ['Lipídios', 'Lipídio', 'Lipídeos', 'Gorduras totais', 'Gordura total', 'LIP', 'LPD'],
  fibra: ['Fibras', 'Fibra', 'Fibra alimentar', 'Fibras alimentares'],
  vitamina_a: ['Vitamina A', 'RAE', 'Vitamina A (RAE)', 'Vit. A'],
  vitamina_c: ['Vitamina C', 'Ácido ascórbico', 'Vit. C'],
  calcio: ['Cálcio', 'Ca'],
  ferro: ['Ferro', 'Fe'],
  magnesio: ['Magnésio', 'Mg'],
  zinco: ['Zinco', 'Zn'],
  sodio: ['Sódio', 'Na'],
};

/** The nutrients as columns, one each, named as the tables name them: with and without the unit. */
export const camposDosComponentes = (componentes: readonly ComponenteNutricional[]): CampoDePlanilha[] =>
  componentes.map(({ nome, tipo, unidadeMedida }) => {
    const unidades = unidadeMedida === 'mcg' ? ['mcg', 'µg'] : [unidadeMedida];
    return {
      campo: nome,
      titulo: `${tipo} (${unidadeMedida})`,
      sinonimos: NOMES[nome].flatMap((um) => [um, ...unidades.map((unidade) => `${um} (${unidade})`)]),
      leitura: { tipo: 'analise' },
      explicacao:
        'Valor na quantidade base. "Tr" (traço) é lido como 0; "NA", "*" e "-" são lidos como células em branco.',
      exemplo: nome === 'caloria' ? '358' : '1,6',
    };
  });
