import type {
  AcaoAuditada,
  DocumentoKardex,
  OrigemDoPrecoDoLote,
  TipoKardex,
  TipoSaida,
} from '@merenda/shared/contratos';
import { precoEstimado } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { NUMERIC_DE_EMBALAGENS } from '../../banco/esquema/colunas.js';
import { preparada } from '../../banco/preparada.js';
import { primeira } from '../../banco/restricoes.js';
import { exigirAutor, type Transacao } from '../../banco/transacao.js';
import type { Ato } from '../../mecanismos/auditoria/auditar.js';
import { conflito } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { somarConsumo } from './consumo-do-mes.js';
import { SEM_DOCUMENTOS, type Documentos, type PartesDosDocumentos } from './documentos.js';
import { fraseDaRecusa } from './recusas.js';

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
