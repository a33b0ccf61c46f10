import {
  LIMITES,
  type Alimento,
  type AlimentoDaFicha,
  type ComponenteNutricional,
  type NutrienteDaFicha,
  type Patologia,
  type Preparo,
  type PreparoNovo,
  type UnidadeMedida,
} from '@merenda/shared/contratos';
import { numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import {
  completarCoccao,
  completarPesoBruto,
  fichaDe,
  recusaConversao,
  type AlimentoDaComposicao,
  type PreparoDaComposicao,
} from '@merenda/shared/regras';
import type { EntidadeListada } from '@merenda/shared/ui';
import { RECEITA_NO_FORMULARIO } from '../ficha-tecnica/Pendencias.js';
import { informar } from '../patologias/EntradaPatologia.js';

export const PREPARO: EntidadeListada = { artigo: 'o', nome: 'Preparo', plural: 'Preparos' };

/** Of the numbers of an ingredient. */
export const LIMITES_DO_INGREDIENTE = {
  quantidade: { min: 0, max: LIMITES.quantidadeInteira },
  fatorCorrecao: { min: 1, max: LIMITES.fatorCorrecao },
} as const;

/** The gross weight is not below the net one. */
export const limitesDoPesoBruto = (quantidade: number | null) => ({ min: quantidade ?? 0, max: LIMITES.quantidade });

interface Uso {
  alimento: number;
  quantidade: number;
  /** Follows the food when one is chosen. */
  unidadeMedida: UnidadeMedida;
}

export interface IngredienteNoFormulario extends Uso {
  pesoBruto?: number | null;
  fatorCorrecao?: number | null;
  medidaCaseira?: string | null;
  /** The pathology by its name: it may be a new one. */
  substitutos?: (Uso & { patologia: string })[];
}

/** A preparation as form values: foods by their ids. */
export type PreparoNoFormulario = Omit<PreparoNovo, 'ingredientes'> & { ingredientes: IngredienteNoFormulario[] };

/** A new preparation: one portion, one row. */
export const PREPARO_NOVO: Partial<Omit<PreparoNoFormulario, 'ingredientes'>> & { ingredientes: object[] } = {
  porcoes: 1,
  ingredientes: [{}],
};

export function paraCorpo(
  { ingredientes, ...preparo }: PreparoNoFormulario,
  patologias: readonly Patologia[],
): PreparoNovo {
  const uso = ({ alimento, quantidade, unidadeMedida }: Uso) => ({
    alimento: { id: alimento },
    quantidade,
    unidadeMedida,
  });
  return {
    ...preparo,
    ingredientes: ingredientes.map((ingrediente) => ({
      ...uso(ingrediente),
      pesoBruto: ingrediente.pesoBruto,
      fatorCorrecao: ingrediente.fatorCorrecao,
      medidaCaseira: ingrediente.medidaCaseira,
      substitutos: (ingrediente.substitutos ?? []).map((substituto) => ({
        ...uso(substituto),
        patologia: informar(substituto.patologia, patologias),
      })),
    })),
  };
}

export function paraFormulario({
  nome,
  porcoes,
  modoPreparo,
  medidaCaseira,
  utensilios,
  tempoPreparoMin,
  indiceCoccao,
  pesoPronto,
  alergenicosPodeConter,
  ingredientes,
}: Omit<Preparo, 'id'>): PreparoNoFormulario {
  return {
    nome,
    porcoes,
    modoPreparo,
    medidaCaseira,
    utensilios,
    tempoPreparoMin,
    // Of the two only the weight is kept: the index follows from it.
    pesoPronto,
    indiceCoccao: pesoPronto === null ? indiceCoccao : null,
    alergenicosPodeConter,
    ingredientes: ingredientes.map(
      ({ alimento, quantidade, unidadeMedida, pesoBruto, fatorCorrecao, medidaCaseira, substitutos }) => ({
        alimento: alimento.id,
        quantidade,
        unidadeMedida,
        // Of the two only the weight is kept: the factor follows from it.
        pesoBruto,
        fatorCorrecao: pesoBruto === null ? fatorCorrecao : null,
        medidaCaseira,
        substitutos: substitutos.map((substituto) => ({
          alimento: substituto.alimento.id,
          quantidade: substituto.quantidade,
          unidadeMedida: substituto.unidadeMedida,
          patologia: substituto.patologia.tipo,
        })),
      }),
    ),
  };
}

interface ReceitaDigitada {
  porcoes: NumeroDigitado | undefined;
  ingredientes: readonly Partial<IngredienteNoFormulario>[];
  pesoPronto?: NumeroDigitado;
  indiceCoccao?: NumeroDigitado;
  alergenicosPodeConter?: readonly string[];
}

/**
 * The foods by their ids, as sheets are computed from them.
 * @param conhecidos prices and allergens of some of them; the others count as without
 */
export function alimentosDaFicha(
  alimentos: readonly Alimento[],
  conhecidos: readonly AlimentoDaFicha[] = [],
): ReadonlyMap<number, AlimentoDaComposicao> {
  const porId = new Map(conhecidos.map((um) => [um.id, um]));
  return new Map(
    alimentos.map(({ componentes, ...alimento }) => {
      const { preco = null, alergenicos } = porId.get(alimento.id) ?? {};
      const codigos = (lista: readonly { nome: string }[] = []) => lista.map(({ nome }) => nome);
      return [
        alimento.id,
        {
          ...alimento,
          itemId: alimento.itemAlimento.id,
          componentes: Object.fromEntries(componentes.map(({ componente, valor }) => [componente.nome, valor])),
          preco,
          alergenicosContem: codigos(alergenicos?.contem),
          alergenicosPodeConter: codigos(alergenicos?.podeConter),
          alergenicosConferidos: alergenicos?.naoConferidos.length === 0,
        },
      ];
    }),
  );
}

/** What the form holds now. Rows without food or readable quantity do not count yet. */
export function preparoAtual(
  { porcoes, ingredientes: linhas, pesoPronto, indiceCoccao, alergenicosPodeConter = [] }: ReceitaDigitada,
  alimentos: ReadonlyMap<number, AlimentoDaComposicao>,
): PreparoDaComposicao {
  const ingredientes = linhas.flatMap(
    ({ alimento: id, quantidade: digitada, unidadeMedida, pesoBruto, fatorCorrecao }) => {
      const quantidade = numeroLido(digitada);
      const alimento = id === undefined ? undefined : alimentos.get(id);
      if (!alimento || !quantidade || !unidadeMedida || recusaConversao(unidadeMedida, alimento.unidadeMedida))
        return [];
      const bruto = completarPesoBruto(quantidade, numeroLido(pesoBruto) || null, numeroLido(fatorCorrecao) || null);
      return [{ alimento, quantidade, unidadeMedida, pesoBruto: bruto.pesoBruto }];
    },
  );
  const coccao = completarCoccao(ingredientes, {
    pesoPronto: numeroLido(pesoPronto) || null,
    indiceCoccao: numeroLido(indiceCoccao) || null,
  });
  return {
    id: RECEITA_NO_FORMULARIO,
    nome: '',
    porcoes: numeroLido(porcoes) || 1,
    pesoPronto: coccao.pesoPronto,
    alergenicosPodeConter,
    ingredientes,
  };
}

/** The nutrients of a sheet, in its order. */
const nutrientesDaFicha = (componentes: readonly ComponenteNutricional[]) =>
  componentes.map(({ nome, unidadeMedida }) => ({ nome, unidadeDeMedida: unidadeMedida }));

/** The sheet of what the form holds now, by the rule that the server applies too. */
export const fichaAtual = (
  receita: ReceitaDigitada,
  alimentos: readonly Alimento[],
  componentes: readonly ComponenteNutricional[],
): NutrienteDaFicha[] => fichaDe(nutrientesDaFicha(componentes), [preparoAtual(receita, alimentosDaFicha(alimentos))]);
