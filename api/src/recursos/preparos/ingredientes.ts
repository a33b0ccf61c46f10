import type { IngredienteNovo, Preparo, UnidadeMedida } from '@merenda/shared/contratos';
import { completarPesoBruto, recusaConversao, violacao, type Violacao } from '@merenda/shared/regras';
import { inArray, sql } from 'drizzle-orm';
import { alimentos, ingredienteSubstitutos, preparoIngredientes } from '../../banco/esquema/cardapios.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';
import { idsDasPatologias } from '../patologias/informadas.js';

/** Throws 422 at the row with an unknown food, or a unit or a weight that does not fit. Locks the foods. */
export async function exigirIngredientes(tx: Transacao, ingredientes: readonly IngredienteNovo[]): Promise<void> {
  // Shared locks: the foods are neither deleted nor change their unit until the recipe is written.
  const ids = [...new Set(usosDe(ingredientes).map(({ alimento }) => alimento.id))].sort((a, b) => a - b);
  const achados = await tx
    .select({ id: alimentos.id, unidadeMedida: alimentos.unidadeMedida })
    .from(alimentos)
    .where(inArray(alimentos.id, ids))
    .orderBy(alimentos.id)
    .for('share');
  const [violada] = violacoesDosIngredientes(
    ingredientes,
    new Map(achados.map(({ id, unidadeMedida }) => [id, unidadeMedida])),
  );
  if (violada) throw invalido([violada]);
}

/** The ingredients and their substitutes, each with its path in the body. */
const usosDe = (ingredientes: readonly IngredienteNovo[]) =>
  ingredientes.flatMap((ingrediente, i) => [
    { ...ingrediente, campo: `ingredientes.${i}` },
    ...ingrediente.substitutos.map((substituto, j) => ({ ...substituto, campo: `ingredientes.${i}.substitutos.${j}` })),
  ]);

/**
 * Each food is known, once in the recipe, and measured in a unit that converts to its own; the gross weight is not below
 * the net one, and a substitute is another food.
 * @param unidades the unit of each food, by id
 */
export function violacoesDosIngredientes(
  ingredientes: readonly IngredienteNovo[],
  unidades: ReadonlyMap<number, UnidadeMedida>,
): Violacao[] {
  const dosUsos = usosDe(ingredientes).flatMap(({ alimento, unidadeMedida, campo }) => {
    const unidade = unidades.get(alimento.id);
    if (!unidade) return violacao(true, `${campo}.alimento.id`, 'Alimento não encontrado.');
    const recusa = recusaConversao(unidadeMedida, unidade);
    return violacao(recusa !== null, `${campo}.unidadeMedida`, recusa ?? '');
  });
  const dosIngredientes = ingredientes.flatMap(({ alimento, substitutos, quantidade, pesoBruto }, i) => {
    const campo = `ingredientes.${i}`;
    const proprio = substitutos.findIndex((s) => s.alimento.id === alimento.id);
    return [
      ...violacao(
        ingredientes.findIndex((outro) => outro.alimento.id === alimento.id) !== i,
        `${campo}.alimento.id`,
        'Este alimento já está entre os ingredientes.',
      ),
      ...violacao(
        Boolean(pesoBruto && pesoBruto < quantidade),
        `${campo}.pesoBruto`,
        'O peso bruto não pode ser menor que a quantidade.',
      ),
      ...violacao(proprio >= 0, `${campo}.substitutos.${proprio}.alimento.id`, 'O substituto deve ser outro alimento.'),
    ];
  });
  return [...dosUsos, ...dosIngredientes];
}

/** Writes the ingredients of preparations that have none; the caller has checked them. */
export async function gravarIngredientes(
  tx: Transacao,
  doPreparo: readonly { id: number; ingredientes: readonly IngredienteNovo[] }[],
): Promise<void> {
  const linhas = doPreparo.flatMap(({ id: preparoId, ingredientes }) =>
    ingredientes.map((ingrediente, ordem) => ({ preparoId, ordem, ingrediente })),
  );
  const inseridos = await tx
    .insert(preparoIngredientes)
    .values(linhas.map(({ preparoId, ordem, ingrediente }) => ({ preparoId, ordem, ...colunas(ingrediente) })))
    .returning({
      id: preparoIngredientes.id,
      preparoId: preparoIngredientes.preparoId,
      ordem: preparoIngredientes.ordem,
    });
  const ids = new Map(inseridos.map(({ id, preparoId, ordem }) => [`${preparoId} ${ordem}`, id]));
  const substitutos = linhas.flatMap(({ preparoId, ordem, ingrediente }) =>
    ingrediente.substitutos.map((substituto, i) => ({
      ...substituto,
      ingredienteId: ids.get(`${preparoId} ${ordem}`),
      campo: `ingredientes.${ordem}.substitutos.${i}.patologia`,
    })),
  );
  if (substitutos.length === 0) return;
  const patologias = await idsDasPatologias(
    tx,
    substitutos.map(({ patologia }) => patologia),
    (i) => substitutos[i]?.campo ?? '',
  );
  await tx.insert(ingredienteSubstitutos).values(
    substitutos.map(({ ingredienteId, alimento, quantidade, unidadeMedida }, i) => ({
      ingredienteId: primeira(ingredienteId === undefined ? [] : [ingredienteId]),
      alimentoId: alimento.id,
      quantidade: String(quantidade),
      unidadeMedida,
      patologiaId: primeira(patologias.slice(i)),
    })),
  );
}

function colunas({ alimento, quantidade, unidadeMedida, ...ingrediente }: IngredienteNovo) {
  const { pesoBruto, fatorCorrecao } = completarPesoBruto(
    quantidade,
    ingrediente.pesoBruto || null,
    ingrediente.fatorCorrecao || null,
  );
  return {
    alimentoId: alimento.id,
    quantidade: String(quantidade),
    unidadeMedida,
    pesoBruto: pesoBruto?.toString(),
    fatorCorrecao: fatorCorrecao?.toString(),
  };
}

/** The ingredients of the row of `preparos` in a query, in their order, as JSON. */
export const INGREDIENTES = sql<Preparo['ingredientes']>`coalesce((
  select json_agg(json_build_object(
    'id', i.id, 'alimento', json_build_object('id', a.id, 'nome', a.nome), 'quantidade', i.quantidade, 'unidadeMedida', i.unidade_medida,
    'pesoBruto', i.peso_bruto, 'fatorCorrecao', i.fator_correcao, 'substitutos', coalesce((
      select json_agg(json_build_object(
        'id', s.id, 'alimento', json_build_object('id', sa.id, 'nome', sa.nome), 'quantidade', s.quantidade, 'unidadeMedida', s.unidade_medida,
        'patologia', json_build_object('id', p.id, 'tipo', p.tipo)) order by s.id)
      from ingrediente_substitutos s join alimentos sa on sa.id = s.alimento_id join patologias p on p.id = s.patologia_id where s.ingrediente_id = i.id), '[]')
  ) order by i.ordem)
  from preparo_ingredientes i join alimentos a on a.id = i.alimento_id where i.preparo_id = preparos.id), '[]')`;
