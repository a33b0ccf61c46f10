import { z } from 'zod';
import { NutrienteDaFicha } from './componentes-nutricionais.js';
import { Categoria, Modalidade } from '../cadastros/convencoes.js';
import { MODALIDADES_ESCOLAR } from '../../vocabulario/cadastros/modalidades.js';
import { TIPOS_REFEICAO } from '../../vocabulario/cardapios/cardapios.js';
import { LIMITES } from '../../vocabulario/limites.js';
import {
  DataBR,
  type DaTela,
  Id,
  IdParam,
  opcao,
  ouConvencao,
  Ref,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';

/** Body of POST /pratos. */
export const PratoNovo = z.object({
  nome: textoMaiusculo(LIMITES.nome),
  categoria: Ref,
  modalidade: ouConvencao(opcao(MODALIDADES_ESCOLAR)),
  preparos: z
    .array(z.object({ preparo: Ref }))
    .min(1, 'Informe ao menos um preparo.')
    .max(LIMITES.linhas),
  /** The meals that it is for; empty: for all. A field that is left out stays as it is. */
  tiposDaRefeicao: z.array(opcao(TIPOS_REFEICAO)).max(TIPOS_REFEICAO.length).nullish(),
});
export type PratoNovo = z.infer<typeof PratoNovo>;

/** Body of PUT /pratos/{id}. */
export const PratoEdicao = PratoNovo.extend({ versao: VersaoLida });
export type PratoEdicao = DaTela<z.infer<typeof PratoEdicao>>;

/** A row of the list; the technical sheet comes with GET /pratos/{id}. */
export const PratoResumo = z.object({
  id: Id,
  nome: z.string(),
  categoria: Categoria,
  modalidade: Modalidade,
  preparos: z.array(z.object({ preparo: z.object({ id: Id, nome: z.string() }) })),
  tiposDaRefeicao: z.array(z.enum(TIPOS_REFEICAO)),
  versao: Versao,
});
export type PratoResumo = z.infer<typeof PratoResumo>;

/** `nutrientes` are those of one portion of each preparation together. */
export const Prato = PratoResumo.extend({ nutrientes: z.array(NutrienteDaFicha) });
export type Prato = z.infer<typeof Prato>;

/** Query of GET /pratos/servidos. */
export const BuscaDosServidos = z.object({ unidade: IdParam });

/** The last day on which a unit served a dish: an executed meal. */
export const PratoServido = z.object({ prato: Id, dia: DataBR });
export type PratoServido = z.infer<typeof PratoServido>;
