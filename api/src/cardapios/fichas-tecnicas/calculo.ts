import type { NutrienteDaFicha } from '@merenda/shared/contratos';
import { inArray } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { cardapioPratos, pratoPreparos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { calcularNutrientes, lerNutrientes } from './nutrientes.js';
import { lerReceitas, type ReceitaDaFicha } from './receitas.js';

type Leitor = Banco | Transacao;

/** The technical sheets of one portion of each preparation, by its id. */
export async function fichasDosPreparos(
  banco: Leitor,
  ids: readonly number[],
): Promise<Map<number, NutrienteDaFicha[]>> {
  const preparo = await lerReceitas(banco, ids);
  const nutrientes = await lerNutrientes(banco);
  return new Map(ids.map((id) => [id, calcularNutrientes(nutrientes, [preparo(id)])]));
}

/** Like `fichaDePreparos`, for all preparations of dishes. */
export async function fichaDePratos(banco: Leitor, ids: readonly number[]): Promise<NutrienteDaFicha[]> {
  const ficha = await lerFichasDePratos(banco, ids);
  return ficha(ids);
}

/** Mean of the menus: the sum of their dishes divided by the number of menus. The mean of one menu is its own sheet. */
export async function fichaDeCardapios(banco: Leitor, ids: readonly number[]): Promise<NutrienteDaFicha[]> {
  const pratos = await pratosDosCardapios(banco, ids);
  const ficha = await lerFichasDePratos(banco, pratos);
  return ficha(pratos, ids.length);
}

/** The dishes of these menus; those of a repeated menu come again. 404 when one does not exist. */
export async function pratosDosCardapios(banco: Leitor, ids: readonly number[]): Promise<number[]> {
  const pares = await banco
    .select({ de: cardapioPratos.cardapioId, para: cardapioPratos.pratoId })
    .from(cardapioPratos)
    .where(inArray(cardapioPratos.cardapioId, [...ids]));
  const porCardapio = agrupar(pares);
  return ids.flatMap((id) => exigir(porCardapio.get(id), 'Cardápio não encontrado.'));
}

/** The preparations of these dishes; those of a repeated dish come again. 404 when one does not exist. */
export async function preparosDosPratos(banco: Leitor, ids: readonly number[]): Promise<number[]> {
  const porPrato = await lerPreparosPorPrato(banco, ids);
  return ids.flatMap((id) => exigir(porPrato.get(id), 'Prato não encontrado.'));
}

/** Sheet of dishes: the mean of one menu, when `cardapios` menus together serve `pratos`. */
export type FichaDePratos = (pratos: readonly number[], cardapios?: number) => NutrienteDaFicha[];

/** Reads the data of these dishes once, for any number of sheets. 404 when one dish of a sheet does not exist. */
export async function lerFichasDePratos(banco: Leitor, ids: readonly number[]): Promise<FichaDePratos> {
  return fichasDasReceitas(banco, await lerReceitasDosPratos(banco, ids));
}

/** Like `lerFichasDePratos`, of dishes whose recipes are already read. */
export async function fichasDasReceitas(banco: Leitor, receitas: ReceitasDePratos): Promise<FichaDePratos> {
  const nutrientes = await lerNutrientes(banco);
  return (pratos, cardapios) => calcularNutrientes(nutrientes, receitas(pratos), cardapios);
}

/** The recipes of all these dishes; those of a repeated dish come again. */
type ReceitasDePratos = (pratos: readonly number[]) => ReceitaDaFicha[];

/** Reads the recipes of these dishes once. 404 when one does not exist. */
export async function lerReceitasDosPratos(banco: Leitor, ids: readonly number[]): Promise<ReceitasDePratos> {
  const porPrato = await lerPreparosPorPrato(banco, ids);
  const receita = await lerReceitas(banco, [...porPrato.values()].flat());
  return (pratos) => pratos.flatMap((id) => exigir(porPrato.get(id), 'Prato não encontrado.')).map(receita);
}

async function lerPreparosPorPrato(banco: Leitor, ids: readonly number[]): Promise<Map<number, number[]>> {
  const pares = await banco
    .select({ de: pratoPreparos.pratoId, para: pratoPreparos.preparoId })
    .from(pratoPreparos)
    .where(inArray(pratoPreparos.pratoId, [...new Set(ids)]));
  return agrupar(pares);
}

/** The second of each pair, by the first. */
function agrupar(pares: readonly { de: number; para: number }[]): Map<number, number[]> {
  const grupos = new Map<number, number[]>();
  for (const { de, para } of pares) grupos.set(de, [...(grupos.get(de) ?? []), para]);
  return grupos;
}

function exigir<T>(valor: T | undefined, frase: string): T {
  if (valor === undefined) throw naoEncontrado(frase);
  return valor;
}
