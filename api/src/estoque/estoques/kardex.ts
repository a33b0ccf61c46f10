import type { DocumentoKardex, OrigemDoPrecoDoLote, TipoKardex } from '@merenda/shared/contratos';
import {
  decimal,
  emPalavras,
  fraseDoBloqueio,
  precoEstimado,
  type EscreverEmbalagens,
  type Numerico,
  type Violacao,
} from '@merenda/shared/regras';
import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { NUMERIC_DE_EMBALAGENS } from '../../banco/esquema/colunas.js';
import { bloqueios, produtoLotes, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { preparada } from '../../banco/preparada.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { escritorDaLinha } from '../../cadastros/index.js';
import { conflito, invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { somarConsumo } from './consumo-do-mes.js';

const AUSENTE = 'O produto não está neste estoque.';

/** A line, read under the lock. `quantidade`: packages, decimal string with 6 places. */
export type LinhaTravada = Omit<typeof produtosEstoque.$inferSelect, 'excluidoEm'>;

/**
 * Locks stock lines until the end of the transaction, always in the order of their ids, so that two transactions never
 * wait for each other. All lines that the transaction changes are locked in one call. 404 when one does not exist or
 * was deleted.
 */
export async function travarLinhas(tx: Transacao, ids: readonly number[]): Promise<Map<number, LinhaTravada>> {
  const unicos = [...new Set(ids)];
  const { id, estoqueId, produtoLoteId, quantidade, bloqueado } = produtosEstoque;
  const linhas = await tx
    .select({ id, estoqueId, produtoLoteId, quantidade, bloqueado })
    .from(produtosEstoque)
    .where(and(inArray(produtosEstoque.id, unicos), isNull(produtosEstoque.excluidoEm)))
    .orderBy(asc(produtosEstoque.id))
    .for('update');
  if (linhas.length < unicos.length) throw naoEncontrado(AUSENTE);
  return new Map(linhas.map((linha) => [linha.id, linha]));
}

/** Like `travarLinhas`, limited to one stock, in the order of `ids`. 404 for a line of another stock. */
export async function travarLinhasDe(
  tx: Transacao,
  estoqueId: number,
  ids: readonly number[],
): Promise<LinhaTravada[]> {
  const travadas = await travarLinhas(tx, ids);
  return ids.map((id) => {
    const linha = travadas.get(id);
    if (linha?.estoqueId !== estoqueId) throw naoEncontrado(AUSENTE);
    return linha;
  });
}

/** Like `travarLinhasDe`, for one line. */
export async function travarLinhaDe(tx: Transacao, estoqueId: number, id: number): Promise<LinhaTravada> {
  return primeira(await travarLinhasDe(tx, estoqueId, [id]));
}

/** The quantity to take from a locked line, and its field in the request. */
export interface SaidaDaLinha {
  linha: LinhaTravada;
  /** Packages. */
  quantidade: Numerico;
  campo: string;
}

/** Throws 409, each at its field, when lots are blocked: they leave only as a recall. */
export async function recusarBloqueadas(
  tx: Transacao,
  saidas: readonly Pick<SaidaDaLinha, 'linha' | 'campo'>[],
): Promise<void> {
  const erros: Violacao[] = [];
  for (const { linha, campo } of saidas)
    if (linha.bloqueado) erros.push({ campo, mensagem: await fraseDaRecusa(tx, linha.id) });
  if (erros.length > 0) throw conflito(erros.map(({ mensagem }) => mensagem).join(' '), erros);
}

/** Throws 409, each shortage at its field, unless every line holds the requested quantity. */
export async function exigirSaldos(tx: Transacao, saidas: readonly SaidaDaLinha[]): Promise<void> {
  const erros: Violacao[] = [];
  for (const { linha, quantidade, campo } of saidas) {
    if (decimal(quantidade).gt(linha.quantidade)) erros.push({ campo, mensagem: await fraseDaRecusa(tx, linha.id) });
  }
  recusarFaltas(erros);
}

/** Throws 422, each at its field, for exits that `violacoesDe` refuses for the balance of their lines. */
export async function exigirLimites(
  tx: Transacao,
  saidas: readonly SaidaDaLinha[],
  violacoesDe: (quantidade: Numerico, saldo: Numerico, escrever?: EscreverEmbalagens) => Violacao[],
): Promise<void> {
  const erros: Violacao[] = [];
  for (const { linha, quantidade, campo } of saidas) {
    if (violacoesDe(quantidade, linha.quantidade).length === 0) continue;
    const escrever = await escritorDaLinha(tx, linha.id);
    erros.push(...violacoesDe(quantidade, linha.quantidade, escrever).map((uma) => ({ ...uma, campo })));
  }
  const [primeiro, ...demais] = erros;
  if (primeiro) throw invalido([primeiro, ...demais]);
}

/** Throws 409 with what the lots lack, each at its field; nothing when they lack nothing. */
export function recusarFaltas(faltas: readonly Violacao[]): void {
  const [primeira, ...outras] = faltas;
  if (!primeira) return;
  const detalhe = outras.length === 0 ? primeira.mensagem : 'Quantidade insuficiente nos produtos indicados.';
  throw conflito(detalhe, [primeira, ...outras]);
}

/** A line that is written into the kardex. */
export interface LinhaDoKardex {
  produtoEstoqueId: number;
  /** Packages, signed, at most 6 decimals: receipts are positive, exits negative. */
  quantidade: string;
  tipo: TipoKardex;
  /** Table of the document behind the line, and its id. */
  documento: DocumentoKardex;
  documentoId: number | null;
  observacao?: string;
  /** The line of the ledger that this one reverses. */
  estornaId?: number;
  /** R$ of a package, and where it comes from. */
  preco?: PrecoLancado | undefined;
}

export interface PrecoLancado {
  /** Decimal string with 2 places. */
  valor: string;
  origem: OrigemDoPrecoDoLote;
}

/**
 * Writes one line of the ledger and the new balance: the only way to change a stock. Returns the new balance. 409 when
 * the line holds less than the exit, or when its lot is blocked and the exit is no recall.
 */
export async function lancar(tx: Transacao, linha: LinhaDoKardex): Promise<string> {
  return primeira(await lancarTodos(tx, [linha]));
}

/**
 * Like `lancar`, for many lines in one statement; each line is in the list once. Returns the balances in the order of
 * the list. 409 when one of them does not accept its exit: then nothing is written.
 */
export async function lancarTodos(tx: Transacao, linhas: readonly LinhaDoKardex[]): Promise<string[]> {
  if (tx.autor === null) throw new Error('a ledger line needs its author');
  if (linhas.length === 0) return [];
  const novas = linhas.map(
    ({ produtoEstoqueId: id, documentoId: documento_id, estornaId: estorna_id, preco, ...resto }, ordem) => ({
      ordem,
      id,
      documento_id,
      estorna_id,
      preco_unidade: preco?.valor,
      origem_preco: preco?.origem,
      preco_estimado: preco !== undefined && precoEstimado(preco.origem),
      ...resto,
    }),
  );
  const escritas = await linhasDoKardex(tx).execute({
    novas: JSON.stringify(novas),
    autor: tx.autor,
    agora: agora().toISOString(),
  });
  const saldos = new Map(escritas.map(({ id, saldo }) => [id, saldo]));
  const emOrdem: string[] = [];
  for (const { produtoEstoqueId } of linhas) {
    const saldo = saldos.get(produtoEstoqueId);
    if (saldo === undefined) throw conflito(await fraseDaRecusa(tx, produtoEstoqueId));
    emOrdem.push(saldo);
  }
  await somarConsumo(tx, linhas);
  return emOrdem;
}

/** One parameter for any number of lines, so that a server plans the statement once. */
const linhasDoKardex = preparada((banco) => {
  const novas = banco.$with('novas', {}).as(sql`
    select * from json_to_recordset(${sql.placeholder('novas')}::json) as n (ordem int, id int, quantidade ${NUMERIC_DE_EMBALAGENS}, tipo text, documento text,
      documento_id int, observacao text, estorna_id int, preco_unidade numeric(14, 2), origem_preco text, preco_estimado boolean)`);
  const linhas = banco.$with('linhas', {}).as(sql`
    update produtos_estoque pe set quantidade = pe.quantidade + n.quantidade from novas n
    where pe.id = n.id and pe.quantidade + n.quantidade >= 0
      and (n.quantidade > 0 or not pe.bloqueado or n.tipo = 'RECOLHIMENTO') returning n.*, pe.quantidade as saldo`);
  const lancadas = banco.$with('lancadas', {}).as(sql`
    insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, documento_id, observacao, estorna_id, preco_unidade, origem_preco, preco_estimado, usuario_id, quando)
    select id, quantidade, saldo, tipo, documento, documento_id, observacao, estorna_id, preco_unidade, origem_preco, preco_estimado, ${sql.placeholder('autor')}::int, ${sql.placeholder('agora')}::timestamptz
    from linhas order by ordem returning produto_estoque_id as id, saldo::text as saldo`);
  return banco
    .with(novas, linhas, lancadas)
    .select({ id: sql<number>`id`, saldo: sql<string>`saldo` })
    .from(sql`lancadas`)
    .prepare('linhas_do_kardex');
});

async function fraseDaRecusa(tx: Transacao, produtoEstoqueId: number): Promise<string> {
  const [linha] = await tx
    .select({
      numero: produtoLotes.numero,
      quantidade: produtosEstoque.quantidade,
      bloqueado: produtosEstoque.bloqueado,
    })
    .from(produtosEstoque)
    .innerJoin(produtoLotes, eq(produtoLotes.id, produtosEstoque.produtoLoteId))
    .where(eq(produtosEstoque.id, produtoEstoqueId));
  if (!linha) throw naoEncontrado(AUSENTE);
  if (linha.bloqueado) return fraseDoBloqueio(linha.numero);
  return `Quantidade insuficiente: o lote ${linha.numero} tem ${emPalavras(linha.quantidade, await escritorDaLinha(tx, produtoEstoqueId))}.`;
}

export interface Lote {
  produtoId: number;
  numero: string;
  /** `YYYY-MM-DD`. */
  dataFabricacao: string;
  /** `YYYY-MM-DD`. */
  dataValidade: string;
}

/**
 * Whether the lot is blocked, for a new line of it. The transaction has locked the lot with an earlier statement: a
 * blocking locks it too, so it has marked its lines before, or finds the new one.
 */
export const loteBloqueado = (produtoLoteId: number): SQL<boolean> =>
  sql`exists (select from ${bloqueios} b where b.produto_lote_id = ${produtoLoteId} and b.fim is null)`;

/**
 * Opens the line of a lot in a stock: creates it with a balance of zero, or restores a deleted one, and locks it.
 * Returns its id. Callers open several lines in the order of product and lot number.
 */
export async function abrirLinha(tx: Transacao, estoqueId: number, lote: Lote): Promise<number> {
  const dono = primeira(
    await tx
      .insert(produtoLotes)
      .values(lote)
      .onConflictDoUpdate({
        target: [produtoLotes.produtoId, produtoLotes.numero, produtoLotes.dataFabricacao, produtoLotes.dataValidade],
        // Changes nothing, but returns and locks the existing lot.
        set: { numero: lote.numero },
      })
      .returning({ id: produtoLotes.id }),
  );
  const linha = primeira(
    await tx
      .insert(produtosEstoque)
      .values({ estoqueId, produtoLoteId: dono.id, bloqueado: loteBloqueado(dono.id) })
      .onConflictDoUpdate({
        target: [produtosEstoque.estoqueId, produtosEstoque.produtoLoteId],
        set: { excluidoEm: null },
      })
      .returning({ id: produtosEstoque.id }),
  );
  return linha.id;
}

/**
 * Opens the lines of existing lots in one stock: creates missing ones, restores deleted ones, and locks them in the
 * order of their ids. Returns the line's id by the lot's.
 */
export async function abrirLinhasDosLotes(
  tx: Transacao,
  estoqueId: number,
  lotes: readonly number[],
): Promise<Map<number, number>> {
  const unicos = [...new Set(lotes)].sort((a, b) => a - b);
  if (unicos.length === 0) return new Map();
  await tx
    .select({ id: produtoLotes.id })
    .from(produtoLotes)
    .where(inArray(produtoLotes.id, unicos))
    .orderBy(asc(produtoLotes.id))
    .for('share');
  await tx
    .insert(produtosEstoque)
    .values(unicos.map((produtoLoteId) => ({ estoqueId, produtoLoteId, bloqueado: loteBloqueado(produtoLoteId) })))
    .onConflictDoNothing();
  const linhas = await tx
    .select({ id: produtosEstoque.id, produtoLoteId: produtosEstoque.produtoLoteId })
    .from(produtosEstoque)
    .where(and(eq(produtosEstoque.estoqueId, estoqueId), inArray(produtosEstoque.produtoLoteId, unicos)))
    .orderBy(asc(produtosEstoque.id))
    .for('update');
  await tx
    .update(produtosEstoque)
    .set({ excluidoEm: null })
    .where(
      and(
        inArray(
          produtosEstoque.id,
          linhas.map(({ id }) => id),
        ),
        isNotNull(produtosEstoque.excluidoEm),
      ),
    );
  return new Map(linhas.map(({ id, produtoLoteId }) => [produtoLoteId, id]));
}
