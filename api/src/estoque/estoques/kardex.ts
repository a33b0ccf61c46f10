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
import type { Ato } from '../../mecanismos/auditoria/auditar.js';
import { conflito, invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { somarConsumo } from './consumo-do-mes.js';
import { SEM_DOCUMENTOS, type Documentos, type PartesDosDocumentos } from './documentos.js';

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

/** A change of a stock line: its balance, its line in the ledger, and its audit line. */
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
  /** Place of its document among the new ones that are written with the lines. */
  novo?: number;
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

/** What is written with the lines, in their statement. */
export interface ComAsLinhas {
  documentos?: Documentos;
  /** Audit lines: of a record that exists, by its `id`, or of a new document, by its place in the list (`novo`). */
  atos?: readonly (Omit<Ato, 'id'> & ({ id: number } | { novo: number }))[];
}

/** Like `lancarTodos`, for one line. Returns the new balance. */
export async function lancar(tx: Transacao, linha: LinhaDoKardex): Promise<string> {
  return primeira((await lancarTodos(tx, [linha])).saldos);
}

/**
 * Changes the balances of lines, one change after the other, with ledger, documents and audit lines in one statement: the
 * only way to change a stock. Returns the new balances, in packages, in the order of the lines, and the ids of the new
 * documents in theirs. 409 when a line holds less than its exit, or when its lot is blocked and the exit is no recall: the
 * transaction has to be rolled back.
 */
export async function lancarTodos(
  tx: Transacao,
  linhas: readonly LinhaDoKardex[],
  { documentos: { partes, linhas: escritas } = SEM_DOCUMENTOS, atos = [] }: ComAsLinhas = {},
): Promise<{ saldos: string[]; documentos: number[] }> {
  if (linhas.length === 0 && partes === SEM_DOCUMENTOS.partes && atos.length === 0)
    return { saldos: [], documentos: [] };
  const { lancadas, novos } = primeira(
    await instrucaoDe(partes)(tx).execute({
      autor: exigirAutor(tx),
      endereco: tx.endereco,
      sessao: tx.sessao,
      agora: agora().toISOString(),
      novas: JSON.stringify(linhas.map((linha, ordem) => ({ ordem, ...colunasDe(linha) }))),
      atos: JSON.stringify(atos),
      ...escritas,
    }),
  );
  const saldos = new Map(lancadas.map(({ ordem, saldo }) => [ordem, saldo]));
  const documentos = novos.map(({ id }) => id);
  const emOrdem: string[] = [];
  for (const [ordem, { produtoEstoqueId }] of linhas.entries()) {
    const saldo = saldos.get(ordem);
    if (saldo === undefined) throw conflito(await fraseDaRecusa(tx, produtoEstoqueId));
    emOrdem.push(saldo);
  }
  await somarConsumo(
    tx,
    linhas.map(({ novo, ...linha }) => ({
      ...linha,
      documentoId: (novo === undefined ? undefined : documentos[novo]) ?? linha.documentoId,
    })),
  );
  return { saldos: emOrdem, documentos };
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
  { tipoSaidaDireta, ...linha }: LinhaDoKardex & { tipoSaidaDireta: TipoSaida },
): Promise<boolean> {
  const escritas = await saidaDeUma(banco).execute({
    ...autoria,
    estoqueId,
    agora: agora().toISOString(),
    id: linha.produtoEstoqueId,
    quantidade: linha.quantidade,
    tipo: linha.tipo,
    tipo_saida: tipoSaidaDireta,
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
  novo: linha.novo,
  observacao: linha.observacao,
  estorna_id: linha.estornaId,
  preco_unidade: preco?.valor,
  origem_preco: preco?.origem,
  preco_estimado: preco !== undefined && precoEstimado(preco.origem),
  ...ato,
});

const AUTOR = sql`${sql.placeholder('autor')}::int`;
const AGORA = sql`${sql.placeholder('agora')}::timestamptz`;
const ORIGEM = sql`${sql.placeholder('endereco')}::text, ${sql.placeholder('sessao')}::text`;

/** A part of a statement, under its name. */
type Parte = [nome: string, comando: SQL];

/** The ledger and the audit lines of changed stock lines: rows of `linhas` with the id of their document. */
const NO_KARDEX = sql`
  insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, documento_id, observacao, estorna_id, preco_unidade, origem_preco, preco_estimado, usuario_id, quando)
  select id, quantidade, saldo, tipo, documento, documento_id, observacao, estorna_id, preco_unidade, origem_preco, preco_estimado, ${AUTOR}, ${AGORA}`;
const NA_TRILHA = sql`
  insert into auditoria (endereco, sessao, entidade, entidade_id, acao, antes, depois)
  select ${ORIGEM}, 'produtos-estoque', id, acao,
    jsonb_build_object('quantidade', trim_scale(saldo - quantidade)) || antes, jsonb_build_object('quantidade', trim_scale(saldo)) || depois
  from linhas where acao is not null`;

const comPartes = (banco: Banco, ...partes: Parte[]) =>
  banco.with(...partes.map(([nome, comando]) => banco.$with(nome, {}).as(comando)));

/**
 * The lines in one parameter for any number of them, so that a server plans the statement once. A line may change more
 * than once: `ate` is the sum of its changes up to this one.
 */
const NOVAS = sql`
  select n.*, sum(quantidade) over (partition by id order by ordem) as ate
  from json_to_recordset(${sql.placeholder('novas')}::json) as n (ordem int, id int, quantidade ${NUMERIC_DE_EMBALAGENS}, tipo text,
    documento text, documento_id int, novo int, observacao text, estorna_id int, preco_unidade numeric(14, 2), origem_preco text,
    preco_estimado boolean, acao text, antes jsonb, depois jsonb)`;

/** No change may leave less than nothing. */
const SALDOS = sql`
  update produtos_estoque pe set quantidade = pe.quantidade + s.soma
  from (select id, sum(quantidade) as soma, min(ate) as menor, bool_or(tipo = 'RECOLHIMENTO') filter (where quantidade < 0) as recolhe from novas group by id) s
  where pe.id = s.id and pe.quantidade + s.menor >= 0 and coalesce(pe.bloqueado = s.recolhe, true)
  returning pe.id, pe.quantidade - s.soma as anterior`;

/** The audit lines of the documents. */
const DOS_DOCUMENTOS = sql`
  union all select ${ORIGEM}, a.entidade, coalesce(a.id, d.id), a.acao, a.antes, a.depois
  from json_to_recordset(${sql.placeholder('atos')}::json) as a (entidade text, id int, novo int, acao text, antes jsonb, depois jsonb) left join novos d on d.novo = a.novo`;

const instrucaoPara = ({ nome, documentos, novos, itens }: PartesDosDocumentos) =>
  preparada((banco) =>
    comPartes(
      banco,
      ['novas', NOVAS],
      ['saldos', SALDOS],
      ['documentos', documentos],
      ['novos', novos],
      ['itens', itens],
      [
        'linhas',
        sql`
        select n.ordem, n.id, n.quantidade, s.anterior + n.ate as saldo, n.tipo, n.documento, coalesce(d.id, n.documento_id) as documento_id, n.observacao, n.estorna_id,
          n.preco_unidade, n.origem_preco, n.preco_estimado, n.acao, n.antes, n.depois
        from novas n join saldos s on s.id = n.id left join novos d on d.novo = n.novo`,
      ],
      ['no_kardex', sql`${NO_KARDEX} from linhas where quantidade <> 0 order by ordem`],
      ['na_trilha', sql`${NA_TRILHA}${DOS_DOCUMENTOS}`],
    )
      .select({
        lancadas: sql<
          { ordem: number; saldo: string }[]
        >`(select coalesce(json_agg(json_build_object('ordem', ordem, 'saldo', saldo::text)), '[]') from linhas)`,
        novos: sql<
          { id: number }[]
        >`(select coalesce(json_agg(json_build_object('id', id) order by novo), '[]') from novos)`,
      })
      .from(sql`(select) uma`)
      .prepare(nome),
  );

const instrucoes = new Map<PartesDosDocumentos, ReturnType<typeof instrucaoPara>>();

function instrucaoDe(partes: PartesDosDocumentos): ReturnType<typeof instrucaoPara> {
  const instrucao = instrucoes.get(partes) ?? instrucaoPara(partes);
  instrucoes.set(partes, instrucao);
  return instrucao;
}

/** A direct exit, one parameter for each column: the server plans and runs it faster than `NOVAS`. */
const UMA_SAIDA = sql`
  select ${sql.placeholder('id')}::int as id, ${sql.placeholder('quantidade')}::${NUMERIC_DE_EMBALAGENS} as quantidade, ${sql.placeholder('tipo')}::text as tipo,
    'saidas' as documento, ${sql.placeholder('tipo_saida')}::text as tipo_saida, ${sql.placeholder('observacao')}::text as observacao,
    null::int as estorna_id, null::numeric as preco_unidade, null::text as origem_preco, false as preco_estimado,
    ${sql.placeholder('acao')}::text as acao, ${sql.placeholder('antes')}::jsonb as antes, ${sql.placeholder('depois')}::jsonb as depois`;

const saidaDeUma = preparada((banco) =>
  comPartes(
    banco,
    ['novas', UMA_SAIDA],
    [
      'linhas',
      sql`
      update produtos_estoque pe set quantidade = pe.quantidade + n.quantidade from novas n
      where pe.id = n.id and pe.quantidade + n.quantidade >= 0 and pe.bloqueado = (n.tipo = 'RECOLHIMENTO')
        and pe.estoque_id = ${sql.placeholder('estoqueId')}::int and pe.excluido_em is null
      returning n.*, pe.quantidade as saldo`,
    ],
    [
      'documentos',
      sql`
      insert into saidas (produto_estoque_id, tipo_saida_direta, observacao, quantidade, usuario_id)
      select id, tipo_saida, observacao, -quantidade, ${AUTOR} from linhas returning id as documento_id`,
    ],
    ['no_kardex', sql`${NO_KARDEX} from linhas, documentos`],
    ['na_trilha', NA_TRILHA],
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
