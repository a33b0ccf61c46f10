import type { Alimento } from '@merenda/shared/contratos';
import { ALIMENTO_NAO_ENCONTRADO } from '@merenda/shared/regras';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { itensProduto } from '../../banco/esquema/cadastros/catalogo.js';
import { alimentos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** Every food with its nutrients, by name. */
export function listarAlimentos(banco: Banco | Transacao): Promise<Alimento[]> {
  return buscar(banco);
}

/** Locks a food until the end of the transaction and reads it. 404 when there is none. */
export async function travarAlimento(tx: Transacao, id: number): Promise<Alimento> {
  await tx.select({ id: alimentos.id }).from(alimentos).where(eq(alimentos.id, id)).for('update');
  return buscarAlimento(tx, id);
}

/** The foods with these ids, by name. */
export const buscarAlimentos = (tx: Transacao, ids: readonly number[]): Promise<Alimento[]> =>
  buscar(tx, inArray(alimentos.id, [...ids]));

/** One food. 404 when there is none. */
async function buscarAlimento(tx: Transacao, id: number): Promise<Alimento> {
  const [alimento] = await buscar(tx, eq(alimentos.id, id));
  if (!alimento) throw naoEncontrado(ALIMENTO_NAO_ENCONTRADO);
  return alimento;
}

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<Alimento[]> {
  const { id, nome, unidadeMedida, quantidadeBase, versao } = alimentos;
  const itemAlimento = {
    id: itensProduto.id,
    nome: itensProduto.nome,
    categoria: itensProduto.categoria,
    itemProdutoTipo: itensProduto.itemProdutoTipo,
  };
  const linhas = await banco
    .select({ id, nome, itemAlimento, unidadeMedida, quantidadeBase, forma: FORMA, componentes: COMPONENTES, versao })
    .from(alimentos)
    .innerJoin(itensProduto, eq(itensProduto.id, alimentos.itemId))
    .where(filtro);
  return linhas.map((linha) => ({ ...linha, quantidadeBase: Number(linha.quantidadeBase) })).sort(porNome);
}

const FORMA = sql<Alimento['forma']>`json_build_object('nome', alimentos.forma, 'descricao', coalesce(
  (select c.descricao from convencoes c where c.lista = 'formas-alimento' and c.nome = alimentos.forma), alimentos.forma))`;

const COMPONENTES = sql<Alimento['componentes']>`coalesce((
  select json_agg(json_build_object('id', ac.id, 'valor', ac.valor, 'componente', json_build_object(
    'id', c.id, 'nome', c.nome, 'tipo', c.tipo, 'grupo', c.grupo, 'unidadeMedida', c.unidade_medida)) order by c.ordem)
  from alimento_componentes ac join componentes_nutricionais c on c.id = ac.componente_id where ac.alimento_id = alimentos.id), '[]')`;
