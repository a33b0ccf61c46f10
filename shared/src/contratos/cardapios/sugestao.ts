import { z } from 'zod';
import { violacoesDaSugestao } from '../../regras/cardapios/sugestao.js';
import { AO_MENOS_UMA_SEMANA } from '../../regras/frases.js';
import { TIPOS_REFEICAO } from '../../vocabulario/cardapios/cardapios.js';
import { OBJETIVOS_DA_SUGESTAO, SEMANAS_DA_SUGESTAO } from '../../vocabulario/cardapios/sugestao.js';
import { MODALIDADES_ESCOLAR } from '../../vocabulario/cadastros/modalidades.js';
import { UNIDADES_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { conferir } from '../conferir.js';
import {
  DataBR,
  DataEntrada,
  DinheiroPositivo,
  Hora,
  Id,
  inteiro,
  Logico,
  opcao,
  opcional,
  ouConvencao,
  Ref,
} from '../primitivos.js';
import { NutrienteDaFicha } from './componentes-nutricionais.js';
import { SituacaoDaRegra } from './conformidade.js';

const Refeicao = z.object({ hora: Hora, tipo: opcao(TIPOS_REFEICAO) });

/** Body of POST /cardapios-semanais/sugestao: nothing is saved (specification 4.12). */
export const CriteriosDaSugestao = z
  .object({
    categoria: Ref,
    modalidade: ouConvencao(opcao(MODALIDADES_ESCOLAR)),
    /** Its school days, stock and calendar count; without it those of the municipality, and no calendar. */
    unidade: Ref.nullish(),
    /** A Monday. */
    de: DataEntrada,
    semanas: inteiro(1, SEMANAS_DA_SUGESTAO, AO_MENOS_UMA_SEMANA),
    /** The meals of each school day from Monday to Friday; each gets one dish. */
    vagas: z.array(Refeicao).max(LIMITES.linhas),
    objetivo: opcao(OBJETIVOS_DA_SUGESTAO),
    /** R$: the highest mean cost of a pupil and day. */
    teto: opcional(DinheiroPositivo),
    /** How often a dish may be served; by default `VEZES_DO_PRATO` for each two weeks that begin. */
    vezes: inteiro(1, 5 * SEMANAS_DA_SUGESTAO, 'Um prato é servido ao menos uma vez.').nullish(),
    /** Dishes that stay; those of days without school do not count. */
    fixos: z.array(Refeicao.extend({ dia: DataEntrada, prato: Ref })).max(LIMITES.linhas),
    /** Dishes that are not used. */
    excluidos: z.array(Ref).max(LIMITES.linhas),
    /** Dishes may be served at meals that they are not for. */
    outrasRefeicoes: Logico.optional(),
    /** Dishes may be served out of the season of their items. */
    foraDaEpoca: Logico.optional(),
  })
  .superRefine(conferir(violacoesDaSugestao));
export type CriteriosDaSugestao = z.infer<typeof CriteriosDaSugestao>;

const Citado = z.object({ id: Id, nome: z.string() });

/** What a food takes in all meals together. */
const QuantidadeDoAlimento = z.object({
  alimento: Citado,
  unidadeMedida: z.enum(UNIDADES_MEDIDA),
  quantidade: z.number(),
});

/** What the dishes of some weeks come to. */
export const FigurasDosCardapios = z.object({
  /** R$ of a pupil and day; null if nothing has a price. */
  custoMedio: z.number().nullable(),
  /** Foods without a price: the true cost is not below `custoMedio`. */
  semPreco: z.array(z.string()),
  /** The part of the cost that is bought from family farming, in %; null if nothing has a price. */
  agriculturaFamiliar: z.number().nullable(),
  semanas: z.array(
    z.object({
      de: DataBR,
      ate: DataBR,
      diasLetivos: z.int(),
      /** R$ of a pupil and day. */
      custoMedio: z.number().nullable(),
      regras: z.array(SituacaoDaRegra),
      /** Mean of the days, to be compared with the reference of the stage. */
      nutrientes: z.array(NutrienteDaFicha),
    }),
  ),
  /** The rules of civil months, which also count what the unit's calendar has on other days. */
  meses: z.array(z.object({ de: DataBR, ate: DataBR, regras: z.array(SituacaoDaRegra) })),
  /** What comes out of the stock, and how much of it would expire without these dishes. */
  estoqueUsado: z.array(QuantidadeDoAlimento.extend({ aVencer: z.number() })),
  /** What the stock does not have. */
  aComprar: z.array(QuantidadeDoAlimento),
});
export type FigurasDosCardapios = z.infer<typeof FigurasDosCardapios>;

/** The dish of one meal, why it is there, and others that could be. */
const VagaDaProposta = z.object({
  hora: Hora,
  tipo: z.enum(TIPOS_REFEICAO),
  prato: Citado,
  /** The user asked for it. */
  fixo: z.boolean(),
  /** R$ of a portion; null if nothing of it has a price. */
  custo: z.number().nullable(),
  /** Sentences. */
  porque: z.array(z.string()),
  alternativas: z.array(
    z.object({
      prato: Citado,
      /** R$ of a portion more, or less if it is negative; null if one of the two has no price. */
      diferencaDeCusto: z.number().nullable(),
      /** What would no longer hold, as sentences; nothing if it may simply take the place. */
      deixaDeCumprir: z.array(z.string()),
    }),
  ),
});

const PropostaDeCardapios = z.object({
  /** From Monday to Sunday each. */
  semanas: z.array(
    z.object({
      de: DataBR,
      ate: DataBR,
      dias: z.array(z.object({ dia: DataBR, vagas: z.array(VagaDaProposta) })),
      /** Days from Monday to Friday without school. */
      semAula: z.array(z.object({ dia: DataBR, motivo: z.string() })),
    }),
  ),
  figuras: FigurasDosCardapios,
  /** By how much the best possible answer may be better, in % of the goal. */
  folga: z.number(),
  /** The time ended before the best answer was found: asked again, it may be another one. */
  cortada: z.boolean(),
  /** Rules and nutrients that were left out, with the foods that lack data, as sentences. */
  incompletos: z.array(z.string()),
});
export type PropostaDeCardapios = z.infer<typeof PropostaDeCardapios>;

/** What POST /cardapios-semanais/sugestao answers: a proposal, or why there is none. */
export const SugestaoDeCardapios = z.object({
  proposta: PropostaDeCardapios.nullable(),
  /** Sentences that say what cannot be kept together; nothing where there is a proposal. */
  conflitos: z.array(z.string()),
  /** The same figures of what the unit's calendar has in these weeks; null without a unit, or when it has nothing. */
  hoje: FigurasDosCardapios.nullable(),
});
export type SugestaoDeCardapios = z.infer<typeof SugestaoDeCardapios>;
