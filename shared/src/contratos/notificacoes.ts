import { z } from 'zod';
import { GRUPOS_DE_NOTIFICACAO, type GrupoDeNotificacao } from '../vocabulario/notificacoes.js';
import { LIMITES } from '../vocabulario/limites.js';
import { BuscaDePagina, paginaDe } from './paginas.js';
import { DataBR, DataEntrada, Id, IdParam, opcao } from './primitivos.js';

const GRUPOS = Object.keys(GRUPOS_DE_NOTIFICACAO) as [GrupoDeNotificacao, ...GrupoDeNotificacao[]];

const IdDeNotificacao = z
  .string()
  .min(1, 'Notificação inválida.')
  .max(LIMITES.idDeNotificacao, 'Notificação inválida.');

/** Null where the notification is about the whole municipality. */
const Unidade = z.object({ id: Id, nome: z.string() }).nullable();

/** What a notification says. */
export const MensagemDeNotificacao = z.object({
  mensagem: z.string(),
  /** Number of meals that are registered and not executed, in notices about them; the home adds them. */
  refeicoesPorExecutar: z.int().positive().optional(),
});
export type MensagemDeNotificacao = z.infer<typeof MensagemDeNotificacao>;

/** A notification for the user. */
export const Notificacao = z.object({
  /**
   * Group, record and text. A changed text (another time until the expiry, another status) makes another notification.
   */
  id: IdDeNotificacao,
  grupo: z.enum(GRUPOS),
  unidade: Unidade,
  mensagem: MensagemDeNotificacao.shape.mensagem,
  /** Path and query of the screen where the user acts on it; null when the user may not open this screen. */
  endereco: z.string().nullable(),
  lida: z.boolean(),
  /** In a dismissed one: the day on which it is shown again. */
  dispensadaAte: DataBR.optional(),
  refeicoesPorExecutar: MensagemDeNotificacao.shape.refeicoesPorExecutar,
});
export type Notificacao = z.infer<typeof Notificacao>;

/** A part of the message. */
const trecho = z.string().max(LIMITES.busca).optional();

/** Query of GET /notificacoes/pagina. Requests only. */
export const BuscaNotificacoes = BuscaDePagina.extend({
  texto: trecho,
  grupo: opcao(GRUPOS).optional(),
  unidade: IdParam.optional(),
  /** The dismissed ones, in place of the others. */
  dispensadas: z.enum(['true', 'false']).optional(),
});
export type BuscaNotificacoes = z.infer<typeof BuscaNotificacoes>;

export const PaginaDeNotificacoes = paginaDe(Notificacao).extend({
  /** Meals that are registered and not executed, on all pages. */
  refeicoesPorExecutar: z.int(),
  /** Whether a step of the first days that the user may do is not done; the home shows them then. */
  primeirosPassos: z.boolean(),
});
export type PaginaDeNotificacoes = z.infer<typeof PaginaDeNotificacoes>;

/** Query of GET /notificacoes/grupos. Requests only. */
export const BuscaDeGrupos = z.object({ texto: trecho });
export type BuscaDeGrupos = z.infer<typeof BuscaDeGrupos>;

/** A group of notifications with its units, in the order of their names. */
export const GrupoComUnidades = z.object({
  grupo: z.enum(GRUPOS),
  total: z.int(),
  naoLidas: z.int(),
  /** Units with notifications of the group; `partes` has the first ones (`LIMITES.unidadesPorGrupo`). */
  unidades: z.int(),
  partes: z.array(
    z.object({
      unidade: Unidade,
      total: z.int(),
      naoLidas: z.int(),
      /** The first ones (`LIMITES.linhasPorUnidade`); none beyond the first units (`LIMITES.unidadesComLinhas`). */
      linhas: z.array(Notificacao),
    }),
  ),
});
export type GrupoComUnidades = z.infer<typeof GrupoComUnidades>;

export const GruposDeNotificacoes = z.object({
  grupos: z.array(GrupoComUnidades),
  /** Notifications that the search finds. */
  total: z.int(),
  /** Notifications that are not dismissed. */
  semFiltro: z.int(),
  dispensadas: z.int(),
});
export type GruposDeNotificacoes = z.infer<typeof GruposDeNotificacoes>;

/** Which notifications a write is about: those of a group, those of one unit in it, or one of them. */
export const AlvoDeNotificacoes = z.object({
  grupo: opcao(GRUPOS),
  unidade: Id.optional(),
  id: IdDeNotificacao.optional(),
});
export type AlvoDeNotificacoes = z.infer<typeof AlvoDeNotificacoes>;

/** Body of POST /notificacoes/dispensas. */
export const DispensaNova = AlvoDeNotificacoes.extend({
  /** The day on which they are shown again. */
  ate: DataEntrada,
});
export type DispensaNova = z.infer<typeof DispensaNova>;

/** A dismissal that was made. */
export const Dispensa = z.object({
  id: z.uuid(),
  /** Notifications that it has dismissed: those of its target that were not dismissed before. */
  quantas: z.int(),
});
export type Dispensa = z.infer<typeof Dispensa>;

/** Query of DELETE /notificacoes/dispensas: the notifications that are shown again. Requests only. */
export const DispensaDesfeita = z
  .object({
    /** All that one dismissal has dismissed. */
    dispensa: z.uuid('Dispensa inválida.').optional(),
    /** One notification. */
    id: IdDeNotificacao.optional(),
  })
  .refine(({ dispensa, id }) => (dispensa === undefined) !== (id === undefined), {
    path: ['id'],
    message: 'Informe a notificação ou a dispensa.',
  });
export type DispensaDesfeita = z.infer<typeof DispensaDesfeita>;
