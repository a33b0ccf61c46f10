import type { ConsumoMensal, UnidadeMedida, ValorDoEstoque } from '@merenda/shared/contratos';
import { converter, type Decimal, unidadeDoTotal } from '@merenda/shared/regras';
import { type SQL, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { primeira } from '../../banco/restricoes.js';
import { ordem } from '../../nucleo/ordem.js';
import type { Periodo } from '../cardapios-calendario/periodo.js';
import { saidasDoConsumo } from '../estoques/consumo.js';
import { PRECOS_DAS_LINHAS } from '../estoques/precos.js';
import { dosEstoquesDe } from '../unidades-do-usuario.js';

/**
 * Exits of the stocks for meals and kits, by the day of the meal or kit: the reversal of a meal counts in the month of
 * the meal. Losses, movements and counts are not consumption. Grams are returned in kg, millilitres in L. With
 * `maiores`: of each unit of measure only so many items, the most consumed of the period.
 */
export async function consumoMensal(
  { banco, usuario }: Contexto,
  { de, ate, maiores }: Periodo & { maiores?: number },
): Promise<ConsumoMensal[]> {
  const { rows } = await banco.execute<{
    mes: string;
    id: number;
    nome: string;
    unidade: UnidadeMedida;
    quantidade: string;
  }>(sql`
    with saidas as (${saidasDoConsumo({ de, ate, grupo: mesDe })})
    select s.grupo::text as mes, i.id, i.nome, p.unidade_medida as unidade, sum(-s.quantidade * p.medida_real)::text as quantidade
    from saidas s
    join produtos_estoque pe on pe.id = s.produto_estoque_id
    join produto_lotes l on l.id = pe.produto_lote_id
    join produtos p on p.id = l.produto_id
    join itens_produto i on i.id = p.item_id
    where ${dosEstoquesDe(usuario, sql`pe.estoque_id`)}
    group by s.grupo, i.id, i.nome, p.unidade_medida having sum(s.quantidade) <> 0`);
  const somas = new Map<string, Consumo>();
  for (const { mes, id, nome, unidade, quantidade } of rows) {
    const unidadeMedida = unidadeDoTotal(unidade);
    const chave = `${mes} ${id} ${unidadeMedida}`;
    const parte = converter(quantidade, unidade, unidadeMedida);
    const antes = somas.get(chave);
    somas.set(chave, { mes, item: { id, nome }, unidadeMedida, soma: antes ? antes.soma.plus(parte) : parte });
  }
  const consumos = [...somas.values()];
  return (maiores === undefined ? consumos : dosMaisConsumidos(consumos, maiores))
    .sort((a, b) => a.mes.localeCompare(b.mes) || ordem.compare(a.item.nome, b.item.nome))
    .map(({ mes, item, unidadeMedida, soma }) => ({
      mes: mesBR(mes),
      item,
      quantidade: soma.toNumber(),
      unidadeMedida,
    }));
}

interface Consumo {
  mes: string;
  item: { id: number; nome: string };
  unidadeMedida: UnidadeMedida;
  soma: Decimal;
}

/** The rows of the items with the greatest sums over all months, so many for each unit of measure. */
function dosMaisConsumidos(consumos: readonly Consumo[], quantos: number): Consumo[] {
  const totais = new Map<UnidadeMedida, Map<number, Decimal>>();
  for (const { item, unidadeMedida, soma } of consumos) {
    const daUnidade = totais.get(unidadeMedida) ?? new Map<number, Decimal>();
    totais.set(unidadeMedida, daUnidade.set(item.id, soma.plus(daUnidade.get(item.id) ?? 0)));
  }
  const maiores = new Map(
    [...totais].map(([unidade, daUnidade]) => [
      unidade,
      new Set(
        [...daUnidade]
          .sort(([, a], [, b]) => b.comparedTo(a))
          .slice(0, quantos)
          .map(([id]) => id),
      ),
    ]),
  );
  return consumos.filter(({ item, unidadeMedida }) => maiores.get(unidadeMedida)?.has(item.id));
}

/**
 * What stocks are worth, with the prices of `PRECOS_DAS_LINHAS`. Each lot is rounded to the cent, half up.
 * @param estoque only this one; default: all of the user's
 */
export async function valorDosEstoques({ banco, usuario }: Contexto, estoque?: number): Promise<ValorDoEstoque[]> {
  const pedidos = (coluna: SQL) =>
    estoque === undefined ? dosEstoquesDe(usuario, coluna) : sql`${coluna} = ${estoque}`;
  const { rows } = await banco.execute<{
    id: number;
    nome: string;
    valor: string;
    lotes: number;
    sem_preco: number;
  }>(sql`
    with linhas as materialized (
      select pe.estoque_id, pe.quantidade, pe.produto_lote_id, l.produto_id
      from produtos_estoque pe join produto_lotes l on l.id = pe.produto_lote_id
      where pe.excluido_em is null and pe.quantidade > 0 and ${pedidos(sql`pe.estoque_id`)}),
    precos as (${PRECOS_DAS_LINHAS})
    select u.id, u.nome, coalesce(sum(round(c.quantidade * c.preco, 2)), 0)::text as valor, count(c.estoque_id)::int as lotes,
      (count(c.estoque_id) - count(c.preco))::int as sem_preco
    from estoques e join unidades_educacionais u on u.id = e.unidade_educacional_id left join precos c on c.estoque_id = e.id
    where ${pedidos(sql`e.id`)} group by u.id, u.nome`);
  return rows
    .sort((a, b) => ordem.compare(a.nome, b.nome))
    .map(({ id, nome, valor, lotes, sem_preco }) => ({
      unidade: { id, nome },
      valor: Number(valor),
      lotes,
      lotesSemPreco: sem_preco,
    }));
}

/** Like `valorDosEstoques`, of one stock. */
export const valorDoEstoque = async (contexto: Contexto, estoque: number): Promise<ValorDoEstoque> =>
  primeira(await valorDosEstoques(contexto, estoque));

/** First day of a day's month. */
const mesDe = (dia: SQL): SQL => sql`date_trunc('month', ${dia}::timestamp)::date`;

/** '2026-03-01' → '03/2026' */
const mesBR = (mes: string): string => mes.replace(/^(\d{4})-(\d{2})-01$/, '$2/$1');
