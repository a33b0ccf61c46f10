import type {
  MatriculasEnviadas,
  UnidadeEducacional,
  UnidadeEducacionalEdicao,
  UnidadeEducacionalNova,
} from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { estoques, unidadesEducacionais } from '../../banco/esquema/unidades.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../auditoria/auditar.js';
import { gravarMatriculas } from '../matriculas/gravacao.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { buscarUnidade, travarUnidade } from './consultas.js';

/** The columns of a unit. */
export type ColunasDaUnidade = Omit<typeof unidadesEducacionais.$inferInsert, 'id' | 'versao'>;

/** Registers a unit with its enrolments and opens its stock. 409 when another unit has its INEP code. */
export function criarUnidade(contexto: Contexto, nova: UnidadeEducacionalNova): Promise<UnidadeEducacional> {
  return emTransacao(contexto, async (tx) => {
    const criada = await inserirUnidade(tx, colunas(nova));
    await gravarAnos(tx, criada.id, nova.matriculas);
    return criada;
  });
}

/**
 * Changes a unit, and its enrolments of the years that are sent. 404, 409 when the unit or one of these years changed
 * since it was read, or another unit has its INEP code.
 */
export function alterarUnidade(
  contexto: Contexto,
  id: number,
  edicao: Recebida<UnidadeEducacionalEdicao>,
): Promise<UnidadeEducacional> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarUnidade(tx, id);
    exigirVersao(antes, edicao.versao, 'A unidade foi alterada');
    await gravarAnos(tx, id, edicao.matriculas);
    return atualizarUnidade(tx, antes, colunas(edicao));
  });
}

async function gravarAnos(tx: Transacao, unidade: number, anos: readonly MatriculasEnviadas[] = []): Promise<void> {
  for (const doAno of anos) await gravarMatriculas(tx, unidade, doAno, 'MANUAL');
}

/** Writes a new unit with its stock and its audit line. */
export async function inserirUnidade(tx: Transacao, valores: ColunasDaUnidade): Promise<UnidadeEducacional> {
  const { id } = primeira(
    await comInepUnico(tx.insert(unidadesEducacionais).values(valores).returning({ id: unidadesEducacionais.id })),
  );
  await tx.insert(estoques).values({ unidadeEducacionalId: id });
  const criada = await buscarUnidade(tx, id);
  await auditar(tx, { entidade: 'unidades-educacionais', id, acao: 'CRIAR', depois: criada });
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
  await auditar(tx, { entidade: 'unidades-educacionais', id, acao: 'ALTERAR', antes, depois });
  return depois;
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
  localizacao,
  pct,
  refeicoesPorDia,
  alunosAee,
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
    localizacao: localizacao || null,
    pct: pct || null,
    refeicoesPorDia: refeicoesPorDia ?? null,
    alunosAee: alunosAee ?? null,
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
