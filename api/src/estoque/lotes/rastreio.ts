import { PARCELAS_DO_LOTE, type RastreioDoLote } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { dosEstoquesDe } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { primeira } from '../../banco/restricoes.js';
import { NOME_DO_FORNECEDOR } from '../../cadastros/index.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { ordem } from '../../nucleo/ordem.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { buscarLote } from './consultas.js';

type Listas = Omit<RastreioDoLote, 'produtoLote' | 'bloqueio'>;

/** The kind of a line `k` of the ledger, and of a reversal that of the line `o` that it reverses. */
const TIPO = sql`coalesce(o.tipo, k.tipo)`;

/** The term of the sum to which a line `k` of the ledger belongs; movements are counted apart. */
const PARCELA = sql`case k.documento
  when 'recebimentos' then 'RECEBIDO'
  when 'refeicoes' then 'REFEICOES'
  when 'kits' then 'KITS'
  when 'balancos' then 'AJUSTADO'
  when 'saidas' then case ${TIPO} when 'RECOLHIMENTO' then 'RECOLHIDO' else 'PERDIDO' end
  else case ${TIPO} when 'EXCLUSAO' then 'EXCLUIDO' else 'ADICIONADO' end end`;

/**
 * Where a lot came from, where it is and what used it, from one statement over its ledger. The lists have the lines of
 * the user's units; the sum is of all units. 404 for a lot that no unit of the user has had.
 */
export async function rastrearLote(contexto: Contexto, id: number): Promise<RastreioDoLote> {
  const lote = await buscarLote(contexto, id);
  const seu = (estoque: string) => dosEstoquesDe(contexto.usuario, sql.raw(estoque));
  const { rows } = await contexto.banco.execute<{ listas: Listas }>(sql`
    with linhas as materialized (
      select pe.id, pe.estoque_id, pe.quantidade, u.id as unidade_id, u.nome as unidade, ${seu('pe.estoque_id')} as sua
      from produtos_estoque pe
      join estoques e on e.id = pe.estoque_id
      join unidades_educacionais u on u.id = e.unidade_educacional_id
      where pe.produto_lote_id = ${id}),
    lancados as materialized (
      select k.*, l.estoque_id, l.unidade, l.sua, ${PARCELA} as parcela
      from linhas l join kardex k on k.produto_estoque_id = l.id left join kardex o on o.id = k.estorna_id),
    movidos as materialized (
      select m.id, m.status, m.estornado_em is not null as estornada, m.data_inicio_movimentacao as quando, l.unidade as origem, ud.nome as destino,
        mp.quantidade, mp.quantidade_perdida, l.sua or ${seu('m.destino_id')} as sua
      from linhas l
      join movimentacao_produtos mp on mp.produto_estoque_id = l.id
      join movimentacoes m on m.id = mp.movimentacao_id
      join estoques d on d.id = m.destino_id
      join unidades_educacionais ud on ud.id = d.unidade_educacional_id),
    documentos as materialized (
      select documento, documento_id, unidade, min(quando) as quando, sum(quantidade) as quantidade, bool_or(tipo = 'ESTORNO') as desfeito
      from lancados where sua and documento in ('recebimentos', 'refeicoes', 'kits') group by 1, 2, 3),
    parcelas as (
      select parcela, case when parcela in ('RECEBIDO', 'ADICIONADO', 'AJUSTADO') then quantidade else -quantidade end as quantidade, sua
      from lancados where documento <> 'movimentacoes'
      union all select 'EM_ESTOQUE', quantidade, sua from linhas
      union all select 'EM_TRANSITO', quantidade, sua from movidos where status = 'EM_TRANSITO'
      union all select 'PERDIDO_NO_TRANSPORTE', quantidade_perdida, sua from movidos where status = 'RECEBIDA' and not estornada)
    select json_build_object(
      'parcelas', (select coalesce(json_agg(json_build_object('parcela', parcela, 'total', total, 'outrasUnidades', outras)), '[]')
        from (select parcela, sum(quantidade) as total, coalesce(sum(quantidade) filter (where not sua), 0) as outras
          from parcelas where quantidade <> 0 group by parcela) s where total <> 0 or outras <> 0),
      'estoques', (select coalesce(json_agg(json_build_object('estoque', estoque_id,
        'unidade', json_build_object('id', unidade_id, 'nome', unidade), 'quantidade', quantidade)), '[]')
        from linhas where sua and quantidade > 0),
      'recebimentos', (select coalesce(json_agg(json_build_object('id', r.id, 'quando', d.quando, 'unidade', d.unidade,
          'solicitacao', json_build_object('id', s.id, 'numero', s.numero || '/' || s.ano), 'fornecedor', ${NOME_DO_FORNECEDOR},
          'notaFiscal', n.numero, 'quantidade', d.quantidade, 'estornado', r.estornado_em is not null) order by d.quando, r.id), '[]')
        from documentos d
        join recebimentos r on r.id = d.documento_id
        join solicitacoes s on s.id = r.solicitacao_id
        join propostas_vencedoras v on v.id = s.proposta_id
        join fornecedores f on f.id = v.fornecedor_id
        left join notas_fiscais n on n.id = r.nota_fiscal_id
        where d.documento = 'recebimentos'),
      'movimentacoes', (select coalesce(json_agg(json_build_object('id', id, 'quando', quando, 'origem', origem, 'destino', destino,
          'status', status, 'estornada', estornada, 'quantidade', quantidade, 'quantidadePerdida', quantidade_perdida) order by quando, id), '[]')
        from movidos where sua),
      'refeicoes', (select coalesce(json_agg(json_build_object('id', r.id, 'dia', to_char(r.dia, 'DD/MM/YYYY'), 'unidade', d.unidade,
          'prato', p.nome, 'alunos', r.quantidade_de_pessoas, 'quantidade', -d.quantidade, 'excluida', d.desfeito) order by r.dia, r.hora, r.id), '[]')
        from documentos d join refeicoes r on r.id = d.documento_id join pratos p on p.id = r.prato_id
        where d.documento = 'refeicoes'),
      'kits', (select coalesce(json_agg(json_build_object('dia', to_char(dia, 'DD/MM/YYYY'), 'unidade', unidade, 'alunos', alunos,
          'quantidade', quantidade) order by dia, unidade), '[]')
        from (select k.data as dia, d.unidade, count(*) as alunos, -sum(d.quantidade) as quantidade
          from documentos d join kits k on k.id = d.documento_id where d.documento = 'kits' and not d.desfeito group by 1, 2) por_dia),
      'demais', (select coalesce(json_agg(json_build_object('id', k.id, 'estoque', k.estoque_id, 'quando', k.quando, 'unidade', k.unidade, 'tipo', k.tipo,
          'documento', k.documento, 'documentoId', k.documento_id,
          'quantidade', k.quantidade, 'usuario', ${nomeDoAutor(sql`k.usuario_id`)}, 'observacao', k.observacao,
          'estorno', case when e.id is not null then json_build_object('quando', e.quando, 'usuario', ${nomeDoAutor(sql`e.usuario_id`)}, 'motivo', e.observacao) end) order by k.id), '[]')
        from lancados k left join kardex e on e.estorna_id = k.id
        where k.sua and k.estorna_id is null and k.documento not in ('recebimentos', 'refeicoes'))
    ) as listas`);
  const { listas } = primeira(rows);
  const umaComHora = <L extends { quando: string }>(linha: L): L => ({
    ...linha,
    quando: dataHoraBR(new Date(linha.quando)),
  });
  const comHora = <L extends { quando: string }>(linhas: L[]): L[] => linhas.map(umaComHora);
  return {
    ...lote,
    ...listas,
    parcelas: PARCELAS_DO_LOTE.flatMap((uma) => listas.parcelas.filter(({ parcela }) => parcela === uma)),
    estoques: listas.estoques.toSorted((a, b) => ordem.compare(a.unidade.nome, b.unidade.nome)),
    recebimentos: comHora(listas.recebimentos),
    movimentacoes: comHora(listas.movimentacoes),
    demais: comHora(listas.demais).map((linha) => ({ ...linha, estorno: linha.estorno && umaComHora(linha.estorno) })),
  };
}
