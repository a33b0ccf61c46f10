import { asc, eq, inArray } from 'drizzle-orm';
import type { UsoDoAlimento } from '@merenda/shared/regras';
import type { UnidadeMedida } from '@merenda/shared/contratos';
import type { Banco } from '../../banco/conexao.js';
import { alimentos, pratoPreparos, preparoIngredientes, preparos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';

/** A food of a dish with its uses in the dish's preparations. */
export interface AlimentoDoPrato {
  alimento: { id: number; nome: string; itemId: number };
  /** The food's own unit, used for the quantity for one student. */
  unidadePre: UnidadeMedida;
  usos: UsoNoPreparo[];
}

export interface UsoNoPreparo extends UsoDoAlimento {
  /** Its row of the recipe. */
  ingredienteId: number;
}

/** What each dish takes, by dish; foods in the order of the recipes. */
export async function alimentosDosPratos(
  banco: Banco | Transacao,
  pratoIds: readonly number[],
): Promise<Map<number, AlimentoDoPrato[]>> {
  const porPrato = new Map<number, AlimentoDoPrato[]>(pratoIds.map((id) => [id, []]));
  if (pratoIds.length === 0) return porPrato;
  const linhas = await banco
    .select({ pratoId: pratoPreparos.pratoId, ...DO_USO })
    .from(pratoPreparos)
    .innerJoin(preparos, eq(preparos.id, pratoPreparos.preparoId))
    .innerJoin(preparoIngredientes, eq(preparoIngredientes.preparoId, preparos.id))
    .innerJoin(alimentos, eq(alimentos.id, preparoIngredientes.alimentoId))
    .where(inArray(pratoPreparos.pratoId, [...new Set(pratoIds)]))
    .orderBy(asc(pratoPreparos.ordem), asc(preparoIngredientes.ordem));
  for (const { pratoId, ...uso } of linhas) juntar(porPrato.get(pratoId), uso);
  return porPrato;
}

/** What a portion of all these preparations takes together; those of an id that comes twice count twice. */
export async function alimentosDosPreparos(banco: Banco, ids: readonly number[]): Promise<AlimentoDoPrato[]> {
  const linhas = await banco
    .select({ preparoId: preparos.id, ...DO_USO })
    .from(preparos)
    .innerJoin(preparoIngredientes, eq(preparoIngredientes.preparoId, preparos.id))
    .innerJoin(alimentos, eq(alimentos.id, preparoIngredientes.alimentoId))
    .where(inArray(preparos.id, [...new Set(ids)]))
    .orderBy(asc(preparos.id), asc(preparoIngredientes.ordem));
  const juntos: AlimentoDoPrato[] = [];
  for (const id of ids) for (const { preparoId, ...uso } of linhas) if (preparoId === id) juntar(juntos, uso);
  return juntos;
}

const DO_USO = {
  alimento: { id: alimentos.id, nome: alimentos.nome, itemId: alimentos.itemId },
  unidadePre: alimentos.unidadeMedida,
  uso: {
    ingredienteId: preparoIngredientes.id,
    quantidade: preparoIngredientes.quantidade,
    pesoBruto: preparoIngredientes.pesoBruto,
    unidadeMedida: preparoIngredientes.unidadeMedida,
    porcoes: preparos.porcoes,
  },
};

/** Adds a use to those of its food. */
function juntar(
  lista: AlimentoDoPrato[] | undefined,
  { alimento, unidadePre, uso }: Pick<AlimentoDoPrato, 'alimento' | 'unidadePre'> & { uso: UsoNoPreparo },
): void {
  const conhecido = lista?.find((outro) => outro.alimento.id === alimento.id);
  if (conhecido) conhecido.usos.push(uso);
  else lista?.push({ alimento, unidadePre, usos: [uso] });
}
