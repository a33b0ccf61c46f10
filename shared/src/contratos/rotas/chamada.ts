import type { z } from 'zod';
import type { DaTela } from '../primitivos.js';
import type { NomeDaRota, Rotas } from '../rotas.js';

/* A call from the browser. Types only: the table itself stays on the server. */

export type Metodo = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type SemBarra<M extends Metodo, R> = R extends `${M} /${infer C}` ? C : never;

/** The paths of a method, without the leading slash: 'solicitacoes/:id'. */
export type CaminhoDe<M extends Metodo> = SemBarra<M, NomeDaRota>;

/** The entry of the table for a method and a path. */
export type RotaDe<M extends Metodo, C extends string> = `${M} /${C}` extends infer R extends NomeDaRota
  ? Rotas[R]
  : never;

/** The response of a success. */
export type RespostaDe<R> = R extends { resposta: infer S extends z.ZodType } ? z.output<S> : never;

/** The body; an edit always contains the version that the screen read. */
export type CorpoDe<R> = R extends { corpo: infer S extends z.ZodType } ? ComVersao<z.output<S>> : undefined;

type ComVersao<T> = 'versao' extends keyof T ? DaTela<T> : T;

/** Parts of an address are text; a numeric part may also be passed as a number. */
type NoEndereco<S extends z.ZodType> = {
  [K in keyof z.input<S>]: z.input<S>[K] | (K extends keyof z.output<S> ? Extract<z.output<S>[K], number> : never);
};

type SeNadaObrigatorio<T, Sim, Nao> = Record<never, never> extends T ? Sim : Nao;

type Caminho<R> = R extends { params: infer S extends z.ZodType } ? { caminho: NoEndereco<S> } : unknown;

type Busca<R> = R extends { busca: infer S extends z.ZodType }
  ? SeNadaObrigatorio<NoEndereco<S>, { busca?: NoEndereco<S> }, { busca: NoEndereco<S> }>
  : unknown;

/** The calls of the table whose write honours `Idempotency-Key`. */
export type NomeDaRotaIdempotente = {
  [N in NomeDaRota]: Rotas[N] extends { idempotente: true } ? N : never;
}[NomeDaRota];

/**
 * The key of a submission, sent as `Idempotency-Key`: the server executes the same key once. A call that honours it
 * must have one; any other call would only pretend to.
 */
type ChaveDe<R> = R extends { idempotente: true } ? { idempotencia: string } : unknown;

/** The parts of the address of a call: `caminho` fills the `:names` of the path, `busca` is the query string. */
export type EnderecoDe<R> = Caminho<R> & Busca<R>;

/** The options of a call, optional when it needs neither a part of its address nor a key. */
export type Opcoes<R, Demais> = SeNadaObrigatorio<
  EnderecoDe<R> & ChaveDe<R>,
  [opcoes?: EnderecoDe<R> & ChaveDe<R> & Demais],
  [opcoes: EnderecoDe<R> & ChaveDe<R> & Demais]
>;
