import type { NutrienteDaFicha } from '@merenda/shared/contratos';
import { type AlimentoNutricional, type PreparoNutricional, somarNutrientes } from '@merenda/shared/regras';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { alimentos, cardapioPratos, pratoPreparos, preparoIngredientes, preparos } from '../../banco/esquema/cardapios.js';
import { componentesNutricionais } from '../../banco/esquema/catalogo.js';
import { ordem as ordemDeLetras } from '../../banco/ordem.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../plugins/erros.js';

type Leitor = Banco | Transacao;

/** Technical sheet of one portion of each preparation together. An id that comes twice counts twice. 404 when one is not there. */
export async function fichaDePreparos(banco: Leitor, ids: readonly number[]): Promise<NutrienteDaFicha[]> {
  return calcular(banco, await usadosPorId(banco, ids));
}

/** As `fichaDePreparos`, of dishes: all their preparations. */
export async function fichaDePratos(banco: Leitor, ids: readonly number[]): Promise<NutrienteDaFicha[]> {
  return calcular(banco, await preparosDosPratos(banco, ids));
}

/** Mean of the menus: their dishes' sum divided by how many menus there are. One menu's mean is its own sheet. */
export async function fichaDeCardapios(banco: Leitor, ids: readonly number[]): Promise<NutrienteDaFicha[]> {
  const pares = await banco
    .select({ de: cardapioPratos.cardapioId, para: cardapioPratos.pratoId })
    .from(cardapioPratos)
    .where(inArray(cardapioPratos.cardapioId, [...ids]));
  const pratos = agrupar(pares);
  return fichaMediaDePratos(banco, ids.flatMap((id) => exigir(pratos.get(id), 'Cardápio não encontrado.')), ids.length);
}

/** What one of `cardapios` menus gives in the mean, when all of them together serve these dishes. */
export async function fichaMediaDePratos(banco: Leitor, pratos: readonly number[], cardapios: number): Promise<NutrienteDaFicha[]> {
  const usados = await preparosDosPratos(banco, pratos);
  // n times the portions is an nth of each portion: the mean is divided before the one rounding at the end.
  return calcular(banco, usados.map(({ porcoes, ingredientes }) => ({ porcoes: porcoes * cardapios, ingredientes })));
}

async function preparosDosPratos(banco: Leitor, ids: readonly number[]): Promise<PreparoNutricional[]> {
  const pares = await banco.select({ de: pratoPreparos.pratoId, para: pratoPreparos.preparoId }).from(pratoPreparos).where(inArray(pratoPreparos.pratoId, [...ids]));
  const porPrato = agrupar(pares);
  return usadosPorId(banco, ids.flatMap((id) => exigir(porPrato.get(id), 'Prato não encontrado.')));
}

async function usadosPorId(banco: Leitor, ids: readonly number[]): Promise<PreparoNutricional[]> {
  const mapa = await preparosPorId(banco, ids);
  return ids.map((id) => exigir(mapa.get(id), 'Preparo não encontrado.'));
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

async function calcular(banco: Leitor, usados: readonly PreparoNutricional[]): Promise<NutrienteDaFicha[]> {
  const { nome, unidadeMedida, ordem } = componentesNutricionais;
  const nutrientes = await banco.select({ nome, unidadeDeMedida: unidadeMedida }).from(componentesNutricionais).orderBy(asc(ordem));
  return nutrientes.flatMap((nutriente) => somarNutrientes([nutriente.nome], usados).map(({ valor, ausentes }) => ({ ...nutriente, valor: valor.toNumber(), ausentes: ausentes.sort(ordemDeLetras.compare) })));
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
