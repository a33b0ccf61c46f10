import type { ConferenciaDaContagem, Estorno, ProdutoLote } from '@merenda/shared/contratos';
import {
  decimal,
  impedimentoDaDiferenca,
  impedimentoAoLancar,
  valorDaDiferenca,
  type Decimal,
} from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import { escritorDeEmbalagens, type EscritorDeEmbalagens } from '../../cadastros/index.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { PRODUTO_LOTE } from '../estoques/lotes.js';
import { PRECOS_DAS_LINHAS } from '../estoques/precos.js';
import { buscarContagem, porProduto } from './consultas.js';

/**
 * The differences of a count. Those of a booked count have the prices of its booking. 404 when it is not of this stock.
 */
export async function conferirContagem(
  { banco, usuario }: Contexto,
  estoqueId: number,
  id: number,
): Promise<ConferenciaDaContagem> {
  const { status, revisao, outraPessoaConfirma, resultado } = await buscarContagem(banco, estoqueId, id);
  const diferencas = await lerDiferencas(banco, id);
  const aberta = status === 'ABERTA';
  const escritor = await escritorDeEmbalagens(banco);
  return {
    revisao,
    naoContados: resultado?.naoContados ?? (await contarOsQueFaltam(banco, estoqueId, id)),
    impedimento: aberta
      ? impedimentoAoLancar({
          contados: diferencas.length,
          outraPessoaConfirma,
          contou: diferencas.some(({ usuarioId }) => usuarioId === usuario.id),
        })
      : null,
    lotes: diferencas
      .map((uma) => {
        const precoUnidade = aberta ? uma.preco : uma.precoAoLancar;
        return {
          id: uma.id,
          produtoLote: uma.produtoLote,
          contada: Number(uma.contada),
          saldo: Number(uma.saldoContado),
          diferenca: uma.diferenca.toNumber(),
          precoUnidade: precoUnidade === null ? null : Number(precoUnidade),
          valor: valorDaDiferenca(uma.diferenca, precoUnidade)?.toNumber() ?? null,
          usuario: uma.usuario,
          quando: dataHoraBR(new Date(uma.quando)),
          impedimento: aberta ? impedimentoDoLote(uma, escritor) : null,
          estorno: uma.estorno && { ...uma.estorno, quando: dataHoraBR(new Date(uma.estorno.quando)) },
        };
      })
      .sort(porProduto),
  };
}

/** Why the difference of a lot cannot be booked; null when it can. */
export const impedimentoDoLote = (uma: DiferencaLida, escritor: EscritorDeEmbalagens): string | null =>
  impedimentoDaDiferenca({
    ...uma,
    numero: uma.produtoLote.numero,
    escrever: escritor(uma.produtoLote.produto),
  });

/** A counted lot as it is stored, and its stock line as it is now. Decimal strings; `id` is that of the stock line. */
export interface DiferencaLida {
  id: number;
  produtoLote: ProdutoLote;
  contada: string;
  saldoContado: string;
  diferenca: Decimal;
  usuarioId: number;
  usuario: string;
  quando: string;
  /** The current balance. */
  saldo: string;
  bloqueado: boolean;
  excluido: boolean;
  /** Of a package, now and when the count was booked; null without one. */
  preco: string | null;
  precoAoLancar: string | null;
  /** Of the balance that booked it; `quando` as the database writes it. */
  estorno: Estorno | null;
}

/** The counted lots of a count, by expiry. */
export async function lerDiferencas(banco: Banco | Transacao, contagemId: number): Promise<DiferencaLida[]> {
  const { rows } = await banco.execute<{ lidas: Omit<DiferencaLida, 'diferenca'>[] }>(sql`
    with linhas as materialized (
      select cl.*, pe.quantidade, pe.bloqueado, pe.excluido_em, pe.produto_lote_id, l.produto_id
      from contagem_linhas cl join produtos_estoque pe on pe.id = cl.produto_estoque_id join produto_lotes l on l.id = pe.produto_lote_id
      where cl.contagem_id = ${contagemId}),
    precos as (${PRECOS_DAS_LINHAS})
    select coalesce(json_agg(json_build_object('id', c.produto_estoque_id, 'produtoLote', ${PRODUTO_LOTE},
      'contada', c.contada::text, 'saldoContado', c.saldo::text, 'usuarioId', c.usuario_id, 'usuario', ${nomeDoAutor(sql`c.usuario_id`)},
      'quando', c.quando, 'saldo', c.quantidade::text, 'bloqueado', c.bloqueado, 'excluido', c.excluido_em is not null,
      'preco', c.preco::text, 'precoAoLancar', c.preco_unidade::text,
      'estorno', case when b.estornado_em is not null then json_build_object('quando', b.estornado_em, 'usuario', ${nomeDoAutor(sql`b.estornado_por_id`)}, 'motivo', b.motivo_estorno) end) order by l.data_validade, c.produto_estoque_id), '[]') as lidas
    from precos c
    left join balancos b on b.id = c.balanco_id
    join produto_lotes l on l.id = c.produto_lote_id
    join produtos p on p.id = l.produto_id
    join itens_produto ip on ip.id = p.item_id`);
  return (rows[0]?.lidas ?? []).map((uma) => ({ ...uma, diferenca: decimal(uma.contada).minus(uma.saldoContado) }));
}

/** Lots of the stock that have a balance and are not counted. */
export async function contarOsQueFaltam(
  banco: Banco | Transacao,
  estoqueId: number,
  contagemId: number,
): Promise<number> {
  const { rows } = await banco.execute<{ faltam: number }>(sql`
    select count(*)::int as faltam from produtos_estoque pe
    where pe.estoque_id = ${estoqueId} and pe.excluido_em is null and pe.quantidade > 0
      and not exists (select from contagem_linhas cl where cl.contagem_id = ${contagemId} and cl.produto_estoque_id = pe.id)`);
  return rows[0]?.faltam ?? 0;
}
