import type { EstornoDaLinha, TipoKardex } from '@merenda/shared/contratos';
import { decimal, recusaDoEstorno } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { balancos } from '../../banco/esquema/estoque/estoques.js';
import { kits } from '../../banco/esquema/estoque/kits.js';
import { movimentacoes } from '../../banco/esquema/estoque/movimentacoes.js';
import { emTransacao, exigirAutor, type Transacao } from '../../banco/transacao.js';
import { exigirEstoquesAtivos } from '../../cadastros/index.js';
import { conflito, naoEncontrado } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { documentosMudados, type Documentos } from '../estoques/documentos.js';
import { COLUNAS_DO_ESTORNO } from '../estoques/estornado.js';
import { estornarLancados, lancadosDe, type Lancado } from '../estoques/estorno.js';

/** Documents whose lines are reversed together. */
const INTEIROS = { kits, movimentacoes } as const;

/**
 * Reverses a line of the ledger of a stock (specification 4, 4.8), by the rule of receipts: an addition, an exit, a
 * count or a recall alone, a kit or a received movement as a whole, on both of its sides. A reversed line stays, with
 * user, time and reason. 404 for a line of another stock; 409 for a line that is reversed elsewhere or already, when
 * some of what came in has left the stock, when a lot that would leave is blocked, and in a deactivated unit.
 */
export function estornarLinha(
  contexto: Contexto,
  estoqueId: number,
  kardexId: number,
  { motivo }: EstornoDaLinha,
): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const lancado = await buscarLancado(tx, estoqueId, kardexId);
    const recusa = recusaDoEstorno({ ...lancado, estornado: false });
    if (recusa) throw conflito(recusa);
    const lancados = await lancadosJuntos(tx, lancado);
    await exigirEstoquesAtivos(tx, await estoquesDe(tx, lancados));
    await estornarLancados(tx, lancados, motivo, {
      documentos: marcado(lancado, { estornadoEm: agora(), estornadoPorId: exigirAutor(tx), motivoEstorno: motivo }),
      atos: [ato(lancado, lancados, motivo)],
    });
  });
}

interface LancadoDoEstoque extends Lancado {
  tipo: TipoKardex;
}

async function buscarLancado(tx: Transacao, estoqueId: number, id: number): Promise<LancadoDoEstoque> {
  const { rows } = await tx.execute<LancadoDoEstoque>(sql`
    select k.id, k.produto_estoque_id as linha, k.quantidade, k.tipo, k.documento, k.documento_id as "documentoId"
    from kardex k join linhas_do_estoque e on e.id = k.produto_estoque_id
    where k.id = ${id} and e.estoque_id = ${estoqueId}`);
  const [lancado] = rows;
  if (!lancado) throw naoEncontrado('Lançamento não encontrado neste estoque.');
  return lancado;
}

/** The line, or all lines of its document; a movement is locked as its other ends lock it. */
async function lancadosJuntos(tx: Transacao, lancado: LancadoDoEstoque): Promise<Lancado[]> {
  const { documento, documentoId } = lancado;
  if (documentoId === null || !(documento in INTEIROS)) return [lancado];
  if (documento === 'movimentacoes')
    await tx.execute(sql`select id from movimentacoes where id = ${documentoId} for update`);
  return lancadosDe(tx, documento, documentoId);
}

async function estoquesDe(tx: Transacao, lancados: readonly Lancado[]): Promise<number[]> {
  const { rows } = await tx.execute<{ estoque: number }>(sql`
    select distinct estoque_id as estoque from linhas_do_estoque where id in ${lancados.map(({ linha }) => linha)}`);
  return rows.map(({ estoque }) => estoque);
}

/** Documents that keep their reversal; additions and exits have it in the ledger alone. */
const ESTORNADOS = {
  balancos: documentosMudados('balancos_estornados', { tabela: balancos, colunas: COLUNAS_DO_ESTORNO }),
  kits: documentosMudados('kits_estornados', { tabela: kits, colunas: COLUNAS_DO_ESTORNO }),
  movimentacoes: documentosMudados('movimentacoes_estornadas', { tabela: movimentacoes, colunas: COLUNAS_DO_ESTORNO }),
};

function marcado(
  { documento, documentoId }: Lancado,
  estorno: { estornadoEm: Date; estornadoPorId: number; motivoEstorno: string },
): Documentos | undefined {
  if (documentoId === null || !(documento in ESTORNADOS)) return undefined;
  return ESTORNADOS[documento as keyof typeof ESTORNADOS]([{ id: documentoId, ...estorno }]);
}

function ato(
  { id, linha, tipo, documento, documentoId }: LancadoDoEstoque,
  lancados: readonly Lancado[],
  motivo: string,
) {
  const inteiro = documentoId !== null && (documento === 'kits' || documento === 'movimentacoes');
  return {
    entidade: inteiro ? documento : ('produtos-estoque' as const),
    id: inteiro ? documentoId : linha,
    acao: 'ESTORNAR' as const,
    depois: {
      estorno: {
        lancamento: id,
        tipo,
        motivo,
        lotes: lancados.map((um) => ({ linha: um.linha, quantidade: decimal(um.quantidade).negated().toNumber() })),
      },
    },
  };
}
