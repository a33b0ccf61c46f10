import type {
  CardapioEdicao,
  CardapioNovo,
  CardapioResumo,
  ModalidadeEscolar,
  Patologia,
  TipoCardapio,
  TipoRefeicao,
} from '@merenda/shared/contratos';
import { LINHAS_DE_PRATOS } from '@merenda/shared/regras';
import type { EntidadeListada } from '@merenda/shared/ui';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { informar } from '../patologias/EntradaPatologia.js';

export const CARDAPIO: EntidadeListada = { artigo: 'o', nome: 'Cardápio', plural: 'Cardápios' };

/** A menu as form values: category, dishes and alternatives by their ids, pathologies by their names. */
export interface CardapioNoFormulario extends Etapa {
  nome: string;
  cardapioTipo: TipoCardapio;
  alternativos?: { cardapio?: number }[];
  patologias?: { tipo: string }[];
  pratos: { hora: string; tipo: TipoRefeicao; prato: number }[];
}

/**
 * The rows of dishes after category or modality changed. Another modality takes another number of them: as many empty
 * ones as it starts with (specification 3, section 4). Within the same modality the hours and kinds stay; the dishes
 * were for another age band.
 */
export function linhasPara(
  modalidade: ModalidadeEscolar | undefined,
  anteriores?: readonly Partial<CardapioNoFormulario['pratos'][number]>[],
): object[] {
  if (!modalidade) return [];
  if (anteriores && anteriores.length > 0) return anteriores.map(({ hora, tipo }) => ({ hora, tipo }));
  return Array.from({ length: LINHAS_DE_PRATOS[modalidade].inicial }, () => ({}));
}

/** A new menu that begins with a dish: its stage, and the dish in the first row. */
export const comPrato = (prato: number, etapa: Etapa): Etapa & { pratos: object[] } => ({
  ...etapa,
  pratos: linhasPara(etapa.modalidade).map((linha, i) => (i === 0 ? { prato } : linha)),
});

const pratosDo = ({ pratos }: CardapioNoFormulario) =>
  pratos.map(({ hora, tipo, prato }) => ({ hora, tipo, prato: { id: prato } }));

const alternativosDo = ({ alternativos = [] }: CardapioNoFormulario) =>
  alternativos.flatMap(({ cardapio }) => (cardapio === undefined ? [] : { id: cardapio }));

/**
 * An alternatives list without any selection is not sent (specification 3, section 5); that of the other type never is.
 */
export function paraCorpo(valores: CardapioNoFormulario, patologias: readonly Patologia[]): CardapioNovo {
  const { nome, categoria, modalidade, cardapioTipo } = valores;
  const comuns = { nome, categoria: { id: categoria }, modalidade, cardapioTipo, pratos: pratosDo(valores) };
  if (cardapioTipo !== 'REGULAR') return { ...comuns, patologias: patologiasDo(valores, patologias) };
  const alternativos = alternativosDo(valores);
  return alternativos.length === 0 ? comuns : { ...comuns, alternativos };
}

/**
 * An alternatives list that was and stays empty is not sent; one that was emptied is, so that the server empties it
 * too.
 */
export function paraCorpoDaEdicao(
  valores: CardapioNoFormulario,
  antes: CardapioResumo,
  patologias: readonly Patologia[],
): CardapioEdicao {
  const comuns = { nome: valores.nome, pratos: pratosDo(valores), versao: antes.versao };
  if (antes.cardapioTipo !== 'REGULAR') return { ...comuns, patologias: patologiasDo(valores, patologias) };
  const alternativos = alternativosDo(valores);
  return alternativos.length === 0 && antes.alternativos.length === 0 ? comuns : { ...comuns, alternativos };
}

const patologiasDo = ({ patologias = [] }: CardapioNoFormulario, lista: readonly Patologia[]) =>
  patologias.map(({ tipo }) => informar(tipo, lista));

/** A list without entries still shows one empty row. */
const aoMenosUma = <T extends object>(linhas: T[]): T[] => (linhas.length > 0 ? linhas : [{} as T]);

export const paraFormulario = ({
  nome,
  categoria,
  modalidade,
  cardapioTipo,
  alternativos,
  patologias,
  pratos,
}: CardapioResumo): CardapioNoFormulario => ({
  nome,
  categoria: categoria.id,
  modalidade: modalidade.nome,
  cardapioTipo,
  alternativos: aoMenosUma(alternativos.map(({ id }) => ({ cardapio: id }))),
  patologias: aoMenosUma(patologias.map(({ tipo }) => ({ tipo }))),
  pratos: pratos.map(({ hora, tipo, prato }) => ({ hora, tipo, prato: prato.id })),
});
