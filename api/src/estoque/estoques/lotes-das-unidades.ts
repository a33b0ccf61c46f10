import type {
  BuscaLotesDasUnidades,
  LoteDaUnidade,
  OrdemLote,
  Pagina,
  PrazoDeUso,
  SituacaoDoPreco,
} from '@merenda/shared/contratos';
import { DIAS_DE_AVISO, DIAS_DE_USO, somarDias } from '@merenda/shared/regras';
import { and, sql, type SQL } from 'drizzle-orm';
import { dosEstoquesDe, exigirEstoque } from '../../acesso/index.js';
import { chavesDe, contem, porChaveDe } from '../../banco/chaves-de-ordem.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { comLinhas, paginar, type Lista } from '../../banco/paginas.js';
import { hoje } from '../../nucleo/relogio.js';
import { BLOQUEIO, lerBloqueio, PRODUTO_LOTE } from './lotes.js';
import { PRECOS_DAS_LINHAS } from './precos.js';

const LOTES = sql`produtos_estoque pe
    join produto_lotes l on l.id = pe.produto_lote_id
    join produtos p on p.id = l.produto_id
    join itens_produto ip on ip.id = p.item_id
    join estoques e on e.id = pe.estoque_id
    join unidades_educacionais u on u.id = e.unidade_educacional_id`;

/** First expiring first. */
const LISTA: Lista<OrdemLote> = {
  de: sql`${LOTES}
    left join ${chavesDe(sql`produtos p`, sql`p.id`, sql`p.nome`)} produto on produto.id = p.id
    left join ${chavesDe(sql`unidades_educacionais u`, sql`u.id`, sql`u.nome`)} unidade on unidade.id = u.id`,
  chaves: [
    { coluna: sql`l.data_validade`, tipo: 'dia' },
    { coluna: sql`pe.id`, tipo: 'inteiro' },
  ],
  ordens: {
    produto: [porChaveDe(sql`produto`)],
    unidade: [porChaveDe(sql`unidade`)],
    validade: [{ coluna: sql`l.data_validade`, tipo: 'dia' }],
    quantidade: [{ coluna: sql`pe.quantidade`, tipo: 'decimal' }],
  },
};

/** One page of the lots with a balance of the user's stocks, or of one of them. 403 for a stock that is not the user's. */
export async function paginaDosLotes(
  { banco, usuario }: Contexto,
  { estoque, produto, prazo, preco, ...pagina }: BuscaLotesDasUnidades,
): Promise<Pagina<LoteDaUnidade>> {
  if (estoque !== undefined) await exigirEstoque({ banco, usuario }, estoque);
  const comSaldo = and(
    sql`pe.excluido_em is null`,
    sql`pe.quantidade > 0`,
    estoque === undefined ? dosEstoquesDe(usuario, sql`pe.estoque_id`) : sql`pe.estoque_id = ${estoque}`,
  );
  const filtros = [
    produto ? contem(sql`(p.nome || ' ' || ip.nome || ' ' || l.numero)`, produto) : undefined,
    prazo && noPrazo(prazo),
    preco && sql`pe.id in (${comOPreco(preco, comSaldo)})`,
  ];
  const ids = await paginar<number, OrdemLote>(banco, LISTA, { linha: sql`pe.id`, escopo: comSaldo, filtros }, pagina);
  return comLinhas(ids, (lidos) => buscarLotes(banco, lidos));
}

/** Condition: the lot has expired, or expires within so many days. `prazosDoLote` of the stock screen is the same. */
function noPrazo(prazo: PrazoDeUso): SQL {
  const dia = hoje();
  if (prazo === 'VENCIDO') return sql`l.data_validade < ${dia}::date`;
  const ultimo = somarDias(dia, prazo === 'SETE_DIAS' ? DIAS_DE_USO : DIAS_DE_AVISO);
  return sql`l.data_validade between ${dia}::date and ${ultimo}::date`;
}

/** The lines of `PRECOS_DAS_LINHAS` for the lots of a condition. */
const comPrecos = (lotes: SQL | undefined): SQL => sql`linhas as materialized (
      select pe.id, pe.produto_lote_id, l.produto_id from produtos_estoque pe join produto_lotes l on l.id = pe.produto_lote_id
      where ${lotes ?? sql`true`}),
    precos as (${PRECOS_DAS_LINHAS})`;

/** The ids of the lots of a condition whose price is known, or is not. */
const comOPreco = (preco: SituacaoDoPreco, lotes: SQL | undefined): SQL =>
  sql`with ${comPrecos(lotes)} select n.id from precos n where n.preco is ${preco === 'SEM_PRECO' ? sql`null` : sql`not null`}`;

async function buscarLotes(banco: Banco, ids: readonly number[]): Promise<LoteDaUnidade[]> {
  if (ids.length === 0) return [];
  const destes = sql`pe.id in ${ids}`;
  const { rows } = await banco.execute<{ linhas: LoteDaUnidade[] }>(sql`
    with ${comPrecos(destes)}
    select coalesce(json_agg(json_build_object('id', pe.id, 'quantidade', pe.quantidade, 'produtoLote', ${PRODUTO_LOTE},
      'bloqueio', case when pe.bloqueado then ${BLOQUEIO} end, 'estoque', pe.estoque_id,
      'unidade', json_build_object('id', u.id, 'nome', u.nome), 'valor', round(pe.quantidade * n.preco, 2), 'origemPreco', n.origem)), '[]') as linhas
    from ${LOTES} join precos n on n.id = pe.id where ${destes}`);
  return (rows[0]?.linhas ?? []).map((linha) => ({ ...linha, bloqueio: lerBloqueio(linha.bloqueio) }));
}
