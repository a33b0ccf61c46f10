import type { Contagem, ContagemComLotes, LoteDaContagem, StatusContagem } from '@merenda/shared/contratos';
import { agrupar, decimal, somaDaContagem, valorDaDiferenca } from '@merenda/shared/regras';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { balancos, contagemLinhas, contagens } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { ordem } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { BLOQUEIO, lerBloqueio, PRODUTO_LOTE } from '../estoques/lotes.js';

export const CONTAGEM_NAO_ENCONTRADA = 'A contagem não foi encontrada.';

/** What decides which lots a count has, and what of them is shown. */
export interface ContagemDeLotes {
  id: number;
  estoqueId: number;
  status: StatusContagem;
  asCegas: boolean;
  comZerados: boolean;
}

/** The counts of a stock, newest first. */
export const listarContagens = (banco: Banco, estoqueId: number): Promise<Contagem[]> =>
  buscarContagens(banco, eq(contagens.estoqueId, estoqueId));

/** One count. 404 when it is not of this stock. */
export async function buscarContagem(banco: Banco | Transacao, estoqueId: number, id: number): Promise<Contagem> {
  const [contagem] = await buscarContagens(
    banco,
    sql`${contagens.id} = ${id} and ${contagens.estoqueId} = ${estoqueId}`,
  );
  if (!contagem) throw naoEncontrado(CONTAGEM_NAO_ENCONTRADA);
  return contagem;
}

/** One count with its lots. 404 when it is not of this stock. */
export async function lerContagem(banco: Banco, estoqueId: number, id: number): Promise<ContagemComLotes> {
  const contagem = await buscarContagem(banco, estoqueId, id);
  return { ...contagem, lotes: await lerLotes(banco, { ...contagem, estoqueId }) };
}

/** One lot of a count, in the transaction that counts it. */
export async function lerLote(
  tx: Transacao,
  contagem: ContagemDeLotes,
  produtoEstoqueId: number,
): Promise<LoteDaContagem> {
  const [lote] = await buscarLotes(tx, contagem, sql`pe.id = ${produtoEstoqueId}`);
  if (!lote) throw new Error('the lot just counted is not there');
  return lote;
}

/**
 * The lots of a count, by product and expiry. An open count has those of the stock as it is now: what comes in meanwhile
 * is on the sheet, what is used up is not. A closed one has those that were counted.
 */
function lerLotes(banco: Banco, contagem: ContagemDeLotes): Promise<LoteDaContagem[]> {
  const { status, comZerados } = contagem;
  const daFolha = comZerados ? sql`pe.excluido_em is null` : sql`pe.excluido_em is null and pe.quantidade > 0`;
  return buscarLotes(
    banco,
    contagem,
    status === 'ABERTA' ? sql`(cl.contagem_id is not null or ${daFolha})` : sql`cl.contagem_id is not null`,
  );
}

/** All in one JSON: the embedded database needs three times as long to read thousands of lots row by row. */
async function buscarLotes(
  banco: Banco | Transacao,
  { id, estoqueId, status, asCegas }: ContagemDeLotes,
  filtro: SQL,
): Promise<LoteDaContagem[]> {
  const aberta = status === 'ABERTA';
  const saldo = aberta ? (asCegas ? sql`null` : sql`pe.quantidade`) : sql`cl.saldo`;
  const { rows } = await banco.execute<{ lotes: LoteDaContagem[] }>(sql`
    select coalesce(json_agg(json_build_object('id', pe.id, 'produtoLote', ${PRODUTO_LOTE},
      'bloqueio', case when pe.bloqueado then ${BLOQUEIO} end, 'excluido', pe.excluido_em is not null, 'saldo', ${saldo},
      'contagem', case when cl.contagem_id is not null then
        json_build_object('contada', cl.contada, 'usuario', ${nomeDoAutor(sql`cl.usuario_id`)}, 'quando', cl.quando) end)
      order by l.data_validade, pe.id), '[]') as lotes
    from produtos_estoque pe
    join produto_lotes l on l.id = pe.produto_lote_id
    join produtos p on p.id = l.produto_id
    join itens_produto ip on ip.id = p.item_id
    left join contagem_linhas cl on cl.contagem_id = ${id} and cl.produto_estoque_id = pe.id
    where pe.estoque_id = ${estoqueId} and ${filtro}`);
  return (rows[0]?.lotes ?? [])
    .map((lote) => ({
      ...lote,
      bloqueio: lerBloqueio(lote.bloqueio),
      contagem: lote.contagem && { ...lote.contagem, quando: dataHoraBR(new Date(lote.contagem.quando)) },
    }))
    .sort(porProduto);
}

/** By product; the lots of one product keep their order, which is that of their expiry. */
export const porProduto = (
  { produtoLote: { produto: um } }: Pick<LoteDaContagem, 'produtoLote'>,
  { produtoLote: { produto: outro } }: Pick<LoteDaContagem, 'produtoLote'>,
): number => ordem.compare(um.nome, outro.nome) || um.id - outro.id;

async function buscarContagens(banco: Banco | Transacao, filtro: SQL): Promise<Contagem[]> {
  const linhas = await banco
    .select({
      contagem: contagens,
      usuario: nomeDoAutor(contagens.usuarioId),
      usuarioDoFim: nomeDoAutor(contagens.usuarioFimId),
    })
    .from(contagens)
    .where(filtro)
    .orderBy(sql`${contagens.id} desc`);
  const lotesDe = await contadosDe(
    banco,
    linhas.map(({ contagem }) => contagem.id),
  );
  return linhas.map(({ contagem, usuario, usuarioDoFim }) => {
    const { id, status, asCegas, comZerados, outraPessoaConfirma, revisao, quando, motivo, fim, naoContados } =
      contagem;
    const lotes = lotesDe.get(id) ?? [];
    const { comDiferenca, semPreco, valor } = somaDaContagem(lotes);
    return {
      id,
      status,
      asCegas,
      comZerados,
      outraPessoaConfirma,
      revisao,
      inicio: { quando: dataHoraBR(quando), usuario },
      fim: fim && { quando: dataHoraBR(fim), usuario: usuarioDoFim, motivo: motivo ?? '' },
      contados: lotes.length,
      resultado:
        status === 'LANCADA'
          ? { naoContados: naoContados ?? 0, comDiferenca, semPreco, valor: valor.toNumber() }
          : null,
    };
  });
}

/** The counted lots of counts, with the price that was stored when the count was booked. */
async function contadosDe(banco: Banco | Transacao, ids: readonly number[]) {
  const { contagemId, contada, saldo, precoUnidade } = contagemLinhas;
  const linhas = await banco
    .select({ contagemId, contada, saldo, precoUnidade, estorno: balancos.estornadoEm })
    .from(contagemLinhas)
    .leftJoin(balancos, eq(balancos.id, contagemLinhas.balancoId))
    .where(inArray(contagemId, [...ids]));
  return agrupar(
    linhas.map((linha) => {
      const diferenca = decimal(linha.contada).minus(linha.saldo);
      return {
        contagemId: linha.contagemId,
        estorno: linha.estorno,
        diferenca,
        valor: valorDaDiferenca(diferenca, linha.precoUnidade),
      };
    }),
    ({ contagemId: contagem }) => contagem,
  );
}
