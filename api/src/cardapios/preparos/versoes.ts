import type { ReceitaGuardada, VersaoDoPreparo } from '@merenda/shared/contratos';
import { agrupar } from '@merenda/shared/regras';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { pratoPreparos, preparos, preparoVersoes } from '../../banco/esquema/cardapios/cardapios.js';
import { refeicaoPreparos } from '../../banco/esquema/cardapios/refeicoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { fichasTecnicasDosPreparos } from '../fichas-tecnicas/ficha.js';
import { buscarPreparo, buscarPreparos } from './consultas.js';

/**
 * Keeps the recipes that a meal cooks as they are now, with their sheets: a later change makes a new version, and the
 * meal stays with this one. A version is stored once, with its first meal. The recipes are locked, so that none changes
 * between what is kept and what the meal takes.
 */
export async function guardarReceitas(tx: Transacao, refeicaoId: number, pratoId: number): Promise<void> {
  const doPrato = await tx
    .select({ id: preparos.id, versao: preparos.versao })
    .from(preparos)
    .innerJoin(pratoPreparos, eq(pratoPreparos.preparoId, preparos.id))
    .where(eq(pratoPreparos.pratoId, pratoId))
    .orderBy(asc(preparos.id))
    .for('share', { of: preparos });
  const guardadas = await versoesDe(tx, doPrato);
  const faltam = doPrato.filter(({ id }) => !guardadas.has(id));
  if (faltam.length > 0) {
    const receitas = await receitasDeHoje(
      tx,
      faltam.map(({ id }) => id),
    );
    await tx
      .insert(preparoVersoes)
      .values(receitas.map(({ id, receita }) => ({ preparoId: id, versao: receita.versao, receita })))
      .onConflictDoNothing();
  }
  const todas = faltam.length > 0 ? await versoesDe(tx, doPrato) : guardadas;
  await tx.delete(refeicaoPreparos).where(eq(refeicaoPreparos.refeicaoId, refeicaoId));
  if (todas.size > 0)
    await tx
      .insert(refeicaoPreparos)
      .values([...todas.values()].map((preparoVersaoId) => ({ refeicaoId, preparoVersaoId })));
}

/** The versions of a preparation that meals cooked, and the current one, newest first. 404 when there is none. */
export async function listarVersoes(banco: Banco, id: number): Promise<VersaoDoPreparo[]> {
  const { versao } = await buscarPreparo(banco, id);
  const guardadas = await banco
    .select({
      versao: preparoVersoes.versao,
      receita: preparoVersoes.receita,
      refeicoes: sql<number>`(select count(*) from refeicao_preparos rp join refeicoes r on r.id = rp.refeicao_id
        where rp.preparo_versao_id = ${preparoVersoes}.id and r.excluido_em is null)::int`,
    })
    .from(preparoVersoes)
    .where(eq(preparoVersoes.preparoId, id))
    .orderBy(asc(preparoVersoes.versao));
  const [atual] = await receitasDeHoje(banco, [id]);
  const versoes = guardadas
    .filter((guardada) => guardada.versao !== versao)
    .map(({ receita, refeicoes }, i): VersaoDoPreparo => ({ numero: i + 1, atual: false, refeicoes, receita }));
  const refeicoes = guardadas.find((guardada) => guardada.versao === versao)?.refeicoes ?? 0;
  return [
    ...(atual ? [{ numero: versoes.length + 1, atual: true, refeicoes, receita: atual.receita }] : []),
    ...versoes.toReversed(),
  ];
}

/** The recipes that a meal cooked, as they were. Empty for meals registered before recipes were versioned. */
export async function receitasDaRefeicao(banco: Banco | Transacao, refeicaoId: number): Promise<ReceitaGuardada[]> {
  const linhas = await banco
    .select({ receita: preparoVersoes.receita })
    .from(refeicaoPreparos)
    .innerJoin(preparoVersoes, eq(preparoVersoes.id, refeicaoPreparos.preparoVersaoId))
    .where(eq(refeicaoPreparos.refeicaoId, refeicaoId))
    .orderBy(asc(preparoVersoes.id));
  return linhas.map(({ receita }) => receita);
}

/** Who is responsible for recipes as they are, and since when, by the id of the preparation. */
async function responsaveis(
  banco: Banco | Transacao,
  ids: readonly number[],
): Promise<Map<number, Pick<ReceitaGuardada, 'responsavel' | 'alteradoEm'>>> {
  const linhas = await banco
    .select({ id: preparos.id, alteradoEm: preparos.alteradoEm, nome: pessoas.nome, crn: pessoas.crn })
    .from(preparos)
    .leftJoin(usuarios, eq(usuarios.id, sql`coalesce(${preparos.alteradoPorId}, ${preparos.criadorId})`))
    .leftJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
    .where(inArray(preparos.id, [...ids]));
  return new Map(
    linhas.map(({ id, alteradoEm, nome, crn }) => [
      id,
      { responsavel: nome === null ? null : { nome, crn }, alteradoEm: alteradoEm && dataHoraBR(alteradoEm) },
    ]),
  );
}

async function receitasDeHoje(
  banco: Banco | Transacao,
  ids: readonly number[],
): Promise<{ id: number; receita: ReceitaGuardada }[]> {
  const [receitas, fichas, autores] = [
    await buscarPreparos(banco, ids),
    await fichasTecnicasDosPreparos(banco, ids),
    await responsaveis(banco, ids),
  ];
  return receitas.flatMap(({ id, ...receita }) => {
    const [ficha, autor] = [fichas.get(id), autores.get(id)];
    return ficha && autor ? [{ id, receita: { ...receita, ...autor, ficha } }] : [];
  });
}

/** The ids of the kept versions by preparation, of these versions only. */
async function versoesDe(
  tx: Transacao,
  procuradas: readonly { id: number; versao: number }[],
): Promise<Map<number, number>> {
  const linhas = await tx
    .select({ id: preparoVersoes.id, preparoId: preparoVersoes.preparoId, versao: preparoVersoes.versao })
    .from(preparoVersoes)
    .where(
      inArray(
        preparoVersoes.preparoId,
        procuradas.map(({ id }) => id),
      ),
    );
  const porPreparo = agrupar(linhas, ({ preparoId }) => preparoId);
  return new Map(
    procuradas.flatMap(({ id, versao }) =>
      (porPreparo.get(id) ?? []).filter((linha) => linha.versao === versao).map((linha) => [id, linha.id] as const),
    ),
  );
}
