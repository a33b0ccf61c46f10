import { z } from 'zod';
import { AlergenicosDaFicha } from '../cadastros/alergenicos.js';
import { NutrienteDaFicha } from './componentes-nutricionais.js';
import { Convencao } from '../cadastros/convencoes.js';
import { Item } from '../cadastros/itens.js';
import { RegraPnae } from '../cadastros/regras-pnae.js';
import { NUTRIENTES } from '../../vocabulario/cadastros/nutrientes.js';
import { MODALIDADES_ESCOLAR } from '../../vocabulario/cadastros/modalidades.js';
import { ORIGENS_PRECO, TIPOS_PENDENCIA } from '../../vocabulario/cardapios/fichas-tecnicas.js';
import { CODIGOS_PER_CAPITA } from '../../vocabulario/cadastros/matriculas.js';
import { UNIDADES_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import { Id, IdParam, IdsParam, opcao } from '../primitivos.js';

/**
 * Query of GET /fichas-tecnicas: a sum of portions of preparations, or of dishes, or the mean of menus. Exactly one of
 * them. `categoria` and `modalidade` choose the transfer that the cost is compared with; without them those of the
 * dishes or menus count.
 */
export const BuscaFicha = z
  .object({
    preparos: IdsParam.optional(),
    pratos: IdsParam.optional(),
    cardapios: IdsParam.optional(),
    categoria: IdParam.optional(),
    modalidade: opcao(MODALIDADES_ESCOLAR).optional(),
  })
  .refine((b) => [b.preparos, b.pratos, b.cardapios].filter(Boolean).length === 1, {
    message: 'Informe preparos, pratos ou cardápios.',
  });
export type BuscaFicha = z.infer<typeof BuscaFicha>;

/** Query of GET /fichas-tecnicas/alimentos: the foods of a recipe that is not saved. */
export const BuscaAlimentosDaFicha = z.object({ ids: IdsParam });

const Citado = z.object({ id: Id, nome: z.string() });

/** What the rules of menus need of the item of a food. */
const CLASSIFICACAO = Item.pick({
  grauProcessamento: true,
  grupo: true,
  formaDaFruta: true,
  ferroHeme: true,
  fonteVitaminaA: true,
  classeRestrita: true,
  proibido: true,
  acucarAdicionado: true,
  altoEm: true,
  regional: true,
});

const RegraDosCardapios = RegraPnae.pick({
  codigo: true,
  regra: true,
  operador: true,
  valor: true,
  periodo: true,
  escopo: true,
  norma: true,
  certeza: true,
});

/** What a food costs: R$ of one `unidadeMedida` (KG, L or UN). */
export const PrecoDoAlimento = z.object({
  /** Not rounded to cents: a package of 5 kg need not cost whole cents a kilogram. */
  valor: z.number(),
  unidadeMedida: z.enum(UNIDADES_MEDIDA),
  origem: z.enum(ORIGENS_PRECO),
  /** The product that is bought at this price. */
  produto: Citado,
});
export type PrecoDoAlimento = z.infer<typeof PrecoDoAlimento>;

/** A food of a recipe, with what the recipe's cost and allergens need. */
export const AlimentoDaFicha = Citado.extend({
  preco: PrecoDoAlimento.nullable(),
  alergenicos: AlergenicosDaFicha,
});
export type AlimentoDaFicha = z.infer<typeof AlimentoDaFicha>;

/** What the national programme transfers for a pupil of a stage and day. */
const Repasse = z.object({
  codigo: z.enum(CODIGOS_PER_CAPITA),
  valor: z.number(),
  norma: z.string(),
  certeza: z.string(),
});

/** R$ for one pupil, rounded once, half up to the cent. */
export const CustoDaFicha = z.object({
  /** Sum of what has a price; null if nothing has one, which is not zero. */
  valor: z.number().nullable(),
  /** Foods without a price: the true cost is not below `valor`. */
  semPreco: z.array(Citado),
  /** Foods without a contract in force: they count with the last price that was paid. */
  comUltimaCompra: z.array(Citado),
  /** Null if the stage is not known. */
  repasse: Repasse.nullable(),
  /** `valor` without the transfer, not below 0: what the municipality pays. Null without one of the two. */
  municipio: z.number().nullable(),
});
export type CustoDaFicha = z.infer<typeof CustoDaFicha>;

/** R$ for one pupil of executed meals, by the prices that were stored when they were executed. */
const CustoExecutado = z.object({
  /** Sum of what had a price; null if nothing had one, which is not zero. */
  valor: z.number().nullable(),
  /** Products without a price: the true cost is not below `valor`. */
  semPreco: z.array(Citado),
  /** Products whose price is not known to be that of the lot. */
  estimados: z.array(Citado),
});

/** What an executed meal cost, and what all meals of its unit, stage and day did, which the transfer is subtracted from. */
export const CustoDaRefeicao = CustoExecutado.extend({
  dia: CustoExecutado.extend({
    /** Executed meals, with this one. */
    refeicoes: z.int(),
    /** Meals of the day that are registered and not executed: they are not in `valor`. */
    porExecutar: z.int(),
    /** On that day; null if the stage is not known. */
    repasse: Repasse.nullable(),
    /** `valor` without the transfer, not below 0: what the municipality pays. Null without one of the two. */
    municipio: z.number().nullable(),
  }),
});
export type CustoDaRefeicao = z.infer<typeof CustoDaRefeicao>;

/** One thing that a technical sheet lacks, and the records where it is mended. */
export const Pendencia = z.object({
  tipo: z.enum(TIPOS_PENDENCIA),
  preparo: Citado,
  /** Null for a gap of the preparation itself. */
  alimento: Citado.extend({ itemId: Id }).nullable(),
  /** Only of NUTRIENTE. */
  nutrientes: z.array(z.enum(NUTRIENTES)),
});
export type Pendencia = z.infer<typeof Pendencia>;

/** What a preparation yields when it is ready. */
export const Rendimento = z.object({
  /** kg */
  pesoPronto: z.number(),
  /** Cooked ÷ raw net weight; null where an ingredient is not weighed. */
  indiceCoccao: z.number().nullable(),
  /** g of one portion */
  porcaoPronta: z.number(),
  /** Nutrients of 100 g. */
  por100g: z.array(NutrienteDaFicha),
});
export type Rendimento = z.infer<typeof Rendimento>;

/**
 * A technical sheet that is not stored: a form shows it while the user fills it in. The planned cost uses today's
 * prices.
 */
export const FichaTecnica = z.object({
  nutrientes: z.array(NutrienteDaFicha),
  custo: CustoDaFicha,
  alergenicos: AlergenicosDaFicha,
  pendencias: z.array(Pendencia),
  /** The price of each food that has one. */
  precos: z.array(z.object({ alimento: Citado, preco: PrecoDoAlimento })),
  /** Of a single preparation with a known yield; null otherwise. */
  rendimento: Rendimento.nullable(),
});
export type FichaTecnica = z.infer<typeof FichaTecnica>;

/**
 * What the sheets of all dishes and preparations are computed from, each record once. A form computes the sheet of what
 * it holds from this, without asking the server.
 */
export const DadosDasFichas = z.object({
  /** In the order of the sheet. */
  nutrientes: z.array(NutrienteDaFicha.pick({ nome: true, unidadeDeMedida: true })),
  /** All allergens, in the order in which they are named. */
  alergenicos: z.array(Convencao),
  /** The transfer of each stage that a norm in force covers. */
  repasses: z.array(z.object({ categoria: Id, modalidade: z.enum(MODALIDADES_ESCOLAR), repasse: Repasse })),
  /** The foods that a preparation uses. */
  alimentos: z.array(
    z.object({
      id: Id,
      nome: z.string(),
      itemId: Id,
      quantidadeBase: z.number(),
      unidadeMedida: z.enum(UNIDADES_MEDIDA),
      /** Per `quantidadeBase`; an absent nutrient was not analysed. */
      valores: z.partialRecord(z.enum(NUTRIENTES), z.number()),
      preco: PrecoDoAlimento.omit({ produto: true }).nullable(),
      alergenicosContem: z.array(z.string()),
      alergenicosPodeConter: z.array(z.string()),
      alergenicosConferidos: z.boolean(),
      ...CLASSIFICACAO.shape,
    }),
  ),
  preparos: z.array(
    z.object({
      id: Id,
      nome: z.string(),
      porcoes: z.int(),
      /** kg */
      pesoPronto: z.number().nullable(),
      alergenicosPodeConter: z.array(z.string()),
      ingredientes: z.array(
        z.object({
          alimento: Id,
          quantidade: z.number(),
          pesoBruto: z.number().nullable(),
          unidadeMedida: z.enum(UNIDADES_MEDIDA),
        }),
      ),
    }),
  ),
  pratos: z.array(z.object({ id: Id, preparos: z.array(Id) })),
  /** The rules about the food of menus that are in force today. */
  regras: z.array(RegraDosCardapios),
  /** The categories whose pupils are under three years. */
  creches: z.array(Id),
});
export type DadosDasFichas = z.infer<typeof DadosDasFichas>;

/** Query of GET /fichas-tecnicas/estoque: either dishes or preparations, with their unit and students. */
export const BuscaDoEstoque = z
  .object({
    unidade: IdParam,
    categoria: IdParam,
    modalidade: opcao(MODALIDADES_ESCOLAR),
    preparos: IdsParam.optional(),
    pratos: IdsParam.optional(),
  })
  .refine((b) => Boolean(b.preparos) !== Boolean(b.pratos), { message: 'Informe preparos ou pratos.' });
export type BuscaDoEstoque = z.infer<typeof BuscaDoEstoque>;

/** On how many school days a unit can serve a composition from its valid stock, if it serves it every day from today. */
export const EstoqueDaComposicao = z.object({
  /** Enrolled students of the stage, times the part that eats; not rounded. 0 when there are none. */
  alunos: z.number(),
  /** School days that the stock covers; null without students. */
  dias: z.int().nullable(),
  /** The food that is missing on the day after; null when the stock lasts for all days that are looked at. */
  falta: z.object({ id: Id, nome: z.string() }).nullable(),
});
export type EstoqueDaComposicao = z.infer<typeof EstoqueDaComposicao>;

/** Suggested correction factor and cooking index of a food: a range of the literature. */
export const FatorCorrecaoCoccao = z.object({
  id: Id,
  alimento: z.string(),
  fcMinimo: z.number().nullable(),
  fcMaximo: z.number().nullable(),
  /** The value that the newest source uses; null where there is only the range. */
  fcUsar: z.number().nullable(),
  icMinimo: z.number().nullable(),
  icMaximo: z.number().nullable(),
  certeza: z.string(),
  fonte: z.string(),
});
export type FatorCorrecaoCoccao = z.infer<typeof FatorCorrecaoCoccao>;
