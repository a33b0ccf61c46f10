import { z } from 'zod';
import {
  ENTIDADES_COM_HISTORICO,
  ROTULOS_ACAO_AUDITADA,
  ROTULOS_ENTIDADE_AUDITADA,
  type AcaoAuditada,
  type EntidadeAuditada,
} from '../vocabulario/auditoria.js';
import { BuscaDePagina } from './paginas.js';
import { DataEntrada, DataHoraBR, Id, IdParam, opcao } from './primitivos.js';

const chaves = <C extends string>(rotulos: Record<C, string>): C[] => Object.keys(rotulos) as C[];

/** Filter of the audit trail; absent criteria do not restrict it. Requests only. */
export const BuscaDaAuditoria = z.object({
  entidade: z.enum(chaves<EntidadeAuditada>(ROTULOS_ENTIDADE_AUDITADA)).optional(),
  /** Id of the record that was changed. */
  registro: IdParam.optional(),
  acao: z.enum(chaves<AcaoAuditada>(ROTULOS_ACAO_AUDITADA)).optional(),
  /** Id of the user who did it. */
  usuario: IdParam.optional(),
  /** First and last day, both included, on the municipality's calendar. */
  de: DataEntrada.optional(),
  ate: DataEntrada.optional(),
});
export type BuscaDaAuditoria = z.infer<typeof BuscaDaAuditoria>;

/** Like `BuscaDaAuditoria`, for one page. */
export const BuscaPaginadaDaAuditoria = BuscaDePagina.extend(BuscaDaAuditoria.shape);
export type BuscaPaginadaDaAuditoria = z.infer<typeof BuscaPaginadaDaAuditoria>;

/** A record whose trail is read. Requests only. */
export const RegistroComHistorico = z.object({ entidade: opcao(ENTIDADES_COM_HISTORICO), id: IdParam });

/** One change: who, when, what, before and after. */
export const LinhaDaAuditoria = z.object({
  id: Id,
  quando: DataHoraBR,
  /** The author's name at that moment; 'Sistema' for a change without a user, 'Usuário excluído' if nothing kept it. */
  usuario: z.string(),
  entidade: z.string(),
  entidadeId: Id.nullable(),
  acao: z.string(),
  /** The record before and after the change, in the format of its own contract; null if there is none. */
  antes: z.unknown(),
  depois: z.unknown(),
  /** The values were erased after their term. */
  expurgada: z.boolean(),
});
export type LinhaDaAuditoria = z.infer<typeof LinhaDaAuditoria>;

/** A line of the whole trail: it also says from where the author acted. Null for the system, and before this was kept. */
export const LinhaDaTrilha = LinhaDaAuditoria.extend({
  login: z.string().nullable(),
  /** Network address of the client. */
  endereco: z.string().nullable(),
  /** The same for all changes of one session. */
  sessao: z.string().nullable(),
});
export type LinhaDaTrilha = z.infer<typeof LinhaDaTrilha>;
