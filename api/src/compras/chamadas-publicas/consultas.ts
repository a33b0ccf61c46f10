import type { ChamadaPublica, ChamadaPublicaResumo, ProjetoDeVenda } from '@merenda/shared/contratos';
import {
  classificar,
  decimal,
  Decimal,
  mediaDasCotacoes,
  precoDaChamada,
  somar,
  tetoDaCaf,
  type Colocacao,
  ZERO,
} from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import { FORNECEDOR_CITADO, PRODUTO_CITADO } from '../../cadastros/index.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { fuso } from '../../nucleo/relogio.js';

type Leitor = Banco | Transacao;
type Dono = Pick<Contexto['usuario'], 'id'>;

const CHAMADAS = sql`chamadas_publicas c
    join unidades_educacionais u on u.id = c.unidade_educacional_id
    left join aquisicoes a on a.id = c.aquisicao_id`;

const daUnidade = (usuario: Dono): SQL => dasUnidadesDe(usuario, sql`c.unidade_educacional_id`);

const RESUMO = sql`
  'id', c.id, 'unidadeEducacional', json_build_object('id', u.id, 'nome', u.nome), 'numero', c.numero, 'ano', c.ano,
  'objeto', c.objeto, 'dataAbertura', to_char(c.data_abertura, 'DD/MM/YYYY'), 'prazo', to_char(c.prazo, 'DD/MM/YYYY'),
  'status', c.status, 'versao', c.versao,
  'aquisicao', case when a.id is not null then json_build_object('id', a.id, 'numero', a.numero || '/' || a.ano) end`;

const INTEIRA = sql`
  'limitePorCaf', c.limite_por_caf, 'motivo', c.motivo_cancelamento,
  'sorteio', case when c.semente_do_sorteio is not null then json_build_object('semente', c.semente_do_sorteio,
    'quando', to_char(c.sorteada_em at time zone ${fuso()}, 'DD/MM/YYYY HH24:MI'), 'usuario', ${nomeDoAutor(sql`c.sorteada_por_id`)}) end,
  'itens', (select coalesce(json_agg(json_build_object('id', i.id, 'produto', ${PRODUTO_CITADO}, 'quantidade', i.quantidade, 'entrega', i.entrega,
      'frete', i.frete, 'embalagem', i.embalagem, 'encargos', i.encargos,
      'cotacoes', (select coalesce(json_agg(json_build_object('fonte', q.cotacao ->> 'fonte', 'valor', q.cotacao -> 'valor',
          'data', to_char((q.cotacao ->> 'data')::date, 'DD/MM/YYYY')) order by q.ordem), '[]')
        from jsonb_array_elements(i.cotacoes) with ordinality q(cotacao, ordem))) order by i.id), '[]')
    from chamada_itens i join produtos p on p.id = i.produto_id join itens_produto ip on ip.id = p.item_id where i.chamada_id = c.id),
  'projetos', (select coalesce(json_agg(json_build_object('id', j.id, 'fornecedor', ${FORNECEDOR_CITADO}, 'municipio', f.municipio, 'uf', f.uf,
      'localidade', j.localidade, 'gruposPrioritarios', j.grupos_prioritarios, 'organico', j.organico, 'organizacao', j.organizacao,
      'cafs', j.cafs, 'contratadoAntes', j.contratado_antes,
      'itens', (select json_agg(json_build_object('produto', json_build_object('id', i.produto_id), 'quantidade', x.quantidade) order by i.id)
        from chamada_projeto_itens x join chamada_itens i on i.id = x.item_id where x.projeto_id = j.id)) order by j.id), '[]')
    from chamada_projetos j join fornecedores f on f.id = j.fornecedor_id where j.chamada_id = c.id)`;

/** The public calls of the user's units, newest first. */
export async function listarChamadas({ banco, usuario }: Contexto): Promise<ChamadaPublicaResumo[]> {
  const { rows } = await banco.execute<{ chamada: ChamadaPublicaResumo }>(sql`
    select json_build_object(${RESUMO}) as chamada from ${CHAMADAS}
    where ${daUnidade(usuario)} order by c.data_abertura desc, c.id desc`);
  return rows.map(({ chamada }) => chamada);
}

type ProjetoLido = Omit<ProjetoDeVenda, 'teto'>;
type ItemLido = Omit<ChamadaPublica['itens'][number], 'media' | 'preco' | 'classificacao'>;
type ChamadaLida = Omit<ChamadaPublica, 'itens' | 'projetos' | 'total'> & {
  itens: ItemLido[];
  projetos: ProjetoLido[];
};

/**
 * One public call with its prices and, from the selection on, its ranking: both are computed from what is stored, the
 * draw from its seed. 404 when its unit is not the user's.
 */
export async function buscarChamada(leitor: Leitor, usuario: Dono, id: number): Promise<ChamadaPublica> {
  const { rows } = await leitor.execute<{ chamada: ChamadaLida }>(sql`
    select json_build_object(${RESUMO}, ${INTEIRA}) as chamada from ${CHAMADAS}
    where c.id = ${id} and ${daUnidade(usuario)}`);
  if (!rows[0]) throw naoEncontrado('Chamada pública não encontrada.');
  return comClassificacao(rows[0].chamada);
}

/** Locks a public call of the user's units until the end of the transaction, and reads it. 404. */
export async function travarChamada(tx: Transacao, { usuario }: Contexto, id: number): Promise<ChamadaPublica> {
  await tx.execute(sql`select id from chamadas_publicas where id = ${id} for update`);
  return buscarChamada(tx, usuario, id);
}

function comClassificacao(chamada: ChamadaLida): ChamadaPublica {
  const { sorteio, limitePorCaf } = chamada;
  const projetos = chamada.projetos.map((projeto) => ({
    ...projeto,
    // No project is taken of a formal group without members.
    teto: (tetoDaCaf({ cafTipo: projeto.organizacao, membros: projeto.cafs }, limitePorCaf) ?? ZERO).toNumber(),
  }));
  const precos = chamada.itens.map((item) => precoDaChamada(item.cotacoes, item));
  const classificados = sorteio
    ? classificar(
        chamada.itens.map(({ produto, quantidade }, n) => ({ produto: produto.id, quantidade, preco: precos[n] ?? 0 })),
        projetos.map(paraClassificar),
        sorteio.semente,
      )
    : [];
  const doProjeto = new Map(projetos.map(({ id, fornecedor }) => [id, fornecedor]));
  return {
    ...chamada,
    projetos,
    itens: chamada.itens.map((item, n) => ({
      ...item,
      media: mediaDasCotacoes(item.cotacoes)?.toNumber() ?? null,
      preco: precos[n]?.toNumber() ?? null,
      classificacao: (classificados[n] ?? []).flatMap((colocacao) => {
        const fornecedor = doProjeto.get(colocacao.projeto);
        return fornecedor ? [{ ...emNumeros(colocacao), fornecedor }] : [];
      }),
    })),
    total: somar(classificados.flat().map(({ valor }) => valor)).toNumber(),
  };
}

const paraClassificar = ({ itens, gruposPrioritarios, teto, contratadoAntes, ...projeto }: ProjetoDeVenda) => ({
  ...projeto,
  prioritario: gruposPrioritarios.length > 0,
  saldoDoTeto: Decimal.max(decimal(teto).minus(contratadoAntes ?? 0), ZERO),
  ofertas: itens.map(({ produto, quantidade }) => ({ produto: produto.id, quantidade })),
});

const emNumeros = ({ ofertada, quantidade, valor, ...colocacao }: Colocacao) => ({
  ...colocacao,
  ofertada: ofertada.toNumber(),
  quantidade: quantidade.toNumber(),
  valor: valor.toNumber(),
});
