import type { UnidadeMedida } from '@merenda/shared/contratos';
import type { AlimentoNutricional } from '@merenda/shared/regras';
import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { itensProduto } from '../../banco/esquema/cadastros/catalogo.js';
import { alimentos, preparoIngredientes, preparos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** A food as a technical sheet needs it. The same food is one object in all recipes of a reading. */
export interface AlimentoDaReceita extends AlimentoNutricional {
  id: number;
  itemId: number;
  unidadeMedida: UnidadeMedida;
  alergenicosContem: string[];
  alergenicosPodeConter: string[];
  alergenicosConferidos: boolean;
}

/** A recipe with everything that its technical sheet is computed from. */
export interface ReceitaDaFicha {
  id: number;
  nome: string;
  porcoes: number;
  /** kg, decimal string. */
  pesoPronto: string | null;
  indiceCoccao: string | null;
  alergenicosPodeConter: string[];
  ingredientes: {
    alimento: AlimentoDaReceita;
    quantidade: string;
    pesoBruto: string | null;
    unidadeMedida: UnidadeMedida;
  }[];
}

// As text, so that no decimal passes through a binary float.
const COMPONENTES = sql<Record<string, string>>`coalesce((
  select json_object_agg(c.nome, ac.valor::text) from alimento_componentes ac join componentes_nutricionais c on c.id = ac.componente_id
  where ac.alimento_id = ${alimentos}.id and ac.valor is not null), '{}')`;

const ALIMENTO = {
  id: alimentos.id,
  nome: alimentos.nome,
  itemId: alimentos.itemId,
  quantidadeBase: alimentos.quantidadeBase,
  unidadeMedida: alimentos.unidadeMedida,
  componentes: COMPONENTES,
  alergenicosContem: itensProduto.alergenicosContem,
  alergenicosPodeConter: itensProduto.alergenicosPodeConter,
  alergenicosConferidos: itensProduto.alergenicosConferidos,
};

/** Reads recipes once, and returns each by its id. 404 when it does not exist. */
export async function lerReceitas(
  banco: Banco | Transacao,
  ids: readonly number[],
): Promise<(id: number) => ReceitaDaFicha> {
  const mapa = await receitas(banco, inArray(preparos.id, [...new Set(ids)]));
  return (id) => {
    const receita = mapa.get(id);
    if (!receita) throw naoEncontrado('Preparo não encontrado.');
    return receita;
  };
}

/** Every recipe. */
export const lerTodasAsReceitas = async (banco: Banco | Transacao): Promise<ReceitaDaFicha[]> => [
  ...(await receitas(banco)).values(),
];

/** These foods; an id that does not exist is left out. */
export function lerAlimentosDaFicha(banco: Banco, ids: readonly number[]): Promise<AlimentoDaReceita[]> {
  return banco
    .select(ALIMENTO)
    .from(alimentos)
    .innerJoin(itensProduto, eq(itensProduto.id, alimentos.itemId))
    .where(inArray(alimentos.id, [...new Set(ids)]))
    .orderBy(asc(alimentos.id));
}

async function receitas(banco: Banco | Transacao, filtro?: SQL): Promise<Map<number, ReceitaDaFicha>> {
  const { id, nome, porcoes, pesoPronto, indiceCoccao, alergenicosPodeConter } = preparos;
  const { quantidade, pesoBruto, unidadeMedida } = preparoIngredientes;
  const linhas = await banco
    .select({
      preparo: { id, nome, porcoes, pesoPronto, indiceCoccao, alergenicosPodeConter },
      uso: { quantidade, pesoBruto, unidadeMedida },
      alimento: ALIMENTO,
    })
    .from(preparos)
    .innerJoin(preparoIngredientes, eq(preparoIngredientes.preparoId, preparos.id))
    .innerJoin(alimentos, eq(alimentos.id, preparoIngredientes.alimentoId))
    .innerJoin(itensProduto, eq(itensProduto.id, alimentos.itemId))
    .where(filtro)
    .orderBy(asc(preparos.id), asc(preparoIngredientes.ordem));
  const conhecidos = new Map<number, AlimentoDaReceita>();
  const mapa = new Map<number, ReceitaDaFicha>();
  for (const { preparo, uso, alimento } of linhas) {
    const conhecido = conhecidos.get(alimento.id) ?? alimento;
    conhecidos.set(alimento.id, conhecido);
    const receita = mapa.get(preparo.id) ?? { ...preparo, ingredientes: [] };
    receita.ingredientes.push({ ...uso, alimento: conhecido });
    mapa.set(preparo.id, receita);
  }
  return mapa;
}
