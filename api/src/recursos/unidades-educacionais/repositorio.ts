import type { UnidadeEducacional, UnidadeEducacionalEdicao, UnidadeEducacionalNova } from '@merenda/shared/contratos';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { estoques, unidadesEducacionais } from '../../banco/esquema/unidades.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { recusarSeEmUso } from '../em-uso.js';
import { exigirVersao, type Recebida } from '../versao.js';

const ENTIDADE = 'unidades-educacionais';

/** What is written of a unit. */
export type ColunasDaUnidade = Omit<typeof unidadesEducacionais.$inferInsert, 'id' | 'versao'>;

/** Every unit, by name. */
export function listarUnidades(banco: Banco): Promise<UnidadeEducacional[]> {
  return buscarUnidades(banco);
}

/** One unit. 404 when there is none. */
export async function buscarUnidade(banco: Banco | Transacao, id: number): Promise<UnidadeEducacional> {
  const [unidade] = await buscarUnidades(banco, eq(unidadesEducacionais.id, id));
  if (!unidade) throw naoEncontrado('Unidade educacional não encontrada.');
  return unidade;
}

/** Registers a unit and opens its stock. 409 when its INEP code is another's. */
export function criarUnidade(contexto: Contexto, nova: UnidadeEducacionalNova): Promise<UnidadeEducacional> {
  return emTransacao(contexto, (tx) => inserirUnidade(tx, colunas(nova)));
}

/** Changes a unit. 404, 409 when it changed since it was read or its INEP code is another's. */
export function alterarUnidade(
  contexto: Contexto,
  id: number,
  edicao: Recebida<UnidadeEducacionalEdicao>,
): Promise<UnidadeEducacional> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    exigirVersao(antes, edicao.versao, 'A unidade foi alterada');
    return atualizarUnidade(tx, antes, colunas(edicao));
  });
}

/** Deletes a unit with its stock, which must never have held anything. 409 saying what uses them. */
export function excluirUnidade(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    const estoque = antes.estoque.id;
    await recusarSeEmUso(tx, contexto, `A unidade ${antes.nome}`, [
      {
        tipo: 'usuario',
        registros: sql`select u.id, u.usuario as nome, u.usuario as ordem from usuario_estoques x join usuarios u on u.id = x.usuario_id where x.estoque_id = ${estoque}`,
      },
      {
        tipo: 'produtoEmEstoque',
        registros: sql`select p.id, p.nome, p.nome as ordem from produtos_estoque e join produto_lotes l on l.id = e.produto_lote_id join produtos p on p.id = l.produto_id where e.estoque_id = ${estoque}`,
      },
      {
        tipo: 'aquisicao',
        registros: sql`select id, numero || '/' || ano as nome, data_contrato as ordem from aquisicoes where unidade_educacional_id = ${id}`,
      },
      {
        tipo: 'solicitacao',
        registros: sql`select id, to_char(data_solicitacao, 'DD/MM/YYYY') as nome, data_solicitacao as ordem from solicitacoes where unidade_educacional_id = ${id}`,
      },
      {
        tipo: 'movimentacao',
        registros: sql`select id, 'nº ' || id as nome, id as ordem from movimentacoes where ${estoque} in (origem_id, destino_id)`,
      },
      {
        tipo: 'lancamento',
        registros: sql`select id, to_char(data, 'DD/MM/YYYY') as nome, data as ordem from lancamentos where unidade_educacional_id = ${id}`,
      },
      {
        tipo: 'refeicao',
        registros: sql`select id, to_char(dia + hora, 'DD/MM/YYYY HH24:MI') as nome, dia + hora as ordem from refeicoes where unidade_educacional_id = ${id}`,
      },
      {
        tipo: 'kit',
        registros: sql`select id, to_char(data, 'DD/MM/YYYY') as nome, data as ordem from kits where estoque_id = ${estoque}`,
      },
    ]);
    await tx.delete(estoques).where(eq(estoques.id, estoque));
    await tx.delete(unidadesEducacionais).where(eq(unidadesEducacionais.id, id));
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'EXCLUIR', antes });
  });
}

/** Writes a new unit with its stock and its audit line. */
export async function inserirUnidade(tx: Transacao, valores: ColunasDaUnidade): Promise<UnidadeEducacional> {
  const { id } = primeira(
    await comInepUnico(tx.insert(unidadesEducacionais).values(valores).returning({ id: unidadesEducacionais.id })),
  );
  await tx.insert(estoques).values({ unidadeEducacionalId: id });
  const criada = await buscarUnidade(tx, id);
  await auditar(tx, { entidade: ENTIDADE, id, acao: 'CRIAR', depois: criada });
  return criada;
}

/** Writes a unit that the transaction has locked, with its audit line. */
export async function atualizarUnidade(
  tx: Transacao,
  antes: UnidadeEducacional,
  valores: Partial<ColunasDaUnidade>,
): Promise<UnidadeEducacional> {
  const { id, versao } = antes;
  await comInepUnico(
    tx
      .update(unidadesEducacionais)
      .set({ ...valores, versao: versao + 1 })
      .where(eq(unidadesEducacionais.id, id)),
  );
  const depois = await buscarUnidade(tx, id);
  await auditar(tx, { entidade: ENTIDADE, id, acao: 'ALTERAR', antes, depois });
  return depois;
}

/** Units with their stocks, by name. */
export async function buscarUnidades(banco: Banco | Transacao, filtro?: SQL): Promise<UnidadeEducacional[]> {
  const linhas = await banco
    .select({ unidade: unidadesEducacionais, estoque: { id: estoques.id } })
    .from(unidadesEducacionais)
    .innerJoin(estoques, eq(estoques.unidadeEducacionalId, unidadesEducacionais.id))
    .where(filtro);
  return linhas.map(({ unidade, estoque }) => ({ ...unidade, estoque })).sort(porNome);
}

function colunas({
  nome,
  tipoUnidade,
  codigoInep,
  cep,
  cidade,
  logradouro,
  numero,
  bairro,
  telefone,
  nomeDoResponsavel,
}: UnidadeEducacionalNova): ColunasDaUnidade {
  return {
    nome,
    tipoUnidade,
    cep,
    cidade,
    logradouro,
    numero,
    telefone,
    codigoInep: (tipoUnidade === 'ESCOLA' && codigoInep) || null,
    bairro: bairro || null,
    nomeDoResponsavel: nomeDoResponsavel || null,
  };
}

function comInepUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(
    escrita,
    'unidades_educacionais_codigoInep_unique',
    'codigoInep',
    'Já existe uma unidade com este código INEP.',
  );
}

/** Locks a unit for the transaction and reads it. 404 when there is none. */
export async function travar(tx: Transacao, id: number): Promise<UnidadeEducacional> {
  await tx
    .select({ id: unidadesEducacionais.id })
    .from(unidadesEducacionais)
    .where(eq(unidadesEducacionais.id, id))
    .for('update');
  return buscarUnidade(tx, id);
}
