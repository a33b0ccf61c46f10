import { z } from 'zod';
import { QUANTO_FALTA } from '../../regras/frases.js';
import { ItemDoPrato } from './cardapios-calendario.js';
import { TIPOS_CARDAPIO, TIPOS_REFEICAO } from '../../vocabulario/cardapios/cardapios.js';
import { UNIDADES_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { DataBR, DataEntrada, DataHoraBR, Id, IdParam, opcao, Quantidade, Ref, textoLongo } from '../primitivos.js';
import { AlunosEsperados, RefeicaoComRegistros } from './refeicoes.js';

const Nomeado = z.object({ id: Id, nome: z.string() });

/**
 * Query of GET /cozinha: a unit and days; without days, those whose meals may still be registered, today, and the four
 * days that follow. Requests only.
 */
export const BuscaCozinha = z.object({ unidade: IdParam, de: DataEntrada.optional(), ate: DataEntrada.optional() });
export type BuscaCozinha = z.infer<typeof BuscaCozinha>;

/** The package of the lot that leaves first; null for loose goods. */
const Embalagem = z.object({
  /** 'pacote de 5 kg'. */
  nome: z.string(),
  /** What one holds, in the unit of the total. */
  conteudo: z.number(),
});

/** A food of a meal, for one student, with what the stock has of it on the day of the meal, or today for a past day. */
export const ItemDaCozinha = ItemDoPrato.extend({ embalagem: Embalagem.nullable() });
export type ItemDaCozinha = z.infer<typeof ItemDaCozinha>;

/** What students with a pathology eat in place of the dish. */
const AlternativaDoPrato = z.object({
  patologia: Nomeado,
  /** The dish of an alternative menu; null for the same dish with other ingredients. */
  prato: Nomeado.nullable(),
  itens: z.array(ItemDaCozinha),
});

/** A recipe as it is read while cooking. */
export const ReceitaDaCozinha = z.object({
  id: Id,
  nome: z.string(),
  porcoes: z.int(),
  modoPreparo: z.string(),
  utensilios: z.string().nullable(),
  tempoPreparoMin: z.int().nullable(),
  /** Gross weight for `porcoes`. */
  ingredientes: z.array(
    z.object({ alimento: Nomeado, quantidade: z.number(), unidadeMedida: z.enum(UNIDADES_MEDIDA) }),
  ),
});
export type ReceitaDaCozinha = z.infer<typeof ReceitaDaCozinha>;

/** A dish of a day: everything that its meal needs. */
export const RefeicaoDaCozinha = z.object({
  lancamentoCardapio: z.object({ id: Id }),
  cardapio: Nomeado.extend({ cardapioTipo: z.enum(TIPOS_CARDAPIO), faixaEtaria: z.string() }),
  hora: z.string(),
  tipo: z.enum(TIPOS_REFEICAO),
  prato: Nomeado,
  substituido: Nomeado.nullable(),
  /** Null where nothing says how many eat. */
  alunosEsperados: AlunosEsperados.nullable(),
  itens: z.array(ItemDaCozinha),
  alternativas: z.array(AlternativaDoPrato),
  /** Ids of its recipes. */
  receitas: z.array(Id),
  /** The meal, once it is registered. */
  refeicao: RefeicaoComRegistros.pick({
    id: true,
    quantidadeDePessoas: true,
    acrescimo: true,
    executado: true,
    executadoEm: true,
    sobraDeAlimentos: true,
    registros: true,
    lancadaDepois: true,
    dietas: true,
    substituicoes: true,
  }).nullable(),
});
export type RefeicaoDaCozinha = z.infer<typeof RefeicaoDaCozinha>;

/** What the kitchen of a unit needs for some days. A past day has only the meals that are not executed. No student is named. */
export const Cozinha = z.object({
  unidade: Nomeado,
  /** On the municipality's clock. */
  hoje: DataBR,
  dias: z.array(z.object({ data: DataBR, refeicoes: z.array(RefeicaoDaCozinha) })),
  receitas: z.array(ReceitaDaCozinha),
  /** Foods that the unit has today, for one that is missing. */
  emEstoque: z.array(
    z.object({ alimento: Nomeado, unidadeMedida: z.enum(UNIDADES_MEDIDA), noEstoque: z.number(), item: Ref }),
  ),
  /** Shortages that were reported for these days. */
  faltas: z.array(z.object({ alimento: Ref, dia: DataBR, quantidade: z.number() })),
});
export type Cozinha = z.infer<typeof Cozinha>;

/** Body of POST /avisos-de-falta: the kitchen tells those who buy and keep stock what it lacks. */
export const AvisoDeFaltaNovo = z.object({
  unidadeEducacional: Ref,
  alimento: Ref,
  /** The day that lacks it. */
  dia: DataEntrada,
  quantidade: Quantidade.gt(0, QUANTO_FALTA),
  unidadeDeMedida: opcao(UNIDADES_MEDIDA),
  observacao: textoLongo(LIMITES.motivo).optional(),
});
export type AvisoDeFaltaNovo = z.infer<typeof AvisoDeFaltaNovo>;

/** A shortage that was reported. */
export const AvisoDeFalta = z.object({
  id: Id,
  unidadeEducacional: Nomeado,
  alimento: Nomeado,
  dia: DataBR,
  quantidade: z.number(),
  unidadeMedida: z.enum(UNIDADES_MEDIDA),
  observacao: z.string().nullable(),
  autor: z.string(),
  avisadoEm: DataHoraBR,
});
export type AvisoDeFalta = z.infer<typeof AvisoDeFalta>;
