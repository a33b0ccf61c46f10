import { z } from 'zod';
import { QUANTIDADE_NAO_NEGATIVA } from '../../regras/frases.js';
import { Alergenicos } from '../cadastros/alergenicos.js';
import { NutrienteDaFicha } from './componentes-nutricionais.js';
import { UNIDADES_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import { CustoDaRefeicao, FichaTecnica } from './fichas-tecnicas.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { Patologia, PatologiaInformada } from './patologias.js';
import {
  DataHoraBR,
  type DaTela,
  decimal,
  Id,
  inteiro,
  opcao,
  opcional,
  ouConvencao,
  QuantidadePositiva,
  Ref,
  texto,
  textoLongo,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';

/** A whole number of grams, millilitres, …; 0 counts as nothing (specification 3, section 5: min 0). */
const QuantidadeInteira = inteiro(0, LIMITES.quantidadeInteira, QUANTIDADE_NAO_NEGATIVA);

const Uso = z.object({
  alimento: Ref,
  quantidade: QuantidadeInteira,
  unidadeMedida: ouConvencao(opcao(UNIDADES_MEDIDA)),
});

/** Replaces the ingredient for people with the pathology. */
const SubstitutoNovo = Uso.extend({ patologia: PatologiaInformada });

const IngredienteNovo = Uso.extend({
  /** As bought, before cleaning, in the ingredient's unit. */
  pesoBruto: opcional(QuantidadePositiva),
  /** Gross weight ÷ net weight. With `pesoBruto` the server computes it; alone it gives `pesoBruto`. */
  fatorCorrecao: opcional(decimal(3, 1, LIMITES.fatorCorrecao, 'O fator de correção é no mínimo 1.')),
  /** Household measure of the quantity: '2 xícaras'. */
  medidaCaseira: opcional(texto(LIMITES.medidaCaseira)),
  substitutos: z.array(SubstitutoNovo).max(LIMITES.linhas).default([]),
});
export type IngredienteNovo = z.infer<typeof IngredienteNovo>;

/** Body of POST /preparos. */
export const PreparoNovo = z.object({
  nome: textoMaiusculo(LIMITES.nome),
  porcoes: inteiro(1, LIMITES.porcoes, 'Informe ao menos uma porção.'),
  modoPreparo: textoLongo(LIMITES.modoPreparo),
  ingredientes: z.array(IngredienteNovo).min(1, 'Informe ao menos um ingrediente.').max(LIMITES.linhas),
  /** Household measure of one portion: '1 concha média'. */
  medidaCaseira: opcional(texto(LIMITES.medidaCaseira)),
  utensilios: opcional(texto(LIMITES.utensilios)),
  tempoPreparoMin: opcional(inteiro(1, LIMITES.tempoPreparoMin, 'O tempo deve ser maior que zero.')),
  /** Cooked weight in kg. With it the server computes `indiceCoccao`; the index alone gives the weight. */
  pesoPronto: opcional(QuantidadePositiva),
  /** What the kitchen may add: codes of /convencoes/alergenicos. Left out, it stays as it is. */
  alergenicosPodeConter: Alergenicos.optional(),
  /** Cooked weight ÷ raw net weight. */
  indiceCoccao: opcional(decimal(3, 0.001, LIMITES.indiceCoccao, 'O índice de cocção deve ser maior que zero.')),
});
export type PreparoNovo = z.infer<typeof PreparoNovo>;

/** Body of PUT /preparos/{id}: the whole recipe again. */
export const PreparoEdicao = PreparoNovo.extend({ versao: VersaoLida });
export type PreparoEdicao = DaTela<z.infer<typeof PreparoEdicao>>;

const AlimentoUsado = z.object({ id: Id, nome: z.string() });

const PreparoIdentificado = z.object({
  id: Id,
  nome: z.string(),
  porcoes: z.int(),
  /** Null when the user was deleted. */
  criador: z.object({ id: Id, nome: z.string() }).nullable(),
  versao: Versao,
});

/** A row of the list, with how many things its technical sheet lacks. */
export const PreparoResumo = PreparoIdentificado.extend({ pendencias: z.int() });
export type PreparoResumo = z.infer<typeof PreparoResumo>;

/** The recipe; its technical sheet comes with GET /fichas-tecnicas. */
export const Preparo = PreparoIdentificado.extend({
  modoPreparo: z.string(),
  medidaCaseira: z.string().nullable(),
  utensilios: z.string().nullable(),
  tempoPreparoMin: z.int().nullable(),
  indiceCoccao: z.number().nullable(),
  /** kg; null if it is not known. */
  pesoPronto: z.number().nullable(),
  alergenicosPodeConter: z.array(z.string()),
  ingredientes: z.array(
    z.object({
      id: Id,
      alimento: AlimentoUsado,
      quantidade: z.number(),
      unidadeMedida: z.enum(UNIDADES_MEDIDA),
      pesoBruto: z.number().nullable(),
      fatorCorrecao: z.number().nullable(),
      medidaCaseira: z.string().nullable(),
      substitutos: z.array(
        z.object({
          id: Id,
          alimento: AlimentoUsado,
          quantidade: z.number(),
          unidadeMedida: z.enum(UNIDADES_MEDIDA),
          patologia: Patologia,
        }),
      ),
    }),
  ),
  /** Of one portion. */
  nutrientes: z.array(NutrienteDaFicha),
});
export type Preparo = z.infer<typeof Preparo>;

/** Who is responsible for a recipe as it is, with the register of nutritionists, and since when. */
const Responsavel = z.object({ nome: z.string(), crn: z.string().nullable() }).nullable();

/** A recipe as it was, with its sheet of that day. It is kept once, when a meal is registered with it. */
export const ReceitaGuardada = Preparo.omit({ id: true }).extend({
  responsavel: Responsavel,
  /** Null for recipes from before versions were kept. */
  alteradoEm: DataHoraBR.nullable(),
  ficha: FichaTecnica,
});
export type ReceitaGuardada = z.infer<typeof ReceitaGuardada>;

/** The recipes of a meal as they were, and what its lots cost; null until it is executed. */
export const FichaDaRefeicao = z.object({ receitas: z.array(ReceitaGuardada), custo: CustoDaRefeicao.nullable() });
export type FichaDaRefeicao = z.infer<typeof FichaDaRefeicao>;

/** A version of a preparation. The newest first; the first of the list is the current one. */
export const VersaoDoPreparo = z.object({
  /** 1 for the oldest that is kept. */
  numero: z.int(),
  atual: z.boolean(),
  /** Meals that were registered with it. */
  refeicoes: z.int(),
  receita: ReceitaGuardada,
});
export type VersaoDoPreparo = z.infer<typeof VersaoDoPreparo>;
