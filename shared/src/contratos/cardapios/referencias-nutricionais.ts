import { z } from 'zod';
import { violacoesDosLimitesDaReferencia } from '../../regras/cardapios/referencias-nutricionais.js';
import { conferir } from '../conferir.js';
import { LimiteNutriente } from '../cadastros/convencoes.js';
import { NUTRIENTES } from '../../vocabulario/cadastros/nutrientes.js';
import { MODALIDADES_ESCOLAR } from '../../vocabulario/cadastros/modalidades.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { type DaTela, decimal, Id, opcional, texto, Versao, VersaoLida } from '../primitivos.js';

const Limite = opcional(decimal(2, 0, LIMITES.referencia, 'O limite não pode ser negativo.'));

/** Body of PUT /referencias-nutricionais/{id}: the bounds and their source. */
export const LimiteEdicao = z
  .object({
    minimo: Limite,
    maximo: Limite,
    norma: texto(LIMITES.descricao),
    fonte: texto(LIMITES.descricao),
    observacao: opcional(texto(LIMITES.observacao)),
    versao: VersaoLida,
  })
  .superRefine(conferir(violacoesDosLimitesDaReferencia));
export type LimiteEdicao = DaTela<z.infer<typeof LimiteEdicao>>;

/** One bound of the national reference, with its legal source. */
export const LimiteNacional = LimiteNutriente.extend({
  id: Id,
  fonte: z.string(),
  vigente: z.boolean(),
  faixaEtaria: z.object({ id: Id, nome: z.string() }),
  modalidade: z.enum(MODALIDADES_ESCOLAR),
  coberturaPct: z.int(),
  nutriente: z.enum(NUTRIENTES),
  versao: Versao,
});
export type LimiteNacional = z.infer<typeof LimiteNacional>;
