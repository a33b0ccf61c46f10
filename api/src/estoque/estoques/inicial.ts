import type { LoteInicial } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { dosEstoquesDe } from '../../acesso/index.js';
import type { Banco } from '../../banco/conexao.js';
import type { UsuarioAutenticado } from '../../banco/contexto.js';
import { produtoLotes, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { exigirEstoquesAtivos } from '../../cadastros/index.js';
import { precoDaAdicao } from './adicao.js';
import { lancarTodos, type LinhaDoKardex } from './kardex.js';
import { loteBloqueado } from './linhas.js';

/** The reason of a ledger line that brings a lot of the opening stock; only the import writes it. */
const MOTIVO = 'Estoque inicial';
/** The reason of the line that reverses it when the file is corrected. */
const MOTIVO_DA_CORRECAO = 'Estoque inicial corrigido';

/** A lot in a stock, as its ledger tells it. */
export interface LoteNoEstoque {
  /** The stock line. */
  id: number;
  /** Its last ledger line: any movement changes it. */
  versao: number;
  estoqueId: number;
  produtoId: number;
  numero: string;
  /** `YYYY-MM-DD`. */
  dataFabricacao: string;
  dataValidade: string;
  excluida: boolean;
  quantidade: number;
  /** The ledger line of the opening stock and its quantity; null when the lot came in another way. */
  kardexId: number | null;
  inicial: number | null;
  /** R$ of a package, from the opening stock. */
  precoInicial: number | null;
  /** Whether the ledger has more than the opening stock and its corrections. */
  movida: boolean;
}

/** Every lot in the user's stocks, also deleted lines. */
export async function listarLotesNoEstoque(
  banco: Banco | Transacao,
  usuario: UsuarioAutenticado,
): Promise<LoteNoEstoque[]> {
  const { rows } = await banco.execute<LoteNoEstoque & Record<string, unknown>>(sql`
    with abertura as (
      select k.id, k.produto_estoque_id, k.quantidade, k.preco_unidade, e.id as estorno from kardex k left join kardex e on e.estorna_id = k.id
      where k.tipo = 'ADICAO' and k.observacao = ${MOTIVO})
    select pe.id, coalesce((select max(k.id) from kardex k where k.produto_estoque_id = pe.id), 0) as versao,
      pe.estoque_id as "estoqueId", l.produto_id as "produtoId", l.numero,
      to_char(l.data_fabricacao, 'YYYY-MM-DD') as "dataFabricacao", to_char(l.data_validade, 'YYYY-MM-DD') as "dataValidade",
      pe.excluido_em is not null as excluida, pe.quantidade::float8 as quantidade, a.id as "kardexId", a.quantidade::float8 as inicial, a.preco_unidade::float8 as "precoInicial",
      exists (select 1 from kardex k where k.produto_estoque_id = pe.id
        and not exists (select 1 from abertura b where b.produto_estoque_id = pe.id and k.id in (b.id, b.estorno))) as movida
    from produtos_estoque pe
    join produto_lotes l on l.id = pe.produto_lote_id
    left join abertura a on a.produto_estoque_id = pe.id and a.estorno is null
    where ${dosEstoquesDe(usuario, sql`pe.estoque_id`)}`);
  return rows;
}

const chaveDoLote = (lote: Pick<LoteNoEstoque, 'produtoId' | 'numero' | 'dataFabricacao' | 'dataValidade'>): string =>
  JSON.stringify([lote.produtoId, lote.numero, lote.dataFabricacao, lote.dataValidade]);

/** Brings lots into stocks that do not have them, with one ledger line and one audit line each. 409 in a deactivated unit. */
export async function inserirLotesIniciais(tx: Transacao, novos: readonly LoteInicial[]): Promise<{ id: number }[]> {
  await exigirEstoquesAtivos(
    tx,
    novos.map(({ estoque }) => estoque.id),
  );
  const lotes = new Map(novos.map((novo) => [chaveDoLote(loteDe(novo)), loteDe(novo)]));
  const donos = await tx
    .insert(produtoLotes)
    .values([...lotes.values()])
    .onConflictDoUpdate({
      target: [produtoLotes.produtoId, produtoLotes.numero, produtoLotes.dataFabricacao, produtoLotes.dataValidade],
      // Changes nothing, but returns and locks the existing lots.
      set: { numero: sql`excluded.numero` },
    })
    .returning();
  const idDoLote = new Map(donos.map((dono) => [chaveDoLote(dono), dono.id]));
  const linhas = await tx
    .insert(produtosEstoque)
    .values(
      novos.map((novo) => {
        const produtoLoteId = idDoLote.get(chaveDoLote(loteDe(novo))) ?? 0;
        return { estoqueId: novo.estoque.id, produtoLoteId, bloqueado: loteBloqueado(produtoLoteId) };
      }),
    )
    .returning({ id: produtosEstoque.id });
  const escritas = linhas.flatMap(({ id }, i) => {
    const novo = novos[i];
    return novo ? [{ id, novo }] : [];
  });
  await lancarTodos(
    tx,
    escritas.map(({ id, novo }) => ({
      ...entrada({ id, novo }),
      ato: { acao: 'ADICIONAR', depois: { adicao: novo, motivo: MOTIVO } },
    })),
  );
  return linhas;
}

/** Corrects lots that have not moved: their ledger line is reversed, and another one is written. */
export async function corrigirLotesIniciais(
  tx: Transacao,
  mudancas: readonly { antes: LoteNoEstoque; depois: LoteInicial }[],
): Promise<void> {
  await lancarTodos(
    tx,
    mudancas.flatMap(({ antes, depois }) => {
      const { id, kardexId, inicial } = antes;
      const estorno: LinhaDoKardex[] =
        kardexId === null || inicial === null
          ? []
          : [
              {
                produtoEstoqueId: id,
                quantidade: String(-inicial),
                tipo: 'ESTORNO',
                documento: 'produtos_estoque',
                documentoId: id,
                estornaId: kardexId,
                observacao: MOTIVO_DA_CORRECAO,
              },
            ];
      const ato: LinhaDoKardex['ato'] = {
        acao: 'ALTERAR',
        antes: { quantidade: antes.inicial, precoUnidade: antes.precoInicial, motivo: MOTIVO },
        depois: { precoUnidade: depois.precoUnidade || null, motivo: MOTIVO },
      };
      return [...estorno, { ...entrada({ id, novo: depois }), ato }];
    }),
  );
}

const entrada = ({ id, novo }: { id: number; novo: LoteInicial }) => ({
  produtoEstoqueId: id,
  quantidade: String(novo.quantidade),
  tipo: 'ADICAO' as const,
  documento: 'produtos_estoque' as const,
  documentoId: id,
  observacao: MOTIVO,
  preco: precoDaAdicao(novo),
});

const loteDe = ({ produto, numero, dataFabricacao, dataValidade }: LoteInicial) => ({
  produtoId: produto.id,
  numero,
  dataFabricacao,
  dataValidade,
});
