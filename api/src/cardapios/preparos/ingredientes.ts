import type { IngredienteNovo, Preparo } from '@merenda/shared/contratos';
import { completarPesoBruto, usosDosIngredientes, violacoesDosIngredientes } from '@merenda/shared/regras';
import { inArray, sql } from 'drizzle-orm';
import { alimentos, ingredienteSubstitutos, preparoIngredientes } from '../../banco/esquema/cardapios/cardapios.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';
import { idsDasPatologias } from '../patologias/informadas.js';

/** Throws 422 at the row with an unknown food, or a unit or a weight that does not fit. Locks the foods. */
export async function exigirIngredientes(tx: Transacao, ingredientes: readonly IngredienteNovo[]): Promise<void> {
  // Shared locks: the foods are neither deleted nor change their unit until the recipe is written.
  const ids = [...new Set(usosDosIngredientes(ingredientes).map(({ alimento }) => alimento.id))].sort((a, b) => a - b);
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
    medidaCaseira: ingrediente.medidaCaseira || null,
  };
}

/** The ingredients of the row of `preparos` in a query, in their order, as JSON. */
export const INGREDIENTES = sql<Preparo['ingredientes']>`coalesce((
  select json_agg(json_build_object(
    'id', i.id, 'alimento', json_build_object('id', a.id, 'nome', a.nome), 'quantidade', i.quantidade, 'unidadeMedida', i.unidade_medida,
    'pesoBruto', i.peso_bruto, 'fatorCorrecao', i.fator_correcao, 'medidaCaseira', i.medida_caseira, 'substitutos', coalesce((
      select json_agg(json_build_object(
        'id', s.id, 'alimento', json_build_object('id', sa.id, 'nome', sa.nome), 'quantidade', s.quantidade, 'unidadeMedida', s.unidade_medida,
        'patologia', json_build_object('id', p.id, 'tipo', p.tipo)) order by s.id)
      from ingrediente_substitutos s join alimentos sa on sa.id = s.alimento_id join patologias p on p.id = s.patologia_id where s.ingrediente_id = i.id), '[]')
  ) order by i.ordem)
  from preparo_ingredientes i join alimentos a on a.id = i.alimento_id where i.preparo_id = preparos.id), '[]')`;
