import type { Bloqueio, BuscaLotes, LoteAchado, ProdutoLote } from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';
import { sql, type SQL } from 'drizzle-orm';
import { dosEstoquesDe } from '../../acesso/index.js';
import { tem, textoBuscado } from '../../banco/busca.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto, UsuarioAutenticado } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { BLOQUEIO, lerBloqueio, PRODUTO_LOTE } from '../estoques/lotes.js';

/** Lots that a search returns. */
const MAXIMO = 50;

/**
 * Condition on lot `l`: one of the user's units has had it, or a movement brings it. One list of lots: as conditions on
 * each lot PostgreSQL takes ten times as long for a search.
 */
const deSuasUnidades = (usuario: Pick<UsuarioAutenticado, 'id'>): SQL =>
  sql`l.id in (
    select pe.produto_lote_id from produtos_estoque pe where ${dosEstoquesDe(usuario, sql`pe.estoque_id`)}
    union all
    select pe.produto_lote_id from movimentacoes m
    join movimentacao_produtos mp on mp.movimentacao_id = m.id
    join produtos_estoque pe on pe.id = mp.produto_estoque_id
    where ${dosEstoquesDe(usuario, sql`m.destino_id`)})`;

/**
 * At most 50 lots of the user's units, last expiring first: those whose product's name or number has each word of
 * `busca`; without it the blocked ones.
 */
export function buscarLotes({ banco, usuario }: Contexto, { busca }: BuscaLotes): Promise<LoteAchado[]> {
  const palavras = busca === undefined ? [] : paraBusca(busca).split(' ');
  const filtro =
    palavras.length === 0
      ? sql`l.id in (select b.produto_lote_id from bloqueios b where b.fim is null)`
      : sql.join(palavras.map(comPalavra), sql` and `);
  return lerLotes(banco, sql`${filtro} and ${deSuasUnidades(usuario)}`);
}

/** The names of the products are compared once, not for each of their lots. */
const comPalavra = (palavra: string): SQL =>
  sql`(l.produto_id in (select q.id from produtos q where ${tem(textoBuscado('produtos', 'q'), palavra)})
    or ${tem(textoBuscado('produto_lotes', 'l'), palavra)})`;

/** A lot. 404 unless one of the user's units has had it. */
export async function buscarLote({ banco, usuario }: Contexto, id: number): Promise<LoteAchado> {
  const [lote] = await lerLotes(banco, sql`l.id = ${id} and ${deSuasUnidades(usuario)}`);
  if (!lote) throw naoEncontrado(AUSENTE);
  return lote;
}

/**
 * Locks a lot until the end of the transaction: no line of it is opened meanwhile. 404 like `buscarLote`.
 */
export async function travarLote(tx: Transacao, usuario: UsuarioAutenticado, id: number): Promise<void> {
  const { rows } = await tx.execute(
    sql`select l.id from produto_lotes l where l.id = ${id} and ${deSuasUnidades(usuario)} for update of l`,
  );
  if (rows.length === 0) throw naoEncontrado(AUSENTE);
}

const AUSENTE = 'Lote não encontrado.';

interface Lido extends Record<string, unknown> {
  lote: ProdutoLote;
  bloqueio: Bloqueio | null;
}

async function lerLotes(banco: Banco, filtro: SQL): Promise<LoteAchado[]> {
  const { rows } = await banco.execute<Lido>(sql`
    select ${PRODUTO_LOTE} as lote, ${BLOQUEIO} as bloqueio
    from produto_lotes l
    join produtos p on p.id = l.produto_id
    join itens_produto ip on ip.id = p.item_id
    where ${filtro}
    order by l.data_validade desc, l.id desc limit ${MAXIMO}`);
  return rows.map(({ lote, bloqueio }) => ({ produtoLote: lote, bloqueio: lerBloqueio(bloqueio) }));
}
