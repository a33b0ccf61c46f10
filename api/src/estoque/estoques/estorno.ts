import type { DocumentoKardex, UnidadeMedida } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { decimal, Decimal, descreverConteudo, LINHA_JA_ESTORNADA } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { lancarTodos, type ComAsLinhas } from './kardex.js';

/** A line of the ledger that is reversed. */
export interface Lancado extends Record<string, unknown> {
  id: number;
  /** Its stock line. */
  linha: number;
  /** Packages, signed. */
  quantidade: string;
  documento: DocumentoKardex;
  documentoId: number | null;
}

/** The lines that a document wrote, without reversals, in the order of their stock lines. */
export async function lancadosDe(tx: Transacao, documento: DocumentoKardex, documentoId: number): Promise<Lancado[]> {
  const { rows } = await tx.execute<Lancado>(sql`
    select id, produto_estoque_id as linha, quantidade, documento, documento_id as "documentoId" from kardex
    where documento = ${documento} and documento_id = ${documentoId} and estorna_id is null order by produto_estoque_id, id`);
  return rows;
}

/**
 * Reverses lines of the ledger: for each it writes a line of opposite sign that refers to it. The stock lines are locked
 * first, in the order of their ids; a deleted one to which something returns is there again. Throws 409 when one of the
 * lines was reversed before; naming product and lot, when without what came in a balance would have been negative at any
 * later moment; and when something would leave a blocked lot.
 * @param motivo each new line stores it
 * @param comElas the mark of the document and the audit line
 */
export async function estornarLancados(
  tx: Transacao,
  lancados: readonly Lancado[],
  motivo: string,
  comElas: ComAsLinhas,
): Promise<void> {
  if (lancados.length > 0) await abrirParaEstorno(tx, lancados);
  await lancarTodos(
    tx,
    lancados.map(({ id, linha, quantidade, documento, documentoId }) => ({
      produtoEstoqueId: linha,
      quantidade: decimal(quantidade).negated().toFixed(),
      tipo: 'ESTORNO',
      documento,
      documentoId,
      observacao: motivo,
      estornaId: id,
    })),
    comElas,
  );
}

/** Locks the stock lines of the reversed lines, refuses, and opens deleted lines. */
async function abrirParaEstorno(tx: Transacao, lancados: readonly Lancado[]): Promise<void> {
  const linhas = [...new Set(lancados.map(({ linha }) => linha))].sort((a, b) => a - b);
  await tx.execute(sql`select id from produtos_estoque where id in ${linhas} order by id for update`);
  const { rows: feitos } = await tx.execute(
    sql`select id from kardex where estorna_id in ${lancados.map(({ id }) => id)} limit 1`,
  );
  if (feitos.length > 0) throw conflito(LINHA_JA_ESTORNADA);
  const recusas: string[] = [];
  for (const linha of linhas) {
    const recusa = await recusaDaLinha(
      tx,
      linha,
      lancados.filter((lancado) => lancado.linha === linha),
    );
    if (recusa) recusas.push(recusa);
  }
  if (recusas.length > 0) throw conflito(`Não é possível estornar: ${recusas.join('; ')}.`);
  const voltam = lancados.flatMap(({ linha, quantidade }) => (Number(quantidade) < 0 ? [linha] : []));
  if (voltam.length > 0)
    await tx.execute(
      sql`update produtos_estoque set excluido_em = null where id in ${voltam} and excluido_em is not null`,
    );
}

interface LoteDaLinha extends Record<string, unknown> {
  numero: string;
  produto: string;
  medidaReal: string;
  unidadeMedida: UnidadeMedida;
}

interface Momento extends Record<string, unknown> {
  id: number;
  quando: string;
  saldo: string;
}

/**
 * Null when the balance never falls below the quantity that came in, otherwise the lowest balance; what only went out is
 * never refused. What was undone is not counted: lines with their reversals, a cancelled movement, a deleted meal.
 */
async function recusaDaLinha(tx: Transacao, linha: number, lancados: readonly Lancado[]): Promise<string | null> {
  const ultimo = Math.max(...lancados.map(({ id }) => id));
  const precisa = lancados.reduce((soma, { quantidade }) => soma.plus(quantidade), new Decimal(0));
  if (precisa.lte(0)) return null;
  const { rows } = await tx.execute<Momento>(sql`
    with no_kardex as (
      select k.id, k.quando, k.quantidade, k.estorna_id is not null or exists (select from kardex e where e.estorna_id = k.id)
        or (k.documento <> 'produtos_estoque' and bool_or(k.tipo = 'ESTORNO') over doc and sum(k.quantidade) over doc = 0) as desfeito
      from kardex k where k.produto_estoque_id = ${linha} window doc as (partition by k.documento, k.documento_id)),
    saldos as (select id, quando, sum(quantidade) over (order by id) as saldo from no_kardex where not desfeito)
    select id, quando, saldo from saldos where id >= ${ultimo} order by saldo, id desc`);
  const [menor] = rows;
  if (!menor || precisa.lte(menor.saldo)) return null;
  const { rows: lotes } = await tx.execute<LoteDaLinha>(sql`
    select l.numero, p.nome as produto, p.medida_real as "medidaReal", p.unidade_medida as "unidadeMedida" from produtos_estoque pe join produto_lotes l on l.id = pe.produto_lote_id join produtos p on p.id = l.produto_id
    where pe.id = ${linha}`);
  const lote = primeira(lotes);
  const deQuanto = `${descreverConteudo(menor.saldo, lote)} de ${descreverConteudo(precisa, lote)}`;
  const doLote = `do lote ${lote.numero} de ${nomeComum(lote.produto)}`;
  if (rows.every(({ id }) => id <= menor.id)) return `${doLote} restam ${deQuanto}`;
  return `${doLote} restavam ${deQuanto} em ${dataHoraBR(new Date(menor.quando))}`;
}
