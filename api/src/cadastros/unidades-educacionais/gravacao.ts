import type {
  MatriculasEnviadas,
  UnidadeDePlanilha,
  UnidadeEducacional,
  UnidadeEducacionalEdicao,
  UnidadeEducacionalNova,
} from '@merenda/shared/contratos';
import { getTableColumns } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { estoques } from '../../banco/esquema/estoque/estoques.js';
import { enviadas, primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditarAlteracoes, auditarCriacoes } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { gravarMatriculas } from '../matriculas/gravacao.js';
import { buscarUnidadesNaOrdem, travarUnidade } from './consultas.js';

/** The columns of a unit. */
export type ColunasDaUnidade = Omit<typeof unidadesEducacionais.$inferInsert, 'id' | 'ativa' | 'versao'>;

/** Registers a unit with its enrolments and opens its stock. 409 when another unit has its INEP code. */
export function criarUnidade(contexto: Contexto, nova: UnidadeEducacionalNova): Promise<UnidadeEducacional> {
  return emTransacao(contexto, async (tx) => {
    const criada = primeira(await inserirUnidades(tx, [colunasDaUnidade(nova)]));
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
    return primeira(await atualizarUnidades(tx, [{ antes, valores: colunasDaUnidade(edicao) }]));
  });
}

async function gravarAnos(tx: Transacao, unidade: number, anos: readonly MatriculasEnviadas[] = []): Promise<void> {
  for (const doAno of anos) await gravarMatriculas(tx, unidade, doAno, 'MANUAL');
}

/** Writes new units with their stocks and their audit lines. */
export async function inserirUnidades(
  tx: Transacao,
  novas: readonly ColunasDaUnidade[],
): Promise<UnidadeEducacional[]> {
  const inseridas = await comInepUnico(
    tx
      .insert(unidadesEducacionais)
      .values([...novas])
      .returning({ id: unidadesEducacionais.id }),
  );
  const ids = inseridas.map(({ id }) => id);
  await tx.insert(estoques).values(ids.map((unidadeEducacionalId) => ({ unidadeEducacionalId })));
  const criadas = await buscarUnidadesNaOrdem(tx, ids);
  await auditarCriacoes(tx, 'unidades-educacionais', criadas);
  return criadas;
}

/** A unit as it is, and its columns that change. */
interface MudancaDeUnidade {
  antes: UnidadeEducacional;
  valores: Partial<ColunasDaUnidade>;
}

/** Writes changes of units, which the transaction has locked, and their audit lines. */
export async function atualizarUnidades(
  tx: Transacao,
  mudancas: readonly MudancaDeUnidade[],
): Promise<UnidadeEducacional[]> {
  // One statement for all of them: each id exists.
  await comInepUnico(
    tx
      .insert(unidadesEducacionais)
      .values(
        mudancas.map(({ antes, valores }) => ({
          id: antes.id,
          idIEscolar: antes.idIEscolar,
          ativa: antes.ativa,
          ...colunasDaUnidade(antes),
          ...valores,
          versao: antes.versao + 1,
        })),
      )
      .onConflictDoUpdate({ target: unidadesEducacionais.id, set: enviadas(unidadesEducacionais, GRAVADAS) }),
  );
  const antes = new Map(mudancas.map((mudanca) => [mudanca.antes.id, mudanca.antes]));
  const alteradas = await buscarUnidadesNaOrdem(tx, [...antes.keys()]);
  await auditarAlteracoes(tx, 'unidades-educacionais', antes, alteradas);
  return alteradas;
}

type Coluna = keyof typeof unidadesEducacionais.$inferInsert;

/** Every column but the id. */
const GRAVADAS = (Object.keys(getTableColumns(unidadesEducacionais)) as Coluna[]).filter((coluna) => coluna !== 'id');

/** The columns of a unit from the form or a row of a spreadsheet; only a school has an INEP code. */
export function colunasDaUnidade({
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
}: Omit<UnidadeDePlanilha, 'telefone'> & { telefone: string | null }): ColunasDaUnidade {
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

/** Runs a write; throws 409 at the field when another record has the same INEP code. */
export function comInepUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(
    escrita,
    'unidades_educacionais_codigoInep_unique',
    'codigoInep',
    'Já existe uma unidade com este código INEP.',
  );
}
