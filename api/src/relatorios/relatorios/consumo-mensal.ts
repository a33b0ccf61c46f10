import {
  UNIDADES_MEDIDA,
  type BuscaPaginadaDoConsumo,
  type ConsumoMensal,
  type OrdemConsumo,
  type Pagina,
} from '@merenda/shared/contratos';
import { converter, mesDoDia, somarDias, unidadeDoTotal } from '@merenda/shared/regras';
import { type SQL, sql } from 'drizzle-orm';
import { dosEstoquesDe, limitadoA } from '../../acesso/index.js';
import { chavesDe, porChaveDe } from '../../banco/chaves-de-ordem.js';
import type { Contexto } from '../../banco/contexto.js';
import { paginar, type Lista } from '../../banco/paginas.js';
import { primeira } from '../../banco/restricoes.js';
import { saidasDoConsumo } from '../../estoque/index.js';
import type { Periodo } from '../../nucleo/periodo.js';

/**
 * Exits of the stocks for meals and kits, by the day of the meal or kit: the reversal of a meal counts in the month of
 * the meal. Losses, movements and counts are not consumption. Grams are returned in kg, millilitres in L. With
 * `maiores`: of each unit of measure only so many items, the most consumed of the period.
 */
export async function consumoMensal(
  contexto: Contexto,
  { maiores, unidade, ...periodo }: Periodo & { maiores?: number; unidade?: number },
): Promise<ConsumoMensal[]> {
  const { banco, usuario } = await limitadoA(contexto, unidade);
  const { rows } = await banco.execute<{ lidos: ConsumoMensal[] }>(sql`
    with ${consumos(periodo, usuario)}
    select coalesce(json_agg(${CONSUMO} order by mes, por_item.chave, item_id, unidade), '[]') as lidos from ${COM_CHAVES}
    ${maiores === undefined ? sql`` : sql`where (item_id, unidade) in (${maisConsumidos(maiores)})`}`);
  return primeira(rows).lidos;
}

/** The items with the greatest sums over all months, so many of each unit of measure; of equal ones the older item. */
const maisConsumidos = (quantos: number): SQL => sql`
  select item_id, unidade
  from (select item_id, unidade, row_number() over (partition by unidade order by sum(quantidade) desc, item_id) as lugar
    from consumos group by item_id, unidade) s
  where lugar <= ${quantos}`;

const COM_CHAVES = sql`consumos left join ${chavesDe(sql`itens_produto i`, sql`i.id`, sql`i.nome`)} por_item on por_item.id = item_id`;

/** By month and item. */
const LISTA: Lista<OrdemConsumo> = {
  de: COM_CHAVES,
  chaves: [
    { coluna: sql`mes`, tipo: 'dia' },
    porChaveDe(sql`por_item`),
    { coluna: sql`item_id`, tipo: 'inteiro' },
    { coluna: sql`unidade`, tipo: 'texto' },
  ],
  ordens: {
    item: [porChaveDe(sql`por_item`)],
    mes: [{ coluna: sql`mes`, tipo: 'dia' }],
    consumo: [{ coluna: sql`quantidade`, tipo: 'decimal' }],
  },
};

/** One page of `consumoMensal`, by month and item. */
export async function paginaDoConsumo(
  contexto: Contexto,
  { de, ate, unidade, ...pagina }: BuscaPaginadaDoConsumo,
): Promise<Pagina<ConsumoMensal>> {
  const { banco, usuario } = await limitadoA(contexto, unidade);
  const com = consumos({ de, ate }, usuario);
  return paginar(banco, LISTA, { com, linha: CONSUMO, escopo: undefined }, pagina);
}

/** JSON of a `ConsumoMensal`. */
const CONSUMO = sql`json_build_object('mes', to_char(mes, 'MM/YYYY'), 'item', json_build_object('id', item_id, 'nome', consumos.nome),
  'quantidade', quantidade, 'unidadeMedida', unidade)`;

/** Each unit of measure with that of its total, and how much of the latter it is. */
const MEDIDAS = sql.join(
  UNIDADES_MEDIDA.map((unidade) => {
    const total = unidadeDoTotal(unidade);
    return sql`(${unidade}, ${total}, ${converter(1, unidade, total).toString()}::numeric)`;
  }),
  sql`, `,
);

/** The consumption of whole months. */
const doMes = ({ de, ate }: Periodo): SQL =>
  sql`select mes, estoque_id, produto_id, quantidade from consumos_do_mes where mes between ${mesDoDia(de).de} and ${ate}`;

/** The days of the first and of the last month that the period leaves out. */
function foraDoPeriodo({ de, ate }: Periodo): Periodo[] {
  return [
    { de: mesDoDia(de).de, ate: somarDias(de, -1) },
    { de: somarDias(ate, 1), ate: mesDoDia(ate).ate },
  ].filter((dias) => dias.de <= dias.ate);
}

/** What the ledger took in these days, below zero. */
const menosODe = (dias: Periodo): SQL => sql`
  select s.grupo, pe.estoque_id, l.produto_id, s.quantidade from (${saidasDoConsumo({ ...dias, grupo: mesDe })}) s
  join linhas_do_estoque pe on pe.id = s.produto_estoque_id join produto_lotes l on l.id = pe.produto_lote_id`;

/** The table `consumos` of a `with`: what the user's stocks gave of each item in each month, with the names of items. */
const consumos = (periodo: Periodo, usuario: Contexto['usuario']): SQL => sql`
  consumidos as (${sql.join([doMes(periodo), ...foraDoPeriodo(periodo).map(menosODe)], sql` union all `)}),
  medidas (medida, total, parte) as (values ${MEDIDAS}),
  consumos as materialized (
    select n.mes, i.id as item_id, i.nome, m.total collate "C" as unidade, sum(n.quantidade * p.medida_real * m.parte) as quantidade
    from consumidos n
    join produtos p on p.id = n.produto_id
    join itens_produto i on i.id = p.item_id
    join medidas m on m.medida = p.unidade_medida
    where ${dosEstoquesDe(usuario, sql`n.estoque_id`)}
    group by n.mes, i.id, i.nome, m.total having sum(n.quantidade) <> 0)`;

/** First day of a day's month. */
const mesDe = (dia: SQL): SQL => sql`date_trunc('month', ${dia}::timestamp)::date`;
