import type { Estoque } from '@merenda/shared/contratos';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { estoques } from '../../banco/esquema/estoque/estoques.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { ordem } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { dosEstoquesDe } from './escopo.js';

/** The stock of every active unit, by the name of its unit. */
export async function listarEstoques(banco: Banco): Promise<Estoque[]> {
  const linhas = await banco
    .select({ id: estoques.id, unidadeEducacional: { id: unidadesEducacionais.id, nome: unidadesEducacionais.nome } })
    .from(estoques)
    .innerJoin(unidadesEducacionais, eq(unidadesEducacionais.id, estoques.unidadeEducacionalId))
    .where(eq(unidadesEducacionais.ativa, true));
  return linhas.sort((a, b) => ordem.compare(a.unidadeEducacional.nome, b.unidadeEducacional.nome) || a.id - b.id);
}

/** The user's stocks of active units, by the name of their units. */
export function listarEstoquesDoUsuario(
  banco: Banco | Transacao,
  usuario: Pick<Contexto['usuario'], 'id'>,
): Promise<Estoque[]> {
  return buscarEstoques(banco, sql`u.ativa and ${dosEstoquesDe(usuario, sql`e.id`)}`);
}

/** One of the user's stocks, also of a deactivated unit; 404 for any other. */
export async function estoqueDoUsuario({ banco, usuario }: Contexto, id: number): Promise<Estoque> {
  const [estoque] = await buscarEstoques(banco, sql`e.id = ${id} and ${dosEstoquesDe(usuario, sql`e.id`)}`);
  if (!estoque) throw naoEncontrado('Este estoque não está entre os seus.');
  return estoque;
}

async function buscarEstoques(banco: Banco | Transacao, filtro: SQL): Promise<Estoque[]> {
  const { rows } = await banco.execute<{ estoques: Estoque[] }>(sql`
    select coalesce(json_agg(json_build_object('id', e.id, 'unidadeEducacional', json_build_object('id', u.id, 'nome', u.nome)) order by u.nome), '[]') as estoques
    from estoques e join unidades_educacionais u on u.id = e.unidade_educacional_id where ${filtro}`);
  return primeira(rows).estoques;
}
