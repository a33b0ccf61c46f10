import { z } from 'zod';
import { QUANTIDADE_POSITIVA } from '../regras/frases.js';
import { NutrienteDaFicha } from './componentes-nutricionais.js';
import { Patologia } from './convencoes.js';
import { UNIDADES_MEDIDA } from './enums/produtos.js';
import { LIMITES } from './limites.js';
import { PatologiaInformada } from './patologias.js';
import {
  type DaTela,
  decimal,
  Id,
  inteiro,
  opcao,
  opcional,
  QuantidadePositiva,
  Ref,
  texto,
  textoLongo,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from './primitivos.js';

/** A whole number of grams, millilitres, … (specification 3, section 5). */
const QuantidadeInteira = inteiro(1, LIMITES.quantidadeInteira, QUANTIDADE_POSITIVA);

const Uso = z.object({ alimento: Ref, quantidade: QuantidadeInteira, unidadeMedida: opcao(UNIDADES_MEDIDA) });

/** Replaces the ingredient for people with the pathology. */
const SubstitutoNovo = Uso.extend({ patologia: PatologiaInformada });

const IngredienteNovo = Uso.extend({
  /** As bought, before cleaning, in the ingredient's unit. */
  pesoBruto: opcional(QuantidadePositiva),
  /** Gross weight ÷ net weight. With `pesoBruto` the server computes it; alone it gives `pesoBruto`. */
  fatorCorrecao: opcional(decimal(3, 1, LIMITES.fatorCorrecao, 'O fator de correção é no mínimo 1.')),
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
  /** Cooked weight ÷ raw net weight. */
  indiceCoccao: opcional(decimal(3, 0.001, LIMITES.indiceCoccao, 'O índice de cocção deve ser maior que zero.')),
});
export type PreparoNovo = z.infer<typeof PreparoNovo>;

/** Body of PUT /preparos/{id}: the whole recipe again. */
export const PreparoEdicao = PreparoNovo.extend({ versao: VersaoLida });
export type PreparoEdicao = DaTela<z.infer<typeof PreparoEdicao>>;

const AlimentoUsado = z.object({ id: Id, nome: z.string() });

/** A row of the list; the recipe and its technical sheet come with GET /preparos/{id}. */
export const PreparoResumo = z.object({
  id: Id,
  nome: z.string(),
  porcoes: z.int(),
  /** Null when the user was deleted. */
  criador: z.object({ id: Id, nome: z.string() }).nullable(),
  versao: Versao,
});
export type PreparoResumo = z.infer<typeof PreparoResumo>;

export const Preparo = PreparoResumo.extend({
  modoPreparo: z.string(),
  medidaCaseira: z.string().nullable(),
  utensilios: z.string().nullable(),
  tempoPreparoMin: z.int().nullable(),
  indiceCoccao: z.number().nullable(),
  ingredientes: z.array(
    z.object({
      id: Id,
      alimento: AlimentoUsado,
      quantidade: z.number(),
      unidadeMedida: z.enum(UNIDADES_MEDIDA),
      pesoBruto: z.number().nullable(),
      fatorCorrecao: z.number().nullable(),
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
