import type { FichaTecnica, NutrienteDaFicha, ReferenciaNutricional } from '@merenda/shared/contratos';

const NORMA = 'Resolução CD/FNDE nº 4/2026, Anexo IV';

const limite = (minimo: number | null, maximo: number | null, norma = NORMA) => ({
  norma,
  unidade: 'g',
  minimo,
  maximo,
  carater: 'obrigatorio',
  certeza: 'verificado',
  observacao: null,
});

/** A reference with a minimum, ranges, and a maximum that comes from another norm. */
export const REFERENCIA_DE_TESTE: ReferenciaNutricional = {
  norma: NORMA,
  fonte: 'Diário Oficial',
  coberturaPct: 20,
  nutrientes: {
    caloria: limite(329, null),
    carboidrato: limite(45, 53),
    proteina: limite(8, 12),
    lipidio: limite(9, 13),
    sodio: limite(null, 600, 'Resolução nº 6/2020'),
  },
};

/** The total of one nutrient, in g. `ausentes`: the foods without data for it. */
export const totalDe = (nome: NutrienteDaFicha['nome'], valor: number, ausentes: string[] = []): NutrienteDaFicha => ({
  nome,
  valor,
  unidadeDeMedida: 'g',
  ausentes,
});

/** The answer of GET /fichas-tecnicas with these nutrients, and with nothing else to say. */
export const fichaDe = (nutrientes: NutrienteDaFicha[], resto: Partial<FichaTecnica> = {}): FichaTecnica => ({
  nutrientes,
  custo: { valor: 1, semPreco: [], comUltimaCompra: [], repasse: null, municipio: null },
  alergenicos: { contem: [], podeConter: [], naoConferidos: [] },
  pendencias: [],
  precos: [],
  rendimento: null,
  ...resto,
});
