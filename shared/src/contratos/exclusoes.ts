import { z } from 'zod';
import { IDENTIFICADOR_INVALIDO } from '../regras/frases.js';
import { ENTIDADES_DESFAZIVEIS } from '../vocabulario/exclusoes.js';
import { DataEntrada, Id, opcao } from './primitivos.js';

/** Takes back the user's own deletion of a record. */
export const DesfazerExclusao = z.object({
  entidade: opcao(ENTIDADES_DESFAZIVEIS),
  /** A holiday has its day instead of an id. */
  id: z.union([Id, DataEntrada], { error: IDENTIFICADOR_INVALIDO }),
});
export type DesfazerExclusao = z.infer<typeof DesfazerExclusao>;
