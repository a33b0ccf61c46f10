import type { EfeitoNaBarra, SimulacaoDoPnae } from '@merenda/shared/contratos';
import type { ParcelaDoPnae } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { hoje } from '../../nucleo/relogio.js';
import { buscarAquisicao } from '../aquisicoes/consultas.js';
import { barrasDaBase, lerBaseDoPnae } from './base.js';
import { CLASSES, CONTRATO, DO_PNAE, EM_NOME_DE, parte, QUEM_VENDE } from './parcelas.js';

/**
 * The shares that change when all of an acquisition, or of these requests, is received: in the year of the contract, or in
 * the current one. 404 for an acquisition that is not of the user's units. Nothing is written, and a share only informs.
 */
export async function simularNoPnae(
  { banco, usuario }: Contexto,
  { aquisicao, pedidos = [] }: SimulacaoDoPnae,
): Promise<EfeitoNaBarra[]> {
  const ano = aquisicao
    ? (await buscarAquisicao(banco, usuario, aquisicao.id)).dataContrato.slice(-4)
    : hoje().slice(0, 4);
  const mais = aquisicao ? await daAquisicao(banco, aquisicao.id) : await dosPedidos(banco, pedidos);
  const base = await lerBaseDoPnae(banco, Number(ano));
  const depois = barrasDaBase(base, mais);
  return barrasDaBase(base).flatMap((agora, lugar) => {
    const comIsto = depois[lugar];
    return comIsto && comIsto.recebido.percentual !== agora.recebido.percentual ? [{ agora, comIsto }] : [];
  });
}

const daAquisicao = (banco: Banco, id: number): Promise<ParcelaDoPnae[]> =>
  parcelasDosItens(banco, sql`i.valor_item`, sql`where ${DO_PNAE} and a.id = ${id}`);

/** What the contracts in force ask for the requested packages. */
export function dosPedidos(banco: Banco, pedidos: NonNullable<SimulacaoDoPnae['pedidos']>): Promise<ParcelaDoPnae[]> {
  const linhas = pedidos.flatMap(({ aquisicao, fornecedor, itens }) =>
    itens.map(({ produto, quantidade }) => ({
      aquisicao: aquisicao.id,
      fornecedor: fornecedor.id,
      produto: produto.id,
      quantidade,
    })),
  );
  return parcelasDosItens(
    banco,
    sql`round(q.quantidade * i.preco_unidade, 2)`,
    sql`join json_to_recordset(${JSON.stringify(linhas)}::json) as q(aquisicao int, fornecedor int, produto int, quantidade numeric)
      on q.aquisicao = a.id and q.fornecedor = f.id and q.produto = i.produto_id
    where ${DO_PNAE} and a.status = 'VIGENTE'`,
  );
}

/** The items of contracts as if they were received with this value. */
export async function parcelasDosItens(banco: Banco, valor: SQL, quais: SQL): Promise<ParcelaDoPnae[]> {
  const { rows } = await banco.execute<ParcelaDoPnae & Record<string, unknown>>(sql`
    select t.familiar, t.direta, t.sexo, ip.grau_processamento as grau, 0 as contratado, sum(t.valor) as recebido, 0 as pago
    from (
      select l.familiar, l.direta, case when m.item_proposta_id is null then l.sexo else m.sexo end as sexo, l.produto_id, ${parte(sql`l.valor`)} as valor
      from (select ${QUEM_VENDE}, i.id as item_proposta_id, i.produto_id, ${valor} as valor
        from itens_proposta i join propostas_vencedoras v on v.id = i.proposta_id ${CONTRATO} ${quais}) l
      left join ${EM_NOME_DE} m on m.item_proposta_id = l.item_proposta_id and l.direta) t
    join produtos p on p.id = t.produto_id join itens_produto ip on ip.id = p.item_id
    group by ${CLASSES}`);
  return rows;
}
