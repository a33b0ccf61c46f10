import type { ItemComSaldo } from '@merenda/shared/contratos';
import { quantidadeDisponivel } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import { FORNECEDOR_CITADO } from '../../cadastros/index.js';
import { RECEBIDA } from '../solicitacoes/consultas.js';
import { ITEM_PROPOSTA } from './citacoes.js';

type Leitor = Banco | Transacao;

/** Every item of an acquisition with its balance, proposal by proposal. */
export function itensDaAquisicao(leitor: Leitor, aquisicaoId: number): Promise<ItemComSaldo[]> {
  return itensComSaldo(leitor, sql`v.aquisicao_id = ${aquisicaoId}`);
}

/** The items that a supplier won in an acquisition, with their balance. */
export function itensDoFornecedor(leitor: Leitor, fornecedorId: number, aquisicaoId: number): Promise<ItemComSaldo[]> {
  return itensComSaldo(leitor, sql`v.fornecedor_id = ${fornecedorId} and v.aquisicao_id = ${aquisicaoId}`);
}

/**
 * Locks the items of a proposal in the order of their ids, and returns them with their balance. The acquisition is
 * locked already.
 */
export async function travarItens(tx: Transacao, propostaId: number): Promise<ItemComSaldo[]> {
  await tx.execute(sql`select id from itens_proposta where proposta_id = ${propostaId} order by id for update`);
  return itensComSaldo(tx, sql`v.id = ${propostaId}`);
}

async function itensComSaldo(leitor: Leitor, filtro: SQL): Promise<ItemComSaldo[]> {
  const { rows } = await leitor.execute<{ item: Omit<ItemComSaldo, 'quantidadeDisponivel'> }>(sql`
    select json_build_object(${ITEM_PROPOSTA},
      'propostaVencedora', json_build_object('id', v.id, 'numeroContrato', v.numero_contrato), 'fornecedor', ${FORNECEDOR_CITADO},
      'quantidadeAditivada', (select coalesce(sum(ia.quantidade), 0) from itens_aditivados ia where ia.item_proposta_id = i.id),
      'valorAditivado', (select coalesce(sum(ia.valor_item), 0) from itens_aditivados ia where ia.item_proposta_id = i.id),
      'quantidadeSolicitada', (select coalesce(sum(x.quantidade), 0) from itens_solicitacao x join solicitacoes s on s.id = x.solicitacao_id
        where x.item_proposta_id = i.id and s.status <> 'CANCELADA'),
      'valorSolicitado', (select coalesce(sum(x.valor_item), 0) from itens_solicitacao x join solicitacoes s on s.id = x.solicitacao_id
        where x.item_proposta_id = i.id and s.status <> 'CANCELADA'),
      'quantidadeRecebida', (select coalesce(sum(${RECEBIDA}), 0) from itens_solicitacao x where x.item_proposta_id = i.id)) as item
    from itens_proposta i
    join propostas_vencedoras v on v.id = i.proposta_id
    join fornecedores f on f.id = v.fornecedor_id
    join produtos p on p.id = i.produto_id
    join itens_produto ip on ip.id = p.item_id
    where ${filtro} order by v.id, i.id`);
  return rows.map(({ item }) => ({
    ...item,
    quantidadeDisponivel: quantidadeDisponivel(
      item.quantidade,
      [item.quantidadeAditivada],
      [item.quantidadeSolicitada],
    ).toNumber(),
  }));
}
