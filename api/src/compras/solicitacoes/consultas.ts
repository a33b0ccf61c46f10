import type {
  CancelamentoLido,
  Recebimento,
  RecebimentoDeCompra,
  Solicitacao,
  SolicitacaoResumo,
  ProdutoLote,
} from '@merenda/shared/contratos';
import { valorAceito } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import { FORNECEDOR_CITADO, PRODUTO_CITADO } from '../../cadastros/index.js';
import { PRODUTO_LOTE } from '../../estoque/index.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { autorDoCancelamento } from '../../mecanismos/auditoria/cancelamento.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { dataHoraBR, hoje } from '../../nucleo/relogio.js';

type Leitor = Banco | Transacao;

/** The purchase requests of the user's units, newest first. */
export function listarSolicitacoes({ banco, usuario }: Contexto): Promise<SolicitacaoResumo[]> {
  return ler(banco, sql``, doUsuario(usuario));
}

/** One request with all its data. 404 when its unit is not the user's. */
export async function buscarSolicitacao(
  leitor: Leitor,
  usuario: Contexto['usuario'],
  id: number,
): Promise<Solicitacao> {
  const [achada] = await ler<Solicitacao>(leitor, INTEIRA, sql`s.id = ${id} and ${doUsuario(usuario)}`);
  if (!achada) throw naoEncontrado('Solicitação de compra não encontrada.');
  return achada;
}

/** Who cancelled a request, when and why. 404 when it was not cancelled. */
export async function motivoDaSolicitacao({ banco, usuario }: Contexto, id: number): Promise<CancelamentoLido> {
  const { motivo } = await buscarSolicitacao(banco, usuario, id);
  if (motivo === null) throw naoEncontrado('A solicitação não foi cancelada.');
  return { motivo, ...(await autorDoCancelamento(banco, 'solicitacoes', id)) };
}

async function ler<T extends SolicitacaoResumo>(leitor: Leitor, campos: SQL, filtro: SQL): Promise<T[]> {
  const { rows } = await leitor.execute<{ solicitacao: T }>(sql`
    select json_build_object(${RESUMO}${campos}) as solicitacao
    from ${SOLICITACOES}
    where ${filtro} order by s.data_solicitacao desc, s.id desc`);
  return rows.map(({ solicitacao }) => solicitacao);
}

/** The requests with what their rows name. Every join finds exactly one row. */
export const SOLICITACOES = sql`solicitacoes s
    left join aquisicoes a on a.id = s.aquisicao_id
    left join propostas_vencedoras v on v.id = s.proposta_id
    left join fornecedores f on f.id = v.fornecedor_id
    left join unidades_educacionais u on u.id = s.unidade_educacional_id`;

/** Condition: a request of the user's units. */
export const doUsuario = (usuario: Contexto['usuario']): SQL => dasUnidadesDe(usuario, sql`s.unidade_educacional_id`);

/** R$: the sum of the items of a request. */
export const VALOR = sql`(select coalesce(sum(x.valor_item), 0) from itens_solicitacao x where x.solicitacao_id = s.id)`;

/** Fields of a `SolicitacaoResumo`. */
export const RESUMO = sql`
  'id', s.id, 'numero', s.numero || '/' || s.ano, 'dataSolicitacao', to_char(s.data_solicitacao, 'DD/MM/YYYY'),
  'aquisicao', json_build_object('id', a.id, 'numero', a.numero, 'ano', a.ano, 'aquisicaoTipo', a.aquisicao_tipo, 'modalidadeLicitacao', a.modalidade_licitacao),
  'fornecedor', ${FORNECEDOR_CITADO}, 'propostaVencedora', json_build_object('id', v.id, 'numeroContrato', v.numero_contrato),
  'unidadeEducacional', json_build_object('id', u.id, 'nome', u.nome), 'status', s.status, 'versao', s.versao,
  'temRecebimentos', exists (select 1 from recebimentos r where r.solicitacao_id = s.id),
  'recebimentoComecado', exists (select 1 from rascunhos_de_recebimento d where d.solicitacao_id = s.id),
  'valor', ${VALOR}`;

/** JSON of a `NotaFiscal`; the query calls notas_fiscais `n`. */
const NOTA_FISCAL = sql`json_build_object('id', n.id, 'numero', n.numero, 'dataEmissao', to_char(n.data_emissao, 'DD/MM/YYYY'),
  'dataRecebimento', to_char(n.data_recebimento, 'DD/MM/YYYY'), 'valor', n.valor, 'motivoRepeticao', n.motivo_repeticao, 'temImagem', n.imagem is not null, 'chave', n.chave, 'versao', n.versao)`;

/** Quantity of an item in receipts that were not reversed; the query calls itens_solicitacao `x`. */
export const RECEBIDA = sql`(select coalesce(sum(rp.quantidade), 0) from recebimento_produtos rp join recebimentos rb on rb.id = rp.recebimento_id
  where rp.item_solicitacao_id = x.id and rb.estornado_em is null)`;

const INTEIRA = sql`,
  'motivo', s.motivo_cancelamento,
  'categorias', (select coalesce(json_agg(json_build_object('id', c.id, 'modalidade', c.modalidade,
      'faixaEtaria', json_build_object('id', fe.id, 'nome', fe.nome)) order by c.ordem), '[]')
    from solicitacao_categorias sc join categorias c on c.id = sc.categoria_id join faixas_etarias fe on fe.id = c.faixa_etaria_id where sc.solicitacao_id = s.id),
  'notaFiscal', (select ${NOTA_FISCAL} from notas_fiscais n where n.solicitacao_id = s.id and n.liberada_em is null order by n.id desc limit 1),
  'itens', (select coalesce(json_agg(json_build_object('id', x.id, 'produto', ${PRODUTO_CITADO}, 'quantidade', x.quantidade, 'unidade', i.unidade_produto,
      'precoUnidade', x.preco_unidade, 'valorItem', x.valor_item, 'temperaturaMinima', p.temperatura_minima, 'temperaturaMaxima', p.temperatura_maxima, 'quantidadeRecebida', ${RECEBIDA}) order by x.id), '[]')
    from itens_solicitacao x
    join itens_proposta i on i.id = x.item_proposta_id
    join produtos p on p.id = x.produto_id
    join itens_produto ip on ip.id = p.item_id
    where x.solicitacao_id = s.id)`;

/** The deliveries of a request, oldest first. 404 when its unit is not the user's. */
export async function listarRecebimentos(contexto: Contexto, solicitacaoId: number): Promise<Recebimento[]> {
  return (await recebimentoDeCompra(contexto, solicitacaoId)).recebimentos;
}

/** Fields of a `Conferencia`; the query calls recebimentos `r`. */
const CONFERENCIA = sql`'placa', r.placa, 'temperaturaVeiculo', r.temperatura_veiculo, 'conferente', r.conferente,
  'faturados', (select coalesce(json_agg(json_build_object('produto', ${PRODUTO_CITADO}, 'quantidade', rf.quantidade) order by p.nome, p.id), '[]')
    from recebimento_faturados rf join produtos p on p.id = rf.produto_id join itens_produto ip on ip.id = p.item_id where rf.recebimento_id = r.id),
  'ocorrencias', (select coalesce(json_agg(json_build_object('id', o.id, 'produto', ${PRODUTO_CITADO}, 'tipo', o.tipo, 'quantidade', o.quantidade, 'motivo', o.motivo, 'texto', o.texto,
      'fotos', (select coalesce(json_agg(ft.id order by ft.id), '[]') from fotos_de_ocorrencias ft where ft.ocorrencia_id = o.id)) order by o.id), '[]')
    from ocorrencias o join produtos p on p.id = o.produto_id join itens_produto ip on ip.id = p.item_id where o.recebimento_id = r.id)`;

/** A delivery as the database returns it: unformatted instants, lots with the price of the request. */
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
      'justificativaValidade', r.justificativa_validade, 'justificativaTemperatura', r.justificativa_temperatura, ${CONFERENCIA}, 'notaFiscal', case when n.id is not null and (n.liberada_em is null or r.estornado_em is not null) then ${NOTA_FISCAL} end,
      'estorno', case when r.estornado_em is not null then json_build_object('quando', r.estornado_em, 'usuario', ${nomeDoAutor(sql`r.estornado_por_id`)}, 'motivo', r.motivo_estorno) end,
      'precos', (select coalesce(json_agg(json_build_object('produtoId', x.produto_id, 'quantidade', rp.quantidade, 'precoUnidade', x.preco_unidade)), '[]')
        from recebimento_produtos rp join itens_solicitacao x on x.id = rp.item_solicitacao_id where rp.recebimento_id = r.id),
      'produtos', (select coalesce(json_agg(json_build_object('id', rp.id, 'produto', ${PRODUTO_CITADO}, 'quantidade', rp.quantidade, 'produtoLote', json_build_object('id', l.id), 'lote', l.numero, 'deAcordo', rp.de_acordo, 'temperatura', rp.temperatura, 'temperaturaMinima', rp.temperatura_minima, 'temperaturaMaxima', rp.temperatura_maxima, 'inspecao', rp.inspecao,
          'dataFabricacao', to_char(l.data_fabricacao, 'DD/MM/YYYY'), 'dataValidade', to_char(l.data_validade, 'DD/MM/YYYY')) order by rp.id), '[]')
        from recebimento_produtos rp
        join linhas_do_estoque e on e.id = rp.produto_estoque_id
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

/** Locks a request of the user's units until the end of the transaction; 404 when it does not exist. */
export async function travarSolicitacao(tx: Transacao, { usuario }: Contexto, id: number): Promise<Solicitacao> {
  await tx.execute(sql`select id from solicitacoes where id = ${id} for update`);
  return buscarSolicitacao(tx, usuario, id);
}

/**
 * The lots of a request's products that are known in the municipality and have not expired: their labels fill the lines of
 * the receipt. Not where they are. 404 when the request's unit is not the user's.
 */
export async function lotesConhecidos({ banco, usuario }: Contexto, solicitacaoId: number): Promise<ProdutoLote[]> {
  await buscarSolicitacao(banco, usuario, solicitacaoId);
  const { rows } = await banco.execute<{ lote: ProdutoLote }>(sql`
    select ${PRODUTO_LOTE} as lote
    from produto_lotes l join produtos p on p.id = l.produto_id join itens_produto ip on ip.id = p.item_id
    where l.produto_id in (select produto_id from itens_solicitacao where solicitacao_id = ${solicitacaoId})
      and l.data_validade >= ${hoje()}
    order by p.nome, l.numero, l.id`);
  return rows.map(({ lote }) => lote);
}
