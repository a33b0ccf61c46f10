import type { FornecedorCitado, ProdutoCitado } from '@merenda/shared/contratos';
import { quantidadeDisponivel, valorDisponivel } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import { FORNECEDOR_CITADO, PRODUTO_CITADO } from '../../cadastros/index.js';
import { hoje } from '../../nucleo/relogio.js';
import { VIGENCIA } from '../aquisicoes/consultas.js';

/** A product that a contract in force offers. */
export interface Oferta {
  itemPropostaId: number;
  propostaId: number;
  aquisicao: { id: number; numero: string; ano: number };
  fornecedor: FornecedorCitado;
  produto: ProdutoCitado;
  precoUnidade: number;
  /** 'YYYY-MM-DD', with the PRAZO addenda. */
  vigencia: string;
  /** Packages that may still be requested. */
  disponivel: number;
}

const dosItens = (itens: readonly number[]): SQL => sql`p.item_id = any(${sql.param([...itens])}::int[])`;

/** The products of these items in contracts that are in force today, with what is left of each. */
export async function ofertasDosItens(banco: Banco | Transacao, itens: readonly number[]): Promise<Oferta[]> {
  const { rows } = await banco.execute<{
    oferta: Omit<Oferta, 'disponivel'> & { quantidade: number; aditivada: number; solicitada: number };
  }>(sql`
    select json_build_object('itemPropostaId', i.id, 'propostaId', v.id, 'aquisicao', json_build_object('id', a.id, 'numero', a.numero, 'ano', a.ano),
      'fornecedor', ${FORNECEDOR_CITADO}, 'produto', ${PRODUTO_CITADO}, 'precoUnidade', i.preco_unidade, 'vigencia', ${VIGENCIA},
      'quantidade', i.quantidade,
      'aditivada', (select coalesce(sum(ia.quantidade), 0) from itens_aditivados ia where ia.item_proposta_id = i.id),
      'solicitada', (select coalesce(sum(x.quantidade), 0) from itens_solicitacao x join solicitacoes s on s.id = x.solicitacao_id
        where x.item_proposta_id = i.id and s.status <> 'CANCELADA')) as oferta
    from itens_proposta i
    join propostas_vencedoras v on v.id = i.proposta_id
    join aquisicoes a on a.id = v.aquisicao_id
    join fornecedores f on f.id = v.fornecedor_id
    join produtos p on p.id = i.produto_id
    join itens_produto ip on ip.id = p.item_id
    where a.status = 'VIGENTE' and ${VIGENCIA} >= ${hoje()}::date and ${dosItens(itens)}
    order by i.id`);
  return rows.map(({ oferta: { quantidade, aditivada, solicitada, ...oferta } }) => ({
    ...oferta,
    disponivel: quantidadeDisponivel(quantidade, [aditivada], [solicitada]).toNumber(),
  }));
}

/** R$ that may still be requested of each of these acquisitions, by id. */
export async function valoresDisponiveis(banco: Banco, aquisicoes: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await banco.execute<{ id: number; valor: string; aditivado: string; solicitado: string }>(sql`
    select a.id, a.valor::text as valor,
      (select coalesce(sum(d.valor), 0) from aditivos d where d.aquisicao_id = a.id)::text as aditivado,
      (select coalesce(sum(x.valor_item), 0) from itens_solicitacao x join solicitacoes s on s.id = x.solicitacao_id
        where s.aquisicao_id = a.id and s.status <> 'CANCELADA')::text as solicitado
    from aquisicoes a where a.id = any(${sql.param([...aquisicoes])}::int[])`);
  return new Map(
    rows.map(({ id, valor, aditivado, solicitado }) => [
      id,
      valorDisponivel(valor, [aditivado], [solicitado]).toNumber(),
    ]),
  );
}

/** A product of an item, with its last purchase. */
export interface ProdutoConhecido {
  produto: ProdutoCitado;
  perecivel: boolean;
  /** R$ of a package and the place of the request among all of them; null if it was never requested. */
  ultimaCompra: { preco: number; ordem: number } | null;
}

/** The products of these items. A cancelled request is no purchase. */
export async function produtosDosItens(
  banco: Banco | Transacao,
  itens: readonly number[],
): Promise<ProdutoConhecido[]> {
  const { rows } = await banco.execute<{ lido: ProdutoConhecido }>(sql`
    select json_build_object('produto', ${PRODUTO_CITADO}, 'perecivel', p.is_perecivel, 'ultimaCompra',
      (select json_build_object('preco', x.preco_unidade, 'ordem', s.id) from itens_solicitacao x join solicitacoes s on s.id = x.solicitacao_id
        where x.produto_id = p.id and s.status <> 'CANCELADA' order by s.id desc limit 1)) as lido
    from produtos p join itens_produto ip on ip.id = p.item_id
    where ${dosItens(itens)} order by p.id`);
  return rows.map(({ lido }) => lido);
}

/** The newest request of each unit to each proposal, as 'unit proposal' → id. */
export async function ultimasSolicitacoes(
  banco: Banco,
  unidades: (coluna: SQL) => SQL,
  propostas: readonly number[],
): Promise<Map<string, number>> {
  const { rows } = await banco.execute<{ chave: string; id: number }>(sql`
    select s.unidade_educacional_id || ' ' || s.proposta_id as chave, max(s.id)::int as id from solicitacoes s
    where s.proposta_id = any(${sql.param([...propostas])}::int[]) and ${unidades(sql`s.unidade_educacional_id`)} group by 1`);
  return new Map(rows.map(({ chave, id }) => [chave, id]));
}
