import type { BuscaPaginadaDoValor, OrdemValor, Pagina, ValorDoEstoque } from '@merenda/shared/contratos';
import { type SQL, sql } from 'drizzle-orm';
import { dosEstoquesDe, limitadoA } from '../../acesso/index.js';
import { chavesDe, porChaveDe } from '../../banco/chaves-de-ordem.js';
import type { Contexto } from '../../banco/contexto.js';
import { paginar, type Lista } from '../../banco/paginas.js';
import { primeira } from '../../banco/restricoes.js';
import { PRECOS_DAS_LINHAS } from './precos.js';

/**
 * What stocks are worth, with the prices of `PRECOS_DAS_LINHAS`. Each lot is rounded to the cent, half up.
 * @param estoque only this one; default: all of the user's
 */
export async function valorDosEstoques({ banco, usuario }: Contexto, estoque?: number): Promise<ValorDoEstoque[]> {
  const quais = (coluna: SQL) => (estoque === undefined ? dosEstoquesDe(usuario, coluna) : sql`${coluna} = ${estoque}`);
  const { rows } = await banco.execute<{ lidos: ValorDoEstoque[] }>(
    sql`with ${valores(quais)} select coalesce(json_agg(${VALOR} order by por_unidade.chave, valores.id), '[]') as lidos from ${COM_CHAVES}`,
  );
  return primeira(rows).lidos;
}

/** Like `valorDosEstoques`, of one stock. */
export const valorDoEstoque = async (contexto: Contexto, estoque: number): Promise<ValorDoEstoque> =>
  primeira(await valorDosEstoques(contexto, estoque));

const COM_CHAVES = sql`valores left join ${chavesDe(sql`unidades_educacionais u`, sql`u.id`, sql`u.nome`)} por_unidade on por_unidade.id = valores.id`;

/** By the name of the unit. */
const LISTA: Lista<OrdemValor> = {
  de: COM_CHAVES,
  chaves: [porChaveDe(sql`por_unidade`), { coluna: sql`valores.id`, tipo: 'inteiro' }],
  ordens: {
    unidade: [porChaveDe(sql`por_unidade`)],
    valor: [{ coluna: sql`valor`, tipo: 'decimal' }],
    lotes: [{ coluna: sql`lotes`, tipo: 'inteiro' }],
    semPreco: [{ coluna: sql`sem_preco`, tipo: 'inteiro' }],
  },
};

/** One page of the values of the stocks of one unit, or of all of the user's. 403 for a unit that is not the user's. */
export async function paginaDoValor(
  contexto: Contexto,
  { unidade, ...pagina }: BuscaPaginadaDoValor,
): Promise<Pagina<ValorDoEstoque>> {
  const { banco, usuario } = await limitadoA(contexto, unidade);
  const com = valores((estoque) => dosEstoquesDe(usuario, estoque));
  return paginar(banco, LISTA, { com, linha: VALOR, escopo: undefined }, pagina);
}

/** JSON of a `ValorDoEstoque`. */
const VALOR = sql`json_build_object('unidade', json_build_object('id', valores.id, 'nome', nome), 'valor', valor, 'lotes', lotes, 'lotesSemPreco', sem_preco)`;

/**
 * The table `valores` of a `with`: the units with what their stocks are worth.
 * @param quais condition on the column of a stock's id
 */
const valores = (quais: (estoque: SQL) => SQL): SQL => sql`
  linhas as materialized (
    select pe.estoque_id, pe.quantidade, pe.produto_lote_id, l.produto_id
    from produtos_estoque pe join produto_lotes l on l.id = pe.produto_lote_id
    where pe.excluido_em is null and pe.quantidade > 0 and ${quais(sql`pe.estoque_id`)}),
  precos as (${PRECOS_DAS_LINHAS}),
  valores as materialized (
    select u.id, u.nome, coalesce(sum(round(c.quantidade * c.preco, 2)), 0) as valor, count(c.estoque_id)::int as lotes,
      (count(c.estoque_id) - count(c.preco))::int as sem_preco
    from estoques e join unidades_educacionais u on u.id = e.unidade_educacional_id left join precos c on c.estoque_id = e.id
    where ${quais(sql`e.id`)} group by u.id, u.nome)`;
