import {
  ROTULOS_STATUS_COMPRA,
  ROTULOS_TIPO_AQUISICAO,
  STATUS_PENDENTES,
  type BuscaSolicitacoes,
  type FiltrosDasSolicitacoes,
  type OrdemSolicitacao,
  type Pagina,
  type SolicitacaoResumo,
} from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import { chavesDe, contem, porChaveDe, porRotulo, rotuloDe } from '../../banco/chaves-de-ordem.js';
import type { Contexto } from '../../banco/contexto.js';
import { paginar, type Lista } from '../../banco/paginas.js';
import { NOME_DO_FORNECEDOR } from '../../cadastros/index.js';
import { porNome } from '../../nucleo/ordem.js';
import { doUsuario, RESUMO, SOLICITACOES, VALOR } from './consultas.js';

/** A tender's modality in words, of the other acquisitions the type. */
const MODALIDADE = sql`coalesce(
  (select c.descricao from convencoes c where c.lista = 'modalidades-licitacao' and c.nome = a.modalidade_licitacao),
  a.modalidade_licitacao, ${rotuloDe(sql`a.aquisicao_tipo`, ROTULOS_TIPO_AQUISICAO)})`;

/** The requests with the keys of the names by which they are sorted. */
const COM_CHAVES = sql`${SOLICITACOES}
    left join ${chavesDe(sql`propostas_vencedoras v`, sql`v.id`, sql`v.numero_contrato`)} contrato on contrato.id = v.id
    left join ${chavesDe(sql`aquisicoes a`, sql`a.id`, MODALIDADE)} modalidade on modalidade.id = a.id
    left join ${chavesDe(sql`fornecedores f`, sql`f.id`, NOME_DO_FORNECEDOR)} fornecedor on fornecedor.id = f.id
    left join ${chavesDe(sql`unidades_educacionais u`, sql`u.id`, sql`u.nome`)} unidade on unidade.id = u.id`;

/** Newest first. */
const LISTA: Lista<OrdemSolicitacao> = {
  de: COM_CHAVES,
  chaves: [
    { coluna: sql`s.data_solicitacao`, tipo: 'dia', decrescente: true },
    { coluna: sql`s.id`, tipo: 'inteiro', decrescente: true },
  ],
  ordens: {
    numero: [
      { coluna: sql`s.ano`, tipo: 'inteiro' },
      { coluna: sql`s.numero`, tipo: 'inteiro' },
    ],
    data: [{ coluna: sql`s.data_solicitacao`, tipo: 'dia' }],
    contrato: [porChaveDe(sql`contrato`)],
    modalidade: [porChaveDe(sql`modalidade`)],
    fornecedor: [porChaveDe(sql`fornecedor`)],
    unidade: [porChaveDe(sql`unidade`)],
    valor: [{ coluna: VALOR, tipo: 'decimal' }],
    status: [porRotulo(sql`s.status`, ROTULOS_STATUS_COMPRA)],
  },
};

/** One page of the purchase requests of the user's units. */
export function paginaDeSolicitacoes(
  { banco, usuario }: Contexto,
  { numero, data, modalidade, aquisicao, fornecedor, unidade, status, ...pagina }: BuscaSolicitacoes,
): Promise<Pagina<SolicitacaoResumo>> {
  const filtros = [
    numero ? contem(sql`(s.numero || '/' || s.ano)`, numero) : undefined,
    data === undefined ? undefined : sql`s.data_solicitacao = ${data}::date`,
    modalidade === undefined ? undefined : sql`coalesce(a.modalidade_licitacao, a.aquisicao_tipo) = ${modalidade}`,
    aquisicao === undefined ? undefined : sql`s.aquisicao_id = ${aquisicao}`,
    fornecedor === undefined ? undefined : sql`v.fornecedor_id = ${fornecedor}`,
    unidade === undefined ? undefined : sql`s.unidade_educacional_id = ${unidade}`,
    status === undefined
      ? undefined
      : status === 'PENDENTE'
        ? sql`s.status in ${STATUS_PENDENTES}`
        : sql`s.status = ${status}`,
  ];
  return paginar(
    banco,
    LISTA,
    { linha: sql`json_build_object(${RESUMO})`, escopo: doUsuario(usuario), filtros },
    pagina,
  );
}

/** The suppliers and units that the requests of the user's units name, by name. */
export async function filtrosDasSolicitacoes({ banco, usuario }: Contexto): Promise<FiltrosDasSolicitacoes> {
  const { rows } = await banco.execute<{ tipo: 'fornecedor' | 'unidade'; id: number; nome: string }>(sql`
    select 'fornecedor' as tipo, f.id, ${NOME_DO_FORNECEDOR} as nome from fornecedores f
    where f.id in (select v.fornecedor_id from solicitacoes s join propostas_vencedoras v on v.id = s.proposta_id where ${doUsuario(usuario)})
    union all
    select 'unidade', u.id, u.nome from unidades_educacionais u
    where ${dasUnidadesDe(usuario, sql`u.id`)} and exists (select from solicitacoes s where s.unidade_educacional_id = u.id)`);
  const de = (tipo: string) =>
    rows
      .filter((linha) => linha.tipo === tipo)
      .map(({ id, nome }) => ({ id, nome }))
      .sort(porNome);
  return { fornecedores: de('fornecedor'), unidades: de('unidade') };
}
