import type { z } from 'zod';
import type { Violacao } from '../regras/violacao.js';

/** A rule as a check of a schema, for `superRefine`: each violation is at its field. */
export const conferir =
  <T>(regra: (valor: T) => readonly Violacao[]) =>
  (valor: T, ctx: z.RefinementCtx): void => {
    for (const { campo, mensagem } of regra(valor))
      ctx.addIssue({ code: 'custom', path: caminhoDe(campo), message: mensagem });
  };

const caminhoDe = (campo: string): (string | number)[] =>
  campo.split('.').map((parte) => (/^\d+$/.test(parte) ? Number(parte) : parte));

/** The same for a rule about one value, whose schema already belongs to the field. */
export const conferirCampo =
  <T>(regra: (valor: T) => readonly Violacao[]) =>
  (valor: T, ctx: z.RefinementCtx): void => {
    for (const { mensagem } of regra(valor)) ctx.addIssue({ code: 'custom', message: mensagem });
  };
