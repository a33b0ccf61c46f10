import { CAMPOS_DA_RELACAO, type FiltrosDosPagamentos, type LinhaDaRelacao } from '@merenda/shared/contratos';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { NOME_DO_FORNECEDOR } from '../../cadastros/index.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { PAGAMENTOS, pagamentoDoUsuario } from './consultas.js';
import { filtrosDosPagamentos } from './paginas.js';

/**
 * The payments in force of the user's units, one line an item of their invoices, in the order of their days. The lines
 * add up to the payments: they are stored.
 */
export const relacaoDePagamentos = (
  { banco, usuario }: Contexto,
  filtros: FiltrosDosPagamentos,
): Promise<LinhaDaRelacao[]> =>
  lerRelacao(banco, [pagamentoDoUsuario(usuario), ...filtrosDosPagamentos(filtros).flatMap((filtro) => filtro ?? [])]);

/** The payments in force that meet the conditions on `PAGAMENTOS` and their acquisition `a`, one line an item. */
export async function lerRelacao(banco: Banco, condicoes: readonly SQL[]): Promise<LinhaDaRelacao[]> {
  const { rows } = await banco.execute<{ linha: LinhaDaRelacao }>(sql`
    with pagos as (
      select g.id, g.data, g.documento, n.numero, n.serie, n.chave, n.data_emissao, v.numero_contrato, s.aquisicao_id,
        ${NOME_DO_FORNECEDOR} as favorecido, coalesce(f.cpf, f.cnpj) as inscricao, f.fornecedor_tipo,
        case when f.agricultura_familiar then f.caf_numero end as caf, row_number() over (order by g.data, g.id) as ordem,
        case when f.agricultura_familiar then f.grupos_prioritarios else '[]' end as grupos,
        case when f.agricultura_familiar then coalesce(v.sexo_do_titular, f.sexo_do_titular) = 'FEMININO' end as mulher
      from ${PAGAMENTOS} join aquisicoes a on a.id = s.aquisicao_id
      where ${sql.join([sql`g.estornado_em is null`, ...condicoes], sql` and `)}),
    itens as (
      select pi.pagamento_id, l.produto_id, sum(rp.quantidade) as quantidade, sum(pi.valor) as valor
      from pagos g
      join pagamento_itens pi on pi.pagamento_id = g.id
      join recebimento_produtos rp on rp.id = pi.recebimento_produto_id
      join linhas_do_estoque e on e.id = rp.produto_estoque_id
      join produto_lotes l on l.id = e.produto_lote_id
      group by 1, 2)
    select json_build_object('numero', g.ordem, 'data', to_char(g.data, 'DD/MM/YYYY'), 'favorecido', g.favorecido, 'inscricao', g.inscricao, 'caf', g.caf, 'gruposPrioritarios', g.grupos, 'mulherTitular', g.mulher,
      'tipoDocumento', case when g.chave is not null then 'NFE' when g.fornecedor_tipo = 'FISICO' then 'NOTA_DE_PRODUTOR' else 'NOTA_FISCAL' end,
      'notaFiscal', json_build_object('numero', g.numero, 'serie', g.serie, 'chave', g.chave), 'dataEmissao', to_char(g.data_emissao, 'DD/MM/YYYY'),
      'aquisicao', json_build_object('aquisicaoTipo', a.aquisicao_tipo, 'modalidadeLicitacao', a.modalidade_licitacao, 'fonteRecurso', a.fonte_recurso,
        'numeroProcessoAdminis', a.numero_processo_adminis, 'numeroContrato', g.numero_contrato),
      'produto', p.nome, 'grauProcessamento', ip.grau_processamento, 'quantidade', i.quantidade, 'unidadeProduto', p.unidade_produto,
      'valor', i.valor, 'documento', g.documento) as linha
    from pagos g
    join itens i on i.pagamento_id = g.id
    join produtos p on p.id = i.produto_id
    join itens_produto ip on ip.id = p.item_id
    join aquisicoes a on a.id = g.aquisicao_id
    order by g.ordem, p.chave, p.id`);
  return rows.map(({ linha }) => linha);
}

/** The accounts' list of payments, for the spreadsheet. */
export const EXPORTACAO_DA_RELACAO = exportavel('GET /pagamentos/relacao', {
  titulo: 'Relação de pagamentos',
  ler: (contexto, { query }) => relacaoDePagamentos(contexto, query),
  campos: CAMPOS_DA_RELACAO,
});
