import type {
  AcaoAuditada,
  DocumentoKardex,
  OrigemDoPrecoDoLote,
  TipoKardex,
  TipoSaida,
} from '@merenda/shared/contratos';
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
import type { Banco } from '../../banco/conexao.js';
import { NUMERIC_DE_EMBALAGENS } from '../../banco/esquema/colunas.js';
import { bloqueios, produtoLotes, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { preparada } from '../../banco/preparada.js';
import { primeira } from '../../banco/restricoes.js';
import { exigirAutor, type Transacao } from '../../banco/transacao.js';
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

/** A change of a stock line: its balance, its line in the ledger, its document and its audit line. */
export interface LinhaDoKardex {
  produtoEstoqueId: number;
  /**
   * Packages, signed, at most 6 decimals: receipts are positive, exits negative. Zero changes nothing and writes no line
   * of the ledger, but document and audit line.
   */
  quantidade: string;
  tipo: TipoKardex;
  /** Table of the document behind the line, and its id; null when it is written with the line. */
  documento: DocumentoKardex;
  documentoId: number | null;
  /** Of a direct exit that is written with the line. */
  tipoSaidaDireta?: TipoSaida;
  observacao?: string;
  /** The line of the ledger that this one reverses. */
  estornaId?: number;
  /** R$ of a package, and where it comes from. */
  preco?: PrecoLancado | undefined;
  /** The audit line of the stock line. Balance before and after are added to it, unless it has a `quantidade`. */
  ato?: { acao: AcaoAuditada; antes?: object; depois?: object };
}

export interface PrecoLancado {
  /** Decimal string with 2 places. */
  valor: string;
  origem: OrigemDoPrecoDoLote;
}

/** What a change has left: the new balance, in packages, and the id of its document. */
interface Lancada {
  saldo: string;
  documentoId: number | null;
}

/** Like `lancarTodos`, for one line. Returns the new balance. */
export async function lancar(tx: Transacao, linha: LinhaDoKardex): Promise<string> {
  return primeira(await lancarTodos(tx, [linha])).saldo;
}

/**
 * Changes the balances of lines, with ledger, documents and audit lines: the only way to change a stock. Each line is in
 * the list once. Returns what is left in the order of the list. 409 when a line holds less than its exit, or when its
 * lot is blocked and the exit is no recall: then nothing is written.
 * @param novo table of the documents that are written with the lines; without it the lines name theirs
 */
export async function lancarTodos(
  tx: Transacao,
  linhas: readonly LinhaDoKardex[],
  novo: 'saidas' | 'balancos' | null = null,
): Promise<Lancada[]> {
  if (linhas.length === 0) return [];
  const escritas = await INSTRUCOES[novo ?? 'outros'](tx).execute({
    autor: exigirAutor(tx),
    endereco: tx.endereco,
    sessao: tx.sessao,
    agora: agora().toISOString(),
    novas: JSON.stringify(linhas.map((linha, ordem) => ({ ordem, ...colunasDe(linha) }))),
  });
  const porLinha = new Map(escritas.map(({ id, ...lancada }) => [id, lancada]));
  const emOrdem: Lancada[] = [];
  for (const { produtoEstoqueId } of linhas) {
    const lancada = porLinha.get(produtoEstoqueId);
    if (lancada === undefined) throw conflito(await fraseDaRecusa(tx, produtoEstoqueId));
    emOrdem.push(lancada);
  }
  await somarConsumo(tx, linhas);
  return emOrdem;
}

/**
 * The same for a direct exit from one line of a stock, without a lock before it and without a transaction. Returns false,
 * and has written nothing, when the line is not in the stock, holds less or is blocked, or is recalled without being
 * blocked.
 */
export async function lancarSaida(
  banco: Banco | Transacao,
  autoria: { autor: number; endereco: string; sessao: string },
  estoqueId: number,
  linha: LinhaDoKardex,
): Promise<boolean> {
  const escritas = await saidaDeUma(banco).execute({
    ...autoria,
    estoqueId,
    agora: agora().toISOString(),
    id: linha.produtoEstoqueId,
    quantidade: linha.quantidade,
    tipo: linha.tipo,
    tipo_saida: linha.tipoSaidaDireta,
    observacao: linha.observacao,
    acao: linha.ato?.acao,
    antes: JSON.stringify(linha.ato?.antes),
    depois: JSON.stringify(linha.ato?.depois),
  });
  return escritas.length > 0;
}

const colunasDe = ({ preco, ato, ...linha }: LinhaDoKardex) => ({
  id: linha.produtoEstoqueId,
  quantidade: linha.quantidade,
  tipo: linha.tipo,
  documento: linha.documento,
  documento_id: linha.documentoId,
  tipo_saida: linha.tipoSaidaDireta,
  observacao: linha.observacao,
  estorna_id: linha.estornaId,
  preco_unidade: preco?.valor,
  origem_preco: preco?.origem,
  preco_estimado: preco !== undefined && precoEstimado(preco.origem),
  ...ato,
});

const AUTOR = sql`${sql.placeholder('autor')}::int`;
const AGORA = sql`${sql.placeholder('agora')}::timestamptz`;

/** The lines in one parameter for any number of them, so that a server plans the statement once. */
const VARIAS = sql`
  select * from json_to_recordset(${sql.placeholder('novas')}::json) as n (ordem int, id int, quantidade ${NUMERIC_DE_EMBALAGENS}, tipo text,
    documento text, documento_id int, tipo_saida text, observacao text, estorna_id int, preco_unidade numeric(14, 2), origem_preco text,
    preco_estimado boolean, acao text, antes jsonb, depois jsonb)`;

/** A direct exit, one parameter for each column: the server plans and runs it faster than `VARIAS`. */
const UMA_SAIDA = sql`
  select ${sql.placeholder('id')}::int as id, ${sql.placeholder('quantidade')}::${NUMERIC_DE_EMBALAGENS} as quantidade, ${sql.placeholder('tipo')}::text as tipo,
    'saidas' as documento, ${sql.placeholder('tipo_saida')}::text as tipo_saida, ${sql.placeholder('observacao')}::text as observacao,
    null::int as estorna_id, null::numeric as preco_unidade, null::text as origem_preco, false as preco_estimado,
    ${sql.placeholder('acao')}::text as acao, ${sql.placeholder('antes')}::jsonb as antes, ${sql.placeholder('depois')}::jsonb as depois`;

/** The documents of `linhas`, by their line. */
const DOCUMENTOS = {
  saidas: sql`
    insert into saidas (produto_estoque_id, tipo_saida_direta, observacao, quantidade, usuario_id)
    select id, tipo_saida, observacao, -quantidade, ${AUTOR} from linhas returning produto_estoque_id as linha, id as documento_id`,
  balancos: sql`
    insert into balancos (produto_estoque_id, quantidade_anterior, nova_quantidade, usuario_id, data_hora)
    select id, saldo - quantidade, saldo, ${AUTOR}, ${AGORA} from linhas returning produto_estoque_id as linha, id as documento_id`,
  outros: sql`select id as linha, documento_id from linhas`,
};

/**
 * The statement that changes a stock, up to its answer.
 * @param novas what changes, as rows
 * @param documentos writes or names the documents of `linhas`
 * @param onde limits the lines (`pe`) that it may change
 * @param ordem in which the ledger gets its lines
 */
function mudanca(banco: Banco, novas: SQL, documentos: SQL, onde = sql`true`, ordem = sql``) {
  const com = (parte: string, comando: SQL) => banco.$with(parte, {}).as(comando);
  const linhas = com(
    'linhas',
    sql`
    update produtos_estoque pe set quantidade = pe.quantidade + n.quantidade from novas n
    where pe.id = n.id and pe.quantidade + n.quantidade >= 0 and (n.quantidade >= 0 or pe.bloqueado = (n.tipo = 'RECOLHIMENTO')) and ${onde}
    returning n.*, pe.quantidade as saldo`,
  );
  const noKardex = com(
    'no_kardex',
    sql`
    insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, documento_id, observacao, estorna_id, preco_unidade, origem_preco, preco_estimado, usuario_id, quando)
    select id, quantidade, saldo, tipo, documento, d.documento_id, observacao, estorna_id, preco_unidade, origem_preco, preco_estimado, ${AUTOR}, ${AGORA}
    from linhas join documentos d on d.linha = id where quantidade <> 0 ${ordem}`,
  );
  const trilha = com(
    'trilha',
    sql`
    insert into auditoria (endereco, sessao, entidade, entidade_id, acao, antes, depois)
    select ${sql.placeholder('endereco')}::text, ${sql.placeholder('sessao')}::text, 'produtos-estoque', id, acao,
      jsonb_build_object('quantidade', trim_scale(saldo - quantidade)) || antes, jsonb_build_object('quantidade', trim_scale(saldo)) || depois
    from linhas where acao is not null`,
  );
  return banco.with(com('novas', novas), linhas, com('documentos', documentos), noKardex, trilha);
}

const deVarias = (nome: string, documentos: SQL) =>
  preparada((banco) =>
    mudanca(banco, VARIAS, documentos, sql`true`, sql`order by ordem`)
      .select({
        id: sql<number>`id`,
        saldo: sql<string>`saldo::text`,
        documentoId: sql<number | null>`d.documento_id`,
      })
      .from(sql`linhas join documentos d on d.linha = id`)
      .prepare(nome),
  );

const INSTRUCOES = {
  saidas: deVarias('kardex_e_saidas', DOCUMENTOS.saidas),
  balancos: deVarias('kardex_e_balancos', DOCUMENTOS.balancos),
  outros: deVarias('linhas_do_kardex', DOCUMENTOS.outros),
};

const saidaDeUma = preparada((banco) =>
  mudanca(
    banco,
    UMA_SAIDA,
    DOCUMENTOS.saidas,
    sql`pe.estoque_id = ${sql.placeholder('estoqueId')}::int and pe.excluido_em is null`,
  )
    .select({ id: sql<number>`id` })
    .from(sql`linhas`)
    .prepare('saida_de_uma'),
);

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
