import type { NutrienteDaFicha } from '@merenda/shared/contratos';
import { type AlimentoNutricional, fichaDe, type PreparoNutricional } from '@merenda/shared/regras';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import {
  alimentos,
  cardapioPratos,
  pratoPreparos,
  preparoIngredientes,
  preparos,
} from '../../banco/esquema/cardapios.js';
import { componentesNutricionais } from '../../banco/esquema/catalogo.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

type Leitor = Banco | Transacao;

/**
 * Technical sheet of one portion of all preparations together. A repeated id counts twice. 404 when one does not exist.
 */
export async function fichaDePreparos(banco: Leitor, ids: readonly number[]): Promise<NutrienteDaFicha[]> {
  const preparo = await lerPreparos(banco, ids);
  return fichaDe(await lerNutrientes(banco), ids.map(preparo));
}

/** The technical sheets of one portion of each preparation, by its id. */
export async function fichasDosPreparos(
  banco: Leitor,
  ids: readonly number[],
): Promise<Map<number, NutrienteDaFicha[]>> {
  const preparo = await lerPreparos(banco, ids);
  const nutrientes = await lerNutrientes(banco);
  return new Map(ids.map((id) => [id, fichaDe(nutrientes, [preparo(id)])]));
}

/** Like `fichaDePreparos`, for all preparations of dishes. */
export async function fichaDePratos(banco: Leitor, ids: readonly number[]): Promise<NutrienteDaFicha[]> {
  const ficha = await lerFichasDePratos(banco, ids);
  return ficha(ids);
}

/** Mean of the menus: the sum of their dishes divided by the number of menus. The mean of one menu is its own sheet. */
export async function fichaDeCardapios(banco: Leitor, ids: readonly number[]): Promise<NutrienteDaFicha[]> {
  const pares = await banco
    .select({ de: cardapioPratos.cardapioId, para: cardapioPratos.pratoId })
    .from(cardapioPratos)
    .where(inArray(cardapioPratos.cardapioId, [...ids]));
  const porCardapio = agrupar(pares);
  const pratos = ids.flatMap((id) => exigir(porCardapio.get(id), 'Cardápio não encontrado.'));
  const ficha = await lerFichasDePratos(banco, pratos);
  return ficha(pratos, ids.length);
}

/** Sheet of dishes: the mean of one menu, when `cardapios` menus together serve `pratos`. */
export type FichaDePratos = (pratos: readonly number[], cardapios?: number) => NutrienteDaFicha[];

/** Reads the data of these dishes once, for any number of sheets. 404 when one dish of a sheet does not exist. */
export async function lerFichasDePratos(banco: Leitor, ids: readonly number[]): Promise<FichaDePratos> {
  const pares = await banco
    .select({ de: pratoPreparos.pratoId, para: pratoPreparos.preparoId })
    .from(pratoPreparos)
    .where(inArray(pratoPreparos.pratoId, [...new Set(ids)]));
  const porPrato = agrupar(pares);
  const preparo = await lerPreparos(
    banco,
    pares.map(({ para }) => para),
  );
  const nutrientes = await lerNutrientes(banco);
  return (pratos, cardapios) =>
    fichaDe(
      nutrientes,
      pratos.flatMap((id) => exigir(porPrato.get(id), 'Prato não encontrado.')).map(preparo),
      cardapios,
    );
}

/** Reads preparations once, and returns each by its id. 404 when it does not exist. */
async function lerPreparos(banco: Leitor, ids: readonly number[]): Promise<(id: number) => PreparoNutricional> {
  const mapa = await preparosPorId(banco, ids);
  return (id) => exigir(mapa.get(id), 'Preparo não encontrado.');
}

async function preparosPorId(banco: Leitor, ids: readonly number[]): Promise<Map<number, PreparoNutricional>> {
  const linhas = await banco
    .select({
      preparoId: preparos.id,
      porcoes: preparos.porcoes,
      quantidade: preparoIngredientes.quantidade,
      unidadeMedida: preparoIngredientes.unidadeMedida,
      nome: alimentos.nome,
      base: alimentos.quantidadeBase,
      unidadeBase: alimentos.unidadeMedida,
      // As text, so that no decimal passes through a binary float.
      componentes: sql<Record<string, string>>`coalesce((
        select json_object_agg(c.nome, ac.valor::text) from alimento_componentes ac join componentes_nutricionais c on c.id = ac.componente_id
        where ac.alimento_id = ${alimentos.id} and ac.valor is not null), '{}')`,
    })
    .from(preparos)
    .innerJoin(preparoIngredientes, eq(preparoIngredientes.preparoId, preparos.id))
    .innerJoin(alimentos, eq(alimentos.id, preparoIngredientes.alimentoId))
    .where(inArray(preparos.id, [...new Set(ids)]))
    .orderBy(asc(preparos.id), asc(preparoIngredientes.ordem));
  const mapa = new Map<number, { porcoes: number; ingredientes: PreparoNutricional['ingredientes'][number][] }>();
  for (const { preparoId, porcoes, quantidade, unidadeMedida, nome, base, unidadeBase, componentes } of linhas) {
    const alimento: AlimentoNutricional = { nome, quantidadeBase: base, unidadeMedida: unidadeBase, componentes };
    const preparo = mapa.get(preparoId) ?? { porcoes, ingredientes: [] };
    preparo.ingredientes.push({ alimento, quantidade, unidadeMedida });
    mapa.set(preparoId, preparo);
  }
  return mapa;
}

type Nutriente = Pick<NutrienteDaFicha, 'nome' | 'unidadeDeMedida'>;

/** The nutrients in the order of a sheet. */
export function lerNutrientes(banco: Leitor): Promise<Nutriente[]> {
  const { nome, unidadeMedida, ordem } = componentesNutricionais;
  return banco.select({ nome, unidadeDeMedida: unidadeMedida }).from(componentesNutricionais).orderBy(asc(ordem));
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
