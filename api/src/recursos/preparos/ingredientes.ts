import type { IngredienteNovo, Preparo } from '@merenda/shared/contratos';
import { completarPesoBruto, recusaConversao } from '@merenda/shared/regras';
import { eq, inArray, sql } from 'drizzle-orm';
import { alimentos, ingredienteSubstitutos, preparoIngredientes } from '../../banco/esquema/cardapios.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';
import { idsDasPatologias } from '../patologias/informadas.js';

/**
 * Replaces the ingredients of a preparation. 422 at the row with an unknown food, or a unit that does not fit the food.
 */
export async function gravarIngredientes(
  tx: Transacao,
  preparoId: number,
  ingredientes: readonly IngredienteNovo[],
): Promise<void> {
  await exigirAlimentos(tx, ingredientes);
  await tx.delete(preparoIngredientes).where(eq(preparoIngredientes.preparoId, preparoId));
  for (const [ordem, ingrediente] of ingredientes.entries()) {
    const { alimento, quantidade, unidadeMedida, substitutos } = ingrediente;
    const { pesoBruto, fatorCorrecao } = completarPesoBruto(
      quantidade,
      ingrediente.pesoBruto || null,
      ingrediente.fatorCorrecao || null,
    );
    const inserido = tx
      .insert(preparoIngredientes)
      .values({
        preparoId,
        alimentoId: alimento.id,
        quantidade: String(quantidade),
        unidadeMedida,
        pesoBruto: pesoBruto?.toString(),
        fatorCorrecao: fatorCorrecao?.toString(),
        ordem,
      })
      .returning({ id: preparoIngredientes.id });
    const { id: ingredienteId } = primeira(await inserido);
    if (substitutos.length === 0) continue;
    const patologias = await idsDasPatologias(
      tx,
      substitutos.map((s) => s.patologia),
      (i) => `ingredientes.${ordem}.substitutos.${i}.patologia`,
    );
    await tx.insert(ingredienteSubstitutos).values(
      substitutos.map((s, i) => ({
        ingredienteId,
        alimentoId: s.alimento.id,
        quantidade: String(s.quantidade),
        unidadeMedida: s.unidadeMedida,
        patologiaId: primeira(patologias.slice(i)),
      })),
    );
  }
}

async function exigirAlimentos(tx: Transacao, ingredientes: readonly IngredienteNovo[]): Promise<void> {
  const usos = ingredientes.flatMap((ingrediente, i) => [
    { ...ingrediente, campo: `ingredientes.${i}` },
    ...ingrediente.substitutos.map((substituto, j) => ({ ...substituto, campo: `ingredientes.${i}.substitutos.${j}` })),
  ]);
  // Shared locks: the foods are neither deleted nor change their unit until the recipe is written.
  const ids = [...new Set(usos.map(({ alimento }) => alimento.id))].sort((a, b) => a - b);
  const achados = await tx
    .select({ id: alimentos.id, unidadeMedida: alimentos.unidadeMedida })
    .from(alimentos)
    .where(inArray(alimentos.id, ids))
    .orderBy(alimentos.id)
    .for('share');
  const unidades = new Map(achados.map(({ id, unidadeMedida }) => [id, unidadeMedida]));
  for (const { alimento, unidadeMedida, campo } of usos) {
    const unidade = unidades.get(alimento.id);
    if (!unidade) throw invalido([{ campo: `${campo}.alimento.id`, mensagem: 'Alimento não encontrado.' }]);
    const recusa = recusaConversao(unidadeMedida, unidade);
    if (recusa) throw invalido([{ campo: `${campo}.unidadeMedida`, mensagem: recusa }]);
  }
  for (const [i, { alimento, substitutos, quantidade, pesoBruto }] of ingredientes.entries()) {
    const campo = `ingredientes.${i}`;
    if (ingredientes.findIndex((outro) => outro.alimento.id === alimento.id) !== i)
      throw invalido([{ campo: `${campo}.alimento.id`, mensagem: 'Este alimento já está entre os ingredientes.' }]);
    if (pesoBruto && pesoBruto < quantidade)
      throw invalido([{ campo: `${campo}.pesoBruto`, mensagem: 'O peso bruto não pode ser menor que a quantidade.' }]);
    const proprio = substitutos.findIndex((s) => s.alimento.id === alimento.id);
    if (proprio >= 0)
      throw invalido([
        { campo: `${campo}.substitutos.${proprio}.alimento.id`, mensagem: 'O substituto deve ser outro alimento.' },
      ]);
  }
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
