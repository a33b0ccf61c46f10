import { z } from 'zod';
import { violacoesDosDias } from '../../regras/cardapios/cardapios-semanais.js';
import { NutrienteDaFicha } from './componentes-nutricionais.js';
import { conferir } from '../conferir.js';
import { Categoria, Modalidade } from '../cadastros/convencoes.js';
import { DIAS_SEMANA } from '../../vocabulario/dias-da-semana.js';
import { MODALIDADES_ESCOLAR } from '../../vocabulario/cadastros/modalidades.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { type DaTela, Id, opcao, ouConvencao, Ref, textoMaiusculo, Versao, VersaoLida } from '../primitivos.js';

const campos = {
  nome: textoMaiusculo(LIMITES.nome),
  cardapios: z
    .array(z.object({ diaSemana: opcao(DIAS_SEMANA), cardapio: Ref }))
    .min(1, 'Informe o cardápio de ao menos um dia.')
    .max(LIMITES.linhas)
    .superRefine(conferir((dias) => violacoesDosDias(dias.map(({ diaSemana }) => diaSemana)))),
};

/** Body of POST /cardapios-semanais. */
export const CardapioSemanalNovo = z.object({
  ...campos,
  categoria: Ref,
  modalidade: ouConvencao(opcao(MODALIDADES_ESCOLAR)),
});
export type CardapioSemanalNovo = z.infer<typeof CardapioSemanalNovo>;

/** Body of PUT /cardapios-semanais/{id}. Category and modality never change; if sent, they must be the same. */
export const CardapioSemanalEdicao = z.object({
  ...campos,
  categoria: Ref.optional(),
  modalidade: ouConvencao(opcao(MODALIDADES_ESCOLAR)).optional(),
  versao: VersaoLida,
});
export type CardapioSemanalEdicao = DaTela<z.infer<typeof CardapioSemanalEdicao>>;

/** A row of the list; the technical sheet comes with GET /cardapios-semanais/{id}. */
export const CardapioSemanalResumo = z.object({
  id: Id,
  nome: z.string(),
  categoria: Categoria,
  modalidade: Modalidade,
  /** From Monday to Friday. */
  cardapios: z.array(z.object({ diaSemana: z.enum(DIAS_SEMANA), cardapio: z.object({ id: Id, nome: z.string() }) })),
  versao: Versao,
});
export type CardapioSemanalResumo = z.infer<typeof CardapioSemanalResumo>;

/** `nutrientes` are the mean of its menus: the norm is met on the average of the week. */
export const CardapioSemanal = CardapioSemanalResumo.extend({ nutrientes: z.array(NutrienteDaFicha) });
export type CardapioSemanal = z.infer<typeof CardapioSemanal>;
