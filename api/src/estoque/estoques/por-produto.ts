import type { ProdutoNoEstoque } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { chaveDoItem, DIAS_DO_CONSUMO, minimoSugerido, somarDias, unidadeDoTotal } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { primeira } from '../../banco/restricoes.js';
import { ordem } from '../../nucleo/ordem.js';
import { hoje } from '../../nucleo/relogio.js';
import { coberturaDosItens } from '../providos.js';
import { saidasDoConsumo } from './consumo.js';
import { PRODUTO_DO_LOTE } from './lotes.js';

type Somado = Omit<ProdutoNoEstoque, 'minimoSugerido' | 'cobertura'> & { consumo: string };

/**
 * The products of a stock by name, each with the sum of its lots, its minimum, and how long its item lasts: those that
 * have a lot, also an empty one, and those that have a minimum.
 */
export async function listarPorProduto(banco: Banco, estoqueId: number): Promise<ProdutoNoEstoque[]> {
  const { unidade, produtos } = await somarProdutos(banco, estoqueId);
  const coberturas = await coberturaDosItens(banco, unidade);
  return produtos
    .map(({ consumo, ...somado }) => {
      const { item, unidadeMedida } = somado.produto;
      const cobertura = coberturas.get(chaveDoItem(item.id, unidadeDoTotal(unidadeMedida)));
      return {
        ...somado,
        minimoSugerido: minimoSugerido(consumo),
        cobertura: cobertura ? { ...cobertura, faltaEm: cobertura.faltaEm && formatarData(cobertura.faltaEm) } : null,
      };
    })
    .sort((um, outro) => ordem.compare(um.produto.nome, outro.produto.nome) || um.id - outro.id);
}

async function somarProdutos(banco: Banco, estoqueId: number): Promise<{ unidade: number; produtos: Somado[] }> {
  const dia = hoje();
  const unidade = sql`(select unidade_educacional_id from estoques where id = ${estoqueId})`;
  const soma = (quando = sql`true`) => sql`coalesce(sum(pe.quantidade) filter (where ${quando}), 0)`;
  const ate = (dias: number) => sql`${somarDias(dia, dias)}::date`;
  const { rows } = await banco.execute<{ unidade: number; produtos: Somado[] }>(sql`
    with totais as (
      select l.produto_id, ${soma()} as quantidade,
        ${soma(sql`l.data_validade < ${ate(0)}`)} as vencida,
        ${soma(sql`l.data_validade between ${ate(0)} and ${ate(7)}`)} as em_sete_dias,
        ${soma(sql`l.data_validade > ${ate(7)} and l.data_validade <= ${ate(30)}`)} as em_trinta_dias,
        ${soma(sql`l.data_validade > ${ate(30)}`)} as mais_tarde
      from produtos_estoque pe join produto_lotes l on l.id = pe.produto_lote_id
      where pe.estoque_id = ${estoqueId} and pe.excluido_em is null group by l.produto_id),
    minimos as (select produto_id, quantidade from minimos_de_estoque where estoque_id = ${estoqueId}),
    saidas as (${saidasDoConsumo({
      de: somarDias(dia, 1 - DIAS_DO_CONSUMO),
      ate: dia,
      grupo: () => sql`1`,
      refeicoes: sql`r.unidade_educacional_id = ${unidade}`,
      kits: sql`t.estoque_id = ${estoqueId}`,
    })}),
    consumos as (
      select l.produto_id, -sum(s.quantidade) as quantidade
      from saidas s join produtos_estoque pe on pe.id = s.produto_estoque_id join produto_lotes l on l.id = pe.produto_lote_id
      group by l.produto_id)
    select ${unidade} as unidade, coalesce(json_agg(json_build_object('id', p.id, 'produto', ${PRODUTO_DO_LOTE},
      'quantidade', coalesce(t.quantidade, 0),
      'validade', json_build_object('vencida', coalesce(t.vencida, 0), 'emSeteDias', coalesce(t.em_sete_dias, 0),
        'emTrintaDias', coalesce(t.em_trinta_dias, 0), 'maisTarde', coalesce(t.mais_tarde, 0)),
      'minimo', m.quantidade, 'consumo', coalesce(c.quantidade, 0)::text)), '[]') as produtos
    from produtos p
    join itens_produto ip on ip.id = p.item_id
    left join totais t on t.produto_id = p.id
    left join minimos m on m.produto_id = p.id
    left join consumos c on c.produto_id = p.id
    where t.produto_id is not null or m.produto_id is not null`);
  return primeira(rows);
}
