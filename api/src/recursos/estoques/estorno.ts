import type { DocumentoKardex, UnidadeMedida } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { decimal, Decimal, descreverConteudo } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { lancar } from './kardex.js';

interface DocumentoEstornado {
  documento: DocumentoKardex;
  documentoId: number;
  /** The reason; each new line stores it. */
  observacao: string;
}

interface Lancado extends Record<string, unknown> {
  id: number;
  linha: number;
  quantidade: string;
}

/**
 * Reverses the receipts of a document: for each of its ledger lines it writes a line of opposite sign that refers to
 * it. The stock lines are locked first, in the order of their ids, also deleted ones. Throws 409, naming product and
 * lot, when without the document a balance would have been negative at any later moment.
 */
export async function estornarEntradas(
  tx: Transacao,
  { documento, documentoId, observacao }: DocumentoEstornado,
): Promise<void> {
  const { rows: lancados } = await tx.execute<Lancado>(sql`
    select id, produto_estoque_id as linha, quantidade from kardex
    where documento = ${documento} and documento_id = ${documentoId} and estorna_id is null order by produto_estoque_id, id`);
  if (lancados.length === 0) return;
  const linhas = [...new Set(lancados.map(({ linha }) => linha))];
  await tx.execute(sql`select id from produtos_estoque where id in ${linhas} order by id for update`);
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
  for (const { id, linha, quantidade } of lancados) {
    await lancar(tx, {
      produtoEstoqueId: linha,
      quantidade: decimal(quantidade).negated().toFixed(),
      tipo: 'ESTORNO',
      documento,
      documentoId,
      observacao,
      estornaId: id,
    });
  }
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
 * Null when the balance never falls below the quantity of the document, otherwise the lowest balance. Documents that
 * were undone completely (a reversed receipt, a cancelled movement, a deleted meal) are not counted.
 */
async function recusaDaLinha(tx: Transacao, linha: number, lancados: readonly Lancado[]): Promise<string | null> {
  const ultimo = Math.max(...lancados.map(({ id }) => id));
  const precisa = lancados.reduce((soma, { quantidade }) => soma.plus(quantidade), new Decimal(0));
  const { rows } = await tx.execute<Momento>(sql`
    with lancamentos as (
      select id, quando, quantidade, bool_or(tipo = 'ESTORNO') over doc and sum(quantidade) over doc = 0 as desfeito
      from kardex where produto_estoque_id = ${linha} window doc as (partition by documento, documento_id)),
    saldos as (select id, quando, sum(quantidade) over (order by id) as saldo from lancamentos where not desfeito)
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
