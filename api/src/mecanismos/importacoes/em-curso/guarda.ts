import type { ImportacaoEmCurso } from '@merenda/shared/contratos';
import { and, desc, eq, gte, inArray, lt, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../../banco/conexao.js';
import type { Contexto } from '../../../banco/contexto.js';
import { importacoesEmCurso } from '../../../banco/esquema/importacoes.js';
import { emTransacao } from '../../../banco/transacao.js';
import { conflito, naoEncontrado } from '../../../nucleo/recusas.js';
import { agora, dataHoraBR } from '../../../nucleo/relogio.js';
import { exigirImportavel, type Importaveis } from '../entidades.js';
import type { Importavel } from '../importavel.js';
import { contar, guardar, lerGuardadas, type LinhaGuardada } from './linhas.js';

const HORA_MS = 60 * 60 * 1000;

/** How long an unused import is kept. */
const GUARDA_MS = 24 * HORA_MS;

/** Imports of one user; the one that is unused for longest gives way to another. */
const POR_USUARIO = 10;

/** Seconds without a sign of life after which the process of a write is taken for dead. */
const SEM_PULSO_S = 30;

const EXPIROU = 'A importação expirou depois de 24 horas sem uso. Envie o arquivo de novo.';
const INTERROMPIDA = 'A gravação foi interrompida. Nada foi gravado. Confirme de novo.';
const AO_MESMO_TEMPO = 'Esta importação foi mudada ao mesmo tempo em outra tela. Tente de novo.';

const t = importacoesEmCurso;

/** An import without its rows. */
export type Resumo = Awaited<ReturnType<typeof lerResumos>>[number];

/** The columns of an import that its rows do not need. */
const RESUMO = {
  id: t.id,
  entidade: t.entidade,
  nome: t.nome,
  estado: t.estado,
  situacoes: t.situacoes,
  faltam: t.faltam,
  pedeSenha: t.pedeSenha,
  aviso: t.aviso,
  feito: t.feito,
  resultado: t.resultado,
  versao: t.versao,
  usadaEm: t.usadaEm,
  /** Its write has no process any more. */
  parada: sql<boolean>`coalesce(${t.estado} = 'GRAVANDO' and ${t.pulsoEm} < now() - interval '1 second' * ${SEM_PULSO_S}::int, false)`,
};

const lerResumos = (banco: Banco, condicao: SQL | undefined) =>
  banco
    .select(RESUMO)
    .from(t)
    .where(and(condicao, gte(t.usadaEm, vencimento())))
    .orderBy(desc(t.usadaEm), desc(t.id));

const vencimento = (): Date => new Date(agora().getTime() - GUARDA_MS);

/** Names in the answer; more are counted. */
const NOMES = 10;

/** An import as its owner sees it. */
export const paraResposta = ({
  id,
  entidade,
  nome,
  estado,
  situacoes,
  faltam,
  aviso,
  feito,
  resultado,
  usadaEm,
}: Resumo): ImportacaoEmCurso => ({
  ...{ id, entidade, nome, estado, aviso },
  contagens: contar(situacoes),
  linhas: situacoes.length,
  faltam: faltam.map(({ entidade: deUm, nomes }) => ({
    entidade: deUm,
    total: nomes.length,
    nomes: nomes.slice(0, NOMES).map((um) => um.nome),
  })),
  feito: estado === 'GRAVANDO' ? feito : null,
  resultado: resultado && { ...resultado, recusadas: resultado.recusadas.length },
  usadaEm: dataHoraBR(usadaEm),
});

/** The imports of the user, of all entities that the user may import, the last used first. */
export async function listarImportacoes(
  { banco, usuario }: Contexto,
  entidades: readonly Importavel[],
): Promise<ImportacaoEmCurso[]> {
  const permitidas = entidades.map(({ entidade }) => entidade);
  const deste = and(eq(t.usuarioId, usuario.id), inArray(t.entidade, permitidas));
  const resumos = await lerResumos(banco, deste);
  if (resumos.every(({ parada }) => !parada)) return resumos.map(paraResposta);
  for (const { id, parada } of resumos) if (parada) await retomarParada(banco, id);
  return (await lerResumos(banco, deste)).map(paraResposta);
}

/**
 * An import of the user, with the definition of its entity. 404 for one that is gone or belongs to another user, 403 when
 * the user may no longer import the entity. A write whose process died is ended here.
 */
export async function lerImportacao(contexto: Contexto, importaveis: Importaveis, id: number): Promise<Aberta> {
  const { banco, usuario } = contexto;
  const ler = async () => (await lerResumos(banco, and(eq(t.id, id), eq(t.usuarioId, usuario.id))))[0];
  let resumo = await ler();
  if (resumo?.parada) {
    await retomarParada(banco, id);
    resumo = await ler();
  }
  if (!resumo) throw naoEncontrado(EXPIROU);
  const importavel = exigirImportavel(importaveis, contexto, resumo.entidade);
  // A look at it is a use too; it is written at most once an hour.
  if (resumo.usadaEm.getTime() < agora().getTime() - HORA_MS)
    await banco.update(t).set({ usadaEm: agora() }).where(eq(t.id, id));
  return { resumo, importavel };
}

/** Ends a write whose process died: the database has rolled its transaction back. */
const retomarParada = (banco: Banco, id: number) =>
  banco
    .update(t)
    .set({ estado: 'CONFERIDA', aviso: INTERROMPIDA, gravacao: null, feito: null, versao: MAIS_UMA })
    .where(and(eq(t.id, id), RESUMO.parada));

const MAIS_UMA = sql`${t.versao} + 1`;

/** What an import keeps beside its summary. */
export interface Conteudo extends Pick<typeof t.$inferSelect, 'arquivo' | 'colunas' | 'doArquivo' | 'palpites'> {
  linhas: LinhaGuardada[];
}

/** All rows and columns of an import. 404 when it is gone. */
export async function lerConteudo(banco: Banco, id: number): Promise<Conteudo> {
  const [achado] = await banco
    .select({
      arquivo: t.arquivo,
      colunas: t.colunas,
      doArquivo: t.doArquivo,
      palpites: t.palpites,
      linhas: t.linhas,
    })
    .from(t)
    .where(eq(t.id, id));
  if (!achado) throw naoEncontrado(EXPIROU);
  return { ...achado, linhas: lerGuardadas(achado.linhas) };
}

/** The file of an import in base64; null when it has no other sheet. */
export async function lerArquivoGuardado(banco: Banco, id: number): Promise<string | null> {
  const [achado] = await banco.select({ conteudo: t.conteudo }).from(t).where(eq(t.id, id));
  return achado?.conteudo ?? null;
}

/** The numbers of all rows, with their situations. */
export async function lerIndice(banco: Banco, id: number): Promise<{ numeros: number[]; situacoes: string }> {
  const [achado] = await banco.select({ numeros: t.numeros, situacoes: t.situacoes }).from(t).where(eq(t.id, id));
  if (!achado) throw naoEncontrado(EXPIROU);
  return achado;
}

/** The rows with these numbers, in the order of the file. The others are not read. */
export async function lerLinhas(banco: Banco, id: number, numeros: readonly number[]): Promise<LinhaGuardada[]> {
  const { rows } = await banco.execute<{ linha: string }>(sql`
    select cada.linha from ${t}, unnest(numeros, string_to_array(linhas, e'\n')) with ordinality as cada (numero, linha, ordem)
    where id = ${id} and cada.numero in ${[...numeros]} order by cada.ordem`);
  return rows.map(({ linha }) => JSON.parse(linha) as LinhaGuardada);
}

/** What a change of an import writes; its rows with their numbers and situations, if they changed. */
export interface Mudanca extends Partial<
  Omit<typeof t.$inferInsert, 'id' | 'usuarioId' | 'linhas' | 'numeros' | 'situacoes' | 'versao' | 'pulsoEm'>
> {
  linhas?: readonly LinhaGuardada[];
  pulsoEm?: SQL;
}

const comLinhas = ({ linhas, ...mudanca }: Mudanca) => ({ ...mudanca, ...(linhas && guardar(linhas)) });

/** A new import of the user. */
export async function criarImportacao(
  contexto: Contexto,
  nova: Required<
    Pick<Mudanca, 'entidade' | 'nome' | 'conteudo' | 'arquivo' | 'palpites' | 'colunas' | 'doArquivo' | 'linhas'>
  >,
): Promise<ImportacaoEmCurso> {
  const { linhas, ...resto } = nova;
  const usuarioId = contexto.usuario.id;
  return emTransacao(contexto, async (tx) => {
    const [criada] = await tx
      .insert(t)
      .values({ ...resto, ...guardar(linhas), usuarioId, faltam: [], estado: 'LIDA', usadaEm: agora() })
      .returning(RESUMO);
    if (!criada) throw new Error('the import was not created');
    const recentes = tx
      .select({ id: t.id })
      .from(t)
      .where(eq(t.usuarioId, usuarioId))
      .orderBy(desc(t.usadaEm), desc(t.id))
      .limit(POR_USUARIO);
    await tx.delete(t).where(and(eq(t.usuarioId, usuarioId), ne(t.estado, 'GRAVANDO'), notInArray(t.id, recentes)));
    return paraResposta(criada);
  });
}

/** Another call has changed the import in between. */
class Ultrapassada extends Error {}

/** How often a change begins again after another one. */
const TENTATIVAS = 5;

/** An import of the user that may be changed. */
export interface Aberta {
  resumo: Resumo;
  importavel: Importavel;
}

/**
 * Changes an import of the user. `fazer` says what becomes of it, without a transaction: others are answered while rows
 * are checked. When another call changes the import meanwhile, it begins again. Without a `mudanca` nothing is written.
 * Throws like `lerImportacao`, and 409 when other calls change the import again and again.
 */
export async function mudarImportacao<T extends { mudanca: Mudanca | null }>(
  contexto: Contexto,
  importaveis: Importaveis,
  id: number,
  fazer: (aberta: Aberta) => Promise<T>,
): Promise<T & { importacao: ImportacaoEmCurso; importavel: Importavel }> {
  for (let tentativa = 1; tentativa <= TENTATIVAS; tentativa += 1) {
    const aberta = await lerImportacao(contexto, importaveis, id);
    const feito = await fazer(aberta);
    const { resumo, importavel } = aberta;
    if (feito.mudanca === null) return { ...feito, importavel, importacao: paraResposta(resumo) };
    try {
      return { ...feito, importavel, importacao: await gravarMudanca(contexto, resumo, feito.mudanca) };
    } catch (erro) {
      if (!(erro instanceof Ultrapassada)) throw erro;
    }
  }
  throw conflito(AO_MESMO_TEMPO);
}

const gravarMudanca = (
  contexto: Contexto,
  { id, versao }: Pick<Resumo, 'id' | 'versao'>,
  mudanca: Mudanca,
): Promise<ImportacaoEmCurso> =>
  emTransacao(contexto, async (tx) => {
    const [mudada] = await tx
      .update(t)
      .set({ aviso: null, ...comLinhas(mudanca), versao: MAIS_UMA, usadaEm: agora() })
      .where(and(eq(t.id, id), eq(t.versao, versao)))
      .returning(RESUMO);
    if (!mudada) throw new Ultrapassada();
    // An idempotent call answers the result of its transaction.
    return paraResposta(mudada);
  });

/** Deletes an import of the user. 409 while it is written. */
export async function apagarImportacao(contexto: Contexto, id: number): Promise<void> {
  await emTransacao(contexto, async (tx) => {
    const [apagada] = await tx
      .delete(t)
      .where(and(eq(t.id, id), ne(t.estado, 'GRAVANDO')))
      .returning({ id: t.id });
    if (!apagada) throw conflito('A importação está sendo gravada. Aguarde o fim para descartá-la.');
  });
}

/** Deletes the imports that no one has used for a day. One that is written goes when it is done. */
export async function apagarImportacoesVencidas(banco: Banco): Promise<void> {
  await banco.delete(t).where(and(lt(t.usadaEm, vencimento()), ne(t.estado, 'GRAVANDO')));
}
