import { z } from 'zod';
import { AO_MENOS_UMA_UNIDADE, UNIDADES_DEMAIS } from '../../regras/frases.js';
import { Categoria, Modalidade } from '../cadastros/convencoes.js';
import { BuscaDoPeriodo } from '../cadastros/periodos-letivos.js';
import { SITUACOES_NUTRIENTE } from '../../vocabulario/cardapios/referencias-nutricionais.js';
import { TIPOS_CARDAPIO, TIPOS_LANCAMENTO, TIPOS_REFEICAO } from '../../vocabulario/cardapios/cardapios.js';
import { UNIDADES_MEDIDA } from '../../vocabulario/cadastros/produtos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import {
  DataBR,
  DataDDMMYYYY,
  DataEntrada,
  type DaTela,
  Id,
  IdParam,
  IdsParam,
  Logico,
  opcao,
  Ref,
  texto,
  Versao,
  VersaoLida,
} from '../primitivos.js';

/**
 * The user confirms an unusual entry. Without it a holiday, a weekend, a day long past or a menu of another age band is
 * refused with 409 and an error at this field, whose message is the reason.
 */
const confirmado = Logico.optional();

const unidades = z.array(z.object({ unidade: Ref })).max(LIMITES.unidadesPorVinculo, UNIDADES_DEMAIS);

/**
 * Body of POST /cardapios-calendario: one menu on one day, or a weekly menu on Monday to Friday of the day's week, at
 * each unit.
 */
export const LancamentoNovo = z.object({
  tipo: opcao(TIPOS_LANCAMENTO),
  /** A menu when `tipo` is DIARIO, a weekly menu when it is SEMANAL. */
  cardapio: Ref,
  data: DataEntrada,
  unidadesEducacionais: unidades.min(1, AO_MENOS_UMA_UNIDADE),
  confirmado,
});
export type LancamentoNovo = z.infer<typeof LancamentoNovo>;

/**
 * Body of PUT /cardapios-calendario/{id}: another menu for the day. `unidadesEducacionais` names other units where the
 * same menu (same day and kind) is changed too: at all of them or at none.
 */
export const LancamentoEdicao = z.object({
  cardapio: Ref,
  versao: VersaoLida,
  confirmado,
  unidadesEducacionais: unidades.optional(),
});
export type LancamentoEdicao = DaTela<z.infer<typeof LancamentoEdicao>>;

const Nomeado = z.object({ id: Id, nome: z.string() });

/** A menu on a day at a unit, as the calendar shows it. */
export const Lancamento = z.object({
  id: Id,
  data: DataBR,
  tipo: z.enum(TIPOS_LANCAMENTO),
  /** `desativada` is only there on a deactivated unit: its menus can be unbound, but not changed. */
  unidade: Nomeado.extend({ desativada: z.literal(true).optional() }),
  cardapio: Nomeado,
  /** The weekly menu that filled the day, when it was one. */
  cardapioSemanal: Nomeado.nullable(),
  /** How many of its meals are registered; a menu with meals is neither changed nor unbound. */
  refeicoes: z.int(),
  versao: Versao,
});
export type Lancamento = z.infer<typeof Lancamento>;

/** Query of GET /cardapios-calendario: the user's units; of all menus, or of one menu and one way of binding. */
export const BuscaDoCalendario = BuscaDoPeriodo.extend({
  cardapio: IdParam.optional(),
  tipo: opcao(TIPOS_LANCAMENTO).optional(),
});
export type BuscaDoCalendario = z.infer<typeof BuscaDoCalendario>;

/** A menu on a day, bound in the same way at some of the user's units: what the calendar of all units shows. */
export const EventoDoCalendario = z.object({
  data: DataBR,
  tipo: z.enum(TIPOS_LANCAMENTO),
  cardapio: Nomeado,
  /** Number of its launches, one for each unit, and how many of the units are deactivated. */
  unidades: z.int().positive(),
  desativadas: z.int(),
  /** The launch of the first unit by name. */
  primeiro: Id,
  /** What all its units serve in place of a dish. */
  trocas: z.array(z.object({ substituido: Id, substituto: Nomeado })),
});
export type EventoDoCalendario = z.infer<typeof EventoDoCalendario>;

/** `/cardapios-calendario/unidade={unidade}/cardapios`. */
export const LancamentosDaUnidade = z.object({ unidade: IdParam });

/** `/cardapios-calendario/de={de};ate={ate};unidade={unidade}/cardapios`, dates as DDMMYYYY. */
export const LancamentosDoPeriodo = z.object({ de: DataDDMMYYYY, ate: DataDDMMYYYY, unidade: IdParam });

/** `/cardapios-calendario/data={data};unidade={unidade}/cardapios`, date as DDMMYYYY. */
export const LancamentosDoDia = z.object({ data: DataDDMMYYYY, unidade: IdParam });

/**
 * Query of DELETE /cardapios-calendario/{id}: `semana=true` unbinds the whole week that a weekly menu filled;
 * `unidades=3,4` removes the same menu (same day and kind) at these units too, at all of them or at none.
 */
export const DesvinculoDeLancamento = z.object({
  semana: z.enum(['true', 'false']).optional(),
  unidades: IdsParam.optional(),
});

/** Query of GET /cardapios-calendario/pratos: the user's units, or one of them. */
export const BuscaDePratosDoPeriodo = BuscaDoPeriodo.extend({ unidade: IdParam.optional() });

/** The dishes of the menus of a period: each menu once, and the dishes that replace others. */
export const PratosDoPeriodo = z.object({
  cardapios: z.array(
    z.object({
      id: Id,
      /** The school stage of the menu. */
      etapa: z.string(),
      pratos: z.array(z.object({ id: Id, hora: z.string(), tipo: z.enum(TIPOS_REFEICAO), nome: z.string() })),
    }),
  ),
  /** `lancamento` serves `substituto` in place of the dish `substituido`. */
  substituicoes: z.array(z.object({ lancamento: Id, substituido: Id, substituto: Nomeado })),
});
export type PratosDoPeriodo = z.infer<typeof PratosDoPeriodo>;

/** Body of PUT /cardapios-calendario/{id}/substituicoes: in this launch `substituido` is served as `substituto`. */
export const SubstituicaoNova = z
  .object({ lancamentoCardapio: Ref.optional(), substituido: Ref, substituto: Ref })
  .refine(({ substituido, substituto }) => substituido.id !== substituto.id, {
    path: ['substituto'],
    message: 'Escolha um prato diferente do que será substituído.',
  });
export type SubstituicaoNova = z.infer<typeof SubstituicaoNova>;

/** A food of a dish, for one student. */
export const ItemDoPrato = z.object({
  alimento: Nomeado,
  /** The item of the food: foods of one item are taken from the same lots. */
  item: Ref,
  /**
   * Gross weight, which leaves the stock; rounded to 4 decimals for display. Calculations use `usos`, which are exact.
   */
  quantidadePre: z.number(),
  unidadeDeMedidaPre: z.enum(UNIDADES_MEDIDA),
  /** Unit of the total for all students: kg, L or un. */
  unidadeDeMedidaPos: z.enum(UNIDADES_MEDIDA),
  /** What the unit's lots hold of the item, in `unidadeDeMedidaPos`; without lots that are expired on the day or blocked. */
  noEstoque: z.number(),
  /** Net quantity and gross weight (null if the recipe does not have it) of each use, for its portions. */
  usos: z.array(
    z.object({ quantidade: z.number(), pesoBruto: z.number().nullable(), unidadeMedida: z.string(), porcoes: z.int() }),
  ),
});
export type ItemDoPrato = z.infer<typeof ItemDoPrato>;

export const PratoDoDia = z.object({
  hora: z.string(),
  tipo: z.enum(TIPOS_REFEICAO),
  prato: Nomeado,
  /** The dish of the menu, when another one replaces it. */
  substituido: Nomeado.nullable(),
  itens: z.array(ItemDoPrato),
  /** The meal, if it is registered. */
  refeicao: z.object({ id: Id, executado: z.boolean() }).nullable(),
});
export type PratoDoDia = z.infer<typeof PratoDoDia>;

/** A menu of the day at a unit, with its dishes and what each takes. */
export const LancamentoDoDia = z.object({
  id: Id,
  data: DataBR,
  tipo: z.enum(TIPOS_LANCAMENTO),
  cardapio: z.object({
    id: Id,
    nome: z.string(),
    cardapioTipo: z.enum(TIPOS_CARDAPIO),
    categoria: Categoria,
    modalidade: Modalidade,
    idFaixaEtaria: Id,
  }),
  pratos: z.array(PratoDoDia),
});
export type LancamentoDoDia = z.infer<typeof LancamentoDoDia>;

/** Body of POST /feriados: a day without school, also municipal ones. */
export const FeriadoNovo = z.object({ data: DataEntrada, nome: texto(LIMITES.nome) });
export type FeriadoNovo = z.infer<typeof FeriadoNovo>;

/** `/feriados/data={data}`, date as DDMMYYYY. */
export const FeriadoDoDia = z.object({ data: DataDDMMYYYY });

/** A day without school. */
export const Feriado = z.object({ data: DataBR, nome: z.string() });
export type Feriado = z.infer<typeof Feriado>;

/** The menus of a day in the user's units. */
export const CardapiosDoDia = z.object({
  data: DataBR,
  cardapios: z.array(
    z.object({
      id: Id,
      nome: z.string(),
      /** Number of the user's units that serve it. */
      unidades: z.int().positive(),
      /** Names of its dishes by hour, without the substitutions of a unit. */
      pratos: z.array(z.string()),
      /** The menu against the national reference; null when the norm has none for its stage. */
      referencia: z.object({ situacao: z.enum(SITUACOES_NUTRIENTE), frase: z.string() }).nullable(),
    }),
  ),
});
export type CardapiosDoDia = z.infer<typeof CardapiosDoDia>;
