import { z } from 'zod';
import { NutrienteDaFicha } from './componentes-nutricionais.js';
import { Categoria, Modalidade } from '../cadastros/convencoes.js';
import { TIPOS_CARDAPIO, TIPOS_REFEICAO } from '../../vocabulario/cardapios/cardapios.js';
import { MODALIDADES_ESCOLAR } from '../../vocabulario/cadastros/modalidades.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { Patologia, PatologiaInformada } from './patologias.js';
import {
  type DaTela,
  Hora,
  Id,
  IdParam,
  opcao,
  opcional,
  ouConvencao,
  Ref,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';

const campos = {
  nome: textoMaiusculo(LIMITES.nome),
  /** How many, says the modality (`violacoesDaQuantidadeDePratos`). */
  pratos: z.array(z.object({ hora: Hora, tipo: opcao(TIPOS_REFEICAO), prato: Ref })).max(LIMITES.linhas),
  /** Of a REGULAR menu: the menus that replace it for students who need them. */
  alternativos: z.array(Ref).max(LIMITES.linhas).optional(),
  /** Of any other menu: the pathologies that it is for. */
  patologias: z.array(PatologiaInformada).max(LIMITES.linhas).optional(),
};

/** Body of POST /cardapios. */
export const CardapioNovo = z.object({
  ...campos,
  categoria: Ref,
  modalidade: ouConvencao(opcao(MODALIDADES_ESCOLAR)),
  cardapioTipo: opcao(TIPOS_CARDAPIO),
});
export type CardapioNovo = z.infer<typeof CardapioNovo>;

/**
 * Body of PUT /cardapios/{id}. Category, modality and type never change; if sent, they must be the same. Absent
 * `alternativos` and `patologias` do not change.
 */
export const CardapioEdicao = z.object({
  ...campos,
  categoria: Ref.optional(),
  modalidade: ouConvencao(opcao(MODALIDADES_ESCOLAR)).optional(),
  cardapioTipo: opcao(TIPOS_CARDAPIO).optional(),
  versao: VersaoLida,
});
export type CardapioEdicao = DaTela<z.infer<typeof CardapioEdicao>>;

/** Filter of the menus; absent or blank: all. */
export const BuscaCardapios = z.object({
  categoria: opcional(IdParam),
  modalidade: opcional(opcao(MODALIDADES_ESCOLAR)),
});
export type BuscaCardapios = z.infer<typeof BuscaCardapios>;

/** A row of the list; the technical sheet comes with GET /cardapios/{id}. */
export const CardapioResumo = z.object({
  id: Id,
  nome: z.string(),
  categoria: Categoria,
  modalidade: Modalidade,
  cardapioTipo: z.enum(TIPOS_CARDAPIO),
  alternativos: z.array(z.object({ id: Id, nome: z.string() })),
  patologias: z.array(Patologia),
  pratos: z.array(
    z.object({ id: Id, hora: Hora, tipo: z.enum(TIPOS_REFEICAO), prato: z.object({ id: Id, nome: z.string() }) }),
  ),
  versao: Versao,
});
export type CardapioResumo = z.infer<typeof CardapioResumo>;

/** `nutrientes` are those of all its dishes together: what a student eats in a day. */
export const Cardapio = CardapioResumo.extend({ nutrientes: z.array(NutrienteDaFicha) });
export type Cardapio = z.infer<typeof Cardapio>;
