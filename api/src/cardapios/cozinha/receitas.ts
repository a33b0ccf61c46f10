import type { ReceitaDaCozinha } from '@merenda/shared/contratos';
import { quantidadeBruta } from '@merenda/shared/regras';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { alimentos, pratoPreparos, preparoIngredientes, preparos } from '../../banco/esquema/cardapios/cardapios.js';

/** The recipes of dishes, each once, and which a dish has, in its order. */
export async function receitasDosPratos(banco: Banco, pratoIds: readonly number[]) {
  const dosPratos =
    pratoIds.length === 0
      ? []
      : await banco
          .select({ pratoId: pratoPreparos.pratoId, preparo: preparos })
          .from(pratoPreparos)
          .innerJoin(preparos, eq(preparos.id, pratoPreparos.preparoId))
          .where(inArray(pratoPreparos.pratoId, [...new Set(pratoIds)]))
          .orderBy(asc(pratoPreparos.ordem));
  const unicos = new Map(dosPratos.map(({ preparo }) => [preparo.id, preparo]));
  const ingredientes =
    unicos.size === 0
      ? []
      : await banco
          .select({
            preparoId: preparoIngredientes.preparoId,
            alimento: { id: alimentos.id, nome: alimentos.nome },
            quantidade: preparoIngredientes.quantidade,
            pesoBruto: preparoIngredientes.pesoBruto,
            unidadeMedida: preparoIngredientes.unidadeMedida,
          })
          .from(preparoIngredientes)
          .innerJoin(alimentos, eq(alimentos.id, preparoIngredientes.alimentoId))
          .where(inArray(preparoIngredientes.preparoId, [...unicos.keys()]))
          .orderBy(asc(preparoIngredientes.ordem));
  const todas = [...unicos.values()].map(
    ({ id, nome, porcoes, modoPreparo, utensilios, tempoPreparoMin }): ReceitaDaCozinha => ({
      id,
      nome,
      porcoes,
      modoPreparo,
      utensilios,
      tempoPreparoMin,
      ingredientes: ingredientes
        .filter(({ preparoId }) => preparoId === id)
        .map(({ alimento, quantidade, pesoBruto, unidadeMedida }) => ({
          alimento,
          quantidade: Number(quantidadeBruta({ quantidade, pesoBruto })),
          unidadeMedida,
        })),
    }),
  );
  return {
    todas,
    doPrato: (prato: number): number[] =>
      dosPratos.filter(({ pratoId }) => pratoId === prato).map(({ preparo }) => preparo.id),
  };
}
