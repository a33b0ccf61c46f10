import type { UnidadeEducacional } from '@merenda/shared/contratos';
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { estoques } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** Every unit, by name. */
export function listarUnidades(banco: Banco | Transacao): Promise<UnidadeEducacional[]> {
  return buscarUnidades(banco);
}

/** One unit. 404 when there is none. */
export async function buscarUnidade(banco: Banco | Transacao, id: number): Promise<UnidadeEducacional> {
  const [unidade] = await buscarUnidades(banco, eq(unidadesEducacionais.id, id));
  if (!unidade) throw naoEncontrado('Unidade educacional não encontrada.');
  return unidade;
}

/** These units, in this order. */
export async function buscarUnidadesNaOrdem(tx: Transacao, ids: readonly number[]): Promise<UnidadeEducacional[]> {
  const achadas = await buscarUnidades(tx, inArray(unidadesEducacionais.id, [...ids]));
  const porId = new Map(achadas.map((unidade) => [unidade.id, unidade]));
  return ids.flatMap((id) => porId.get(id) ?? []);
}

/** Units with their stocks, by name. */
export async function buscarUnidades(banco: Banco | Transacao, filtro?: SQL): Promise<UnidadeEducacional[]> {
  const linhas = await banco
    .select({ unidade: unidadesEducacionais, estoque: { id: estoques.id } })
    .from(unidadesEducacionais)
    .innerJoin(estoques, eq(estoques.unidadeEducacionalId, unidadesEducacionais.id))
    .where(filtro);
  return linhas.map(({ unidade, estoque }) => ({ ...unidade, estoque })).sort(porNome);
}

/** Locks a unit for the transaction and reads it. 404 when there is none. */
export async function travarUnidade(tx: Transacao, id: number): Promise<UnidadeEducacional> {
  await tx
    .select({ id: unidadesEducacionais.id })
    .from(unidadesEducacionais)
    .where(eq(unidadesEducacionais.id, id))
    .for('update');
  return buscarUnidade(tx, id);
}
