import type { Recebimento, RecebimentoDeCompra } from '@merenda/shared/contratos';
import { valorAceito } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { PRODUTO_CITADO } from '../aquisicoes/citacoes.js';
import { nomeDoAutor } from '../estoques/autores.js';
import { buscarSolicitacao, NOTA_FISCAL } from './consulta.js';

/** The deliveries of a request, oldest first. 404 when its unit is not the user's. */
export async function listarRecebimentos(contexto: Contexto, solicitacaoId: number): Promise<Recebimento[]> {
  return (await recebimentoDeCompra(contexto, solicitacaoId)).recebimentos;
}

/** A delivery as the database tells it: instants unformatted, its lots with the price of the request. */
type Lido = Omit<Recebimento, 'valorProdutos'> & {
  precos: { produtoId: number; quantidade: number; precoUnidade: number }[];
};

/** The receipt report: the request and its deliveries. */
export async function recebimentoDeCompra(
  { banco, usuario }: Contexto,
  solicitacaoId: number,
): Promise<RecebimentoDeCompra> {
  const solicitacao = await buscarSolicitacao(banco, usuario, solicitacaoId);
  const { rows } = await banco.execute<{ recebimento: Lido }>(sql`
    select json_build_object('id', r.id, 'recebidoEm', r.recebido_em, 'usuario', ${nomeDoAutor(sql`r.usuario_id`)}, 'observacao', r.observacao,
      'justificativaValidade', r.justificativa_validade, 'notaFiscal', case when n.id is not null and (n.liberada_em is null or r.estornado_em is not null) then ${NOTA_FISCAL} end,
      'estorno', case when r.estornado_em is not null then json_build_object('quando', r.estornado_em, 'usuario', ${nomeDoAutor(sql`r.estornado_por_id`)}, 'motivo', r.motivo_estorno) end,
      'precos', (select coalesce(json_agg(json_build_object('produtoId', x.produto_id, 'quantidade', rp.quantidade, 'precoUnidade', x.preco_unidade)), '[]')
        from recebimento_produtos rp join itens_solicitacao x on x.id = rp.item_solicitacao_id where rp.recebimento_id = r.id),
      'produtos', (select coalesce(json_agg(json_build_object('id', rp.id, 'produto', ${PRODUTO_CITADO}, 'quantidade', rp.quantidade, 'lote', l.numero,
          'dataFabricacao', to_char(l.data_fabricacao, 'DD/MM/YYYY'), 'dataValidade', to_char(l.data_validade, 'DD/MM/YYYY')) order by rp.id), '[]')
        from recebimento_produtos rp
        join produtos_estoque e on e.id = rp.produto_estoque_id
        join produto_lotes l on l.id = e.produto_lote_id
        join produtos p on p.id = l.produto_id
        join itens_produto ip on ip.id = p.item_id
        where rp.recebimento_id = r.id)) as recebimento
    from recebimentos r
    left join notas_fiscais n on n.id = r.nota_fiscal_id
    where r.solicitacao_id = ${solicitacaoId} order by r.id`);
  return { solicitacao, recebimentos: rows.map(({ recebimento }) => comoRecebimento(recebimento)) };
}

function comoRecebimento({ precos, ...lido }: Lido): Recebimento {
  return {
    ...lido,
    recebidoEm: horaLocal(lido.recebidoEm),
    valorProdutos: valorAceito(precos).toNumber(),
    estorno: lido.estorno && { ...lido.estorno, quando: horaLocal(lido.estorno.quando) },
  };
}

const horaLocal = (instante: string): string => dataHoraBR(new Date(instante));
