import type { BuscaDosItensDoPnae, ItemDoPnae, ItemSemGrau, Pagina, RecorteDoPnae } from '@merenda/shared/contratos';
import { GRAUS_DA_BARRA } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { paginar, type Lista } from '../../banco/paginas.js';
import { FORNECEDOR_CITADO } from '../../cadastros/index.js';
import { linhasDoPnae, SOMAS } from './parcelas.js';

/** Condition on a line of the panel: it counts in this figure. */
function doRecorte(recorte: RecorteDoPnae): SQL {
  if (recorte === 'SEM_GRAU') return sql`ip.grau_processamento is null`;
  if (recorte === 'AF') return sql`t.familiar`;
  if (recorte === 'MULHER') return sql`(t.direta and t.sexo = 'FEMININO')`;
  return sql`ip.grau_processamento = any(${sql.param([...GRAUS_DA_BARRA[recorte]])}::text[])`;
}

/**
 * The items of contracts, invoices or payments behind a figure of the panel, newest first, by pages. All
 * of them add up to the figure.
 */
export async function paginaDosItens(
  { banco }: Contexto,
  ano: number,
  { coluna, recorte, unidade, mes, porPagina, apos, pular }: Omit<BuscaDosItensDoPnae, 'ano'>,
): Promise<Pagina<ItemDoPnae>> {
  const valor = sql`t.${sql.identifier(coluna)}`;
  const filtros = [
    recorte && doRecorte(recorte),
    unidade === undefined ? undefined : sql`t.unidade_id = ${unidade}`,
    mes === undefined ? undefined : sql`extract(month from t.dia) = ${mes}`,
  ];
  const lista: Lista = {
    de: sql`${linhasDoPnae(ano)}
      join fornecedores f on f.id = t.fornecedor_id
      join aquisicoes a on a.id = t.aquisicao_id
      join unidades_educacionais u on u.id = t.unidade_id
      left join solicitacoes s on s.id = t.solicitacao_id
      left join notas_fiscais n on n.id = t.nota_id`,
    chaves: [
      { coluna: sql`t.dia`, tipo: 'dia', decrescente: true },
      { coluna: sql`t.origem_id`, tipo: 'inteiro' },
      { coluna: sql`t.item_id`, tipo: 'inteiro' },
      { coluna: sql`coalesce(t.sexo, '')`, tipo: 'texto' },
    ],
  };
  return paginar<ItemDoPnae>(
    banco,
    lista,
    {
      linha: sql`json_build_object('data', to_char(t.dia, 'DD/MM/YYYY'), 'fornecedor', ${FORNECEDOR_CITADO},
        'produto', p.nome, 'grauProcessamento', ip.grau_processamento, 'unidade', u.nome,
        'aquisicao', json_build_object('id', a.id, 'numero', a.numero || '/' || a.ano),
        'solicitacao', case when s.id is not null then json_build_object('id', s.id, 'numero', s.numero || '/' || s.ano) end,
        'notaFiscal', n.numero, 'valor', ${valor})`,
      escopo: sql`${valor} <> 0`,
      filtros,
    },
    { porPagina, apos, pular },
  );
}

/**
 * The items that the year's money bought without a degree of processing, the greatest value first. What is suggested is
 * the degree of most items of the category, and nothing where two are equal.
 */
export async function itensSemGrau({ banco }: Contexto, ano: number): Promise<ItemSemGrau[]> {
  const { rows } = await banco.execute<{ item: ItemSemGrau }>(sql`
    with graus as (
      select categoria, grau_processamento as grau, count(*) as itens from itens_produto
      where categoria is not null and grau_processamento is not null group by 1, 2)
    select json_build_object('id', i.id, 'nome', i.nome, 'categoria', i.categoria, 'versao', i.versao,
      'contratado', i.contratado, 'recebido', i.recebido, 'pago', i.pago,
      'sugestao', (select case when count(*) = 1 then min(g.grau) end from graus g
        where g.categoria = i.categoria and g.itens = (select max(m.itens) from graus m where m.categoria = i.categoria))) as item
    from (select ip.id, ip.nome, ip.categoria, ip.versao, ${SOMAS} from ${linhasDoPnae(ano)}
      where ip.grau_processamento is null and ip.item_produto_tipo = 'ALIMENTO' group by ip.id) i
    order by i.recebido desc, i.contratado desc, i.nome, i.id`);
  return rows.map(({ item }) => item);
}
